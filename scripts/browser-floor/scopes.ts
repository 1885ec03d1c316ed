import type { AnyNode, Pattern, Program } from "acorn";
import { isFunction, walk } from "./tree.ts";

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

/** True when one of the scopes around declares the name. */
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
