import type { AnyNode, Node, Program } from "acorn";

/** A node of a script and the nodes around it, the outermost first. */
export type Visit = (node: AnyNode, around: readonly AnyNode[]) => void;

/** Calls the visitor for every node of the tree, parents before children. */
export function walk(root: AnyNode | Program, visit: Visit): void {
  const around: AnyNode[] = [];
  // Bundles have some hundred thousand nodes: plain loops, no lists of children in between.
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

/** True for the nodes that have a body of their own, run at another time. */
export function isFunction(node: AnyNode): boolean {
  return (
    node.type === "FunctionDeclaration" ||
    node.type === "FunctionExpression" ||
    node.type === "ArrowFunctionExpression"
  );
}

/** The name behind the dot of a member expression, also in quotes, or null. */
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
