import type { AnyNode, Node, Pattern, Program } from "acorn";

/** A node of a script and its ancestors, outermost first. */
export type Visit = (node: AnyNode, around: readonly AnyNode[]) => void;

/** Calls the visitor for every node of the tree, parents before children. */
export function walk(root: AnyNode | Program, visit: Visit): void {
  const around: AnyNode[] = [];
  // Bundles have some hundred thousand nodes: plain loops, no intermediate arrays.
  const step = (node: AnyNode): void => {
    visit(node, around);
    around.push(node);
    for (const key in node) {
      const value: unknown = node[key as keyof AnyNode];
      for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) step(item);
    }
    around.pop();
  };
  step(root as AnyNode);
}

/** True for nodes that have a function body, which runs at another time. */
export function isFunction(node: AnyNode): boolean {
  return (
    node.type === "FunctionDeclaration" ||
    node.type === "FunctionExpression" ||
    node.type === "ArrowFunctionExpression"
  );
}

/** The property name of a member expression, also in quotes, or null. */
export function memberName(node: AnyNode | null | undefined): string | null {
  if (node?.type !== "MemberExpression") return null;
  if (!node.computed) return node.property.type === "Identifier" ? node.property.name : null;
  return textOf(node.property);
}

/** The text of a string, also in backticks, as minifiers write it, or null. */
export function textOf(node: AnyNode | null | undefined): string | null {
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis.map(({ value }) => value.cooked ?? "").join("");
  }
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** The names that each scope of a script declares. */
export type Scopes = Map<AnyNode, Set<string>>;

/** Finds all declarations of a script. */
export function scopesOf(program: Program): Scopes {
  const scopes: Scopes = new Map();
  const declare = (scope: AnyNode, names: readonly string[]): void => {
    const known = scopes.get(scope) ?? new Set();
    for (const name of names) known.add(name);
    scopes.set(scope, known);
  };
  walk(program, (node, around) => {
    const nearest = (isScope: (node: AnyNode) => boolean): AnyNode =>
      around.findLast(isScope) ?? (program as AnyNode);
    if (node.type === "VariableDeclaration") {
      const names = node.declarations.flatMap(({ id }) => namesOf(id));
      declare(nearest(node.kind === "var" ? isBody : isBlock), names);
    }
    if (node.type === "ImportDeclaration") {
      declare(
        program as AnyNode,
        node.specifiers.map(({ local }) => local.name),
      );
    }
    if (node.type === "CatchClause" && node.param) declare(node, namesOf(node.param));
    if (node.type === "ClassDeclaration" || node.type === "ClassExpression") {
      if (node.id)
        declare(node.type === "ClassExpression" ? node : nearest(isBlock), [node.id.name]);
    }
    if ("params" in node) {
      declare(node, node.params.flatMap(namesOf));
      if ("id" in node && node.id) {
        declare(node.type === "FunctionDeclaration" ? nearest(isBlock) : node, [node.id.name]);
      }
      if (node.type !== "ArrowFunctionExpression") declare(node, ["arguments"]);
    }
  });
  return scopes;
}

/** True if one of the enclosing scopes declares the name. */
export function isDeclared(name: string, around: readonly AnyNode[], scopes: Scopes): boolean {
  return around.some((scope) => scopes.get(scope)?.has(name));
}

function isBody(node: AnyNode): boolean {
  return node.type === "Program" || node.type === "StaticBlock" || isFunction(node);
}

function isBlock(node: AnyNode): boolean {
  return (
    isBody(node) ||
    node.type === "BlockStatement" ||
    node.type === "SwitchStatement" ||
    node.type === "CatchClause" ||
    node.type.startsWith("For")
  );
}

function namesOf(pattern: Pattern | null): string[] {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap(namesOf);
  if (pattern.type === "AssignmentPattern") return namesOf(pattern.left);
  if (pattern.type === "RestElement") return namesOf(pattern.argument);
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((part) =>
    part.type === "RestElement" ? namesOf(part.argument) : namesOf(part.value),
  );
}
