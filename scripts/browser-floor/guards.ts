import type { AnyNode, Program } from "acorn";
import { isFunction, memberName, textOf, walk } from "./tree.ts";

/**
 * The names that the code tests before it uses them. A use of a name is guarded
 * 1. inside an `if`, `?:`, `&&`, `||` or `??` whose condition (or left side) tests the name, or
 * 2. anywhere in a function that tests the name, or in a short function around that one (bundlers
 *    wrap whole libraries into a long one); at the top of a module only the first rule counts.
 * A test is `typeof name`, `typeof x.name`, `"name" in x`, `x.name?.`, or `x.name` as a condition,
 * negated or compared with null or undefined. A bare `name` is no test: it throws if it is missing.
 */
export type Guards = Map<AnyNode, Set<string>>;

const CONDITIONS = /^(?:IfStatement|ConditionalExpression|LogicalExpression)$/;
const SHORT_LENGTH = 2000;
const COMPARISONS = /^[!=]==?$/;

/** Finds all tests of a script, by the function or the condition that contains them. */
export function guardsOf(program: Program): Guards {
  const guards: Guards = new Map();
  walk(program, (node, around) => {
    const name = testedName(node, around);
    if (name === null) return;
    for (const holder of holdersOf(node, around)) {
      guards.set(holder, (guards.get(holder) ?? new Set()).add(name));
    }
  });
  return guards;
}

/** True if the code tests the name before this place. */
export function isGuarded(name: string, around: readonly AnyNode[], guards: Guards): boolean {
  const own = around.findLast(isFunction);
  return around.some((node) => {
    const counts =
      node === own || CONDITIONS.test(node.type) || node.end - node.start < SHORT_LENGTH;
    return counts && guards.get(node)?.has(name);
  });
}

// The innermost function, and every condition that the test is a part of.
function holdersOf(node: AnyNode, around: readonly AnyNode[]): AnyNode[] {
  const chain = [...around, node];
  const conditions = around.filter((outer, place) => {
    const inner = chain[place + 1];
    if (outer.type === "LogicalExpression") return outer.left === inner;
    return (
      (outer.type === "IfStatement" || outer.type === "ConditionalExpression") &&
      outer.test === inner
    );
  });
  const own = around.findLast(isFunction);
  return own ? [own, ...conditions] : conditions;
}

function testedName(node: AnyNode, around: readonly AnyNode[]): string | null {
  if (node.type === "UnaryExpression" && node.operator === "typeof") return lastName(node.argument);
  if (node.type === "BinaryExpression" && node.operator === "in") {
    return textOf(node.left);
  }
  if (node.type === "CallExpression" && node.optional) return memberName(node.callee);
  if (node.type === "MemberExpression" && node.optional) return memberName(node.object);
  const [outer, parent] = around.slice(-2);
  // Lowered for old browsers, `x.name?.()` becomes `(y = x.name) == null ? void 0 : y.call(x)`.
  if (outer && parent?.type === "AssignmentExpression" && parent.right === node) {
    return isCondition(parent, outer) ? memberName(node) : null;
  }
  return parent && isCondition(node, parent) ? memberName(node) : null;
}

function isCondition(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === "LogicalExpression") return true;
  if (parent.type === "UnaryExpression") return parent.operator === "!";
  if (parent.type === "BinaryExpression") {
    const other = parent.left === node ? parent.right : parent.left;
    return COMPARISONS.test(parent.operator) && isNothing(other);
  }
  return "test" in parent && parent.test === node;
}

function isNothing(node: AnyNode): boolean {
  if (node.type === "Literal") return node.value === null;
  if (node.type === "UnaryExpression") return node.operator === "void";
  return node.type === "Identifier" && node.name === "undefined";
}

// Lowered likewise, `typeof x?.name` has the name in the last branch of a conditional.
function lastName(node: AnyNode): string | null {
  if (node.type === "ConditionalExpression") return lastName(node.alternate);
  return node.type === "Identifier" ? node.name : memberName(node);
}
