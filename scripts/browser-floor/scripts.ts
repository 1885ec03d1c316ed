import type { AnyNode, Program } from "acorn";
import { FLOORS, type Known, missing, type Use } from "./floor.ts";
import { type Guards, guardsOf, isGuarded } from "./guards.ts";
import { constructorNamed, globalNamed, memberOf, membersNamed } from "./names.ts";

import { parsed, syntaxUses } from "./syntax.ts";
import { isDeclared, memberName, type Scopes, scopesOf, textOf, walk } from "./tree.ts";

const CREATED = /\bnew ([A-Z]\w+)\(/g;
const GLOBALS = ["globalThis", "self", "window"];

type Script = { scopes: Scopes; guards: Guards; own: Set<string> };
type Feature = { what: string; name: string; known: Known[] };

/** Everything in a script that the floor lacks. */
export function scriptUses(text: string): Use[] {
  const program = parsed(text);
  if (!("body" in program)) return [program];
  return [...syntaxUses(program), ...nameUses(program)];
}

function nameUses(program: Program): Use[] {
  const script: Script = {
    scopes: scopesOf(program),
    guards: guardsOf(program),
    own: ownMethods(program),
  };
  const uses: Use[] = [];
  walk(program, (node, around) => {
    uses.push(...quotedUses(node));
    const requested = featureOf(node, around, script);
    if (!requested || requested.known.length === 0) return;
    const lacks = missing(requested.known, FLOORS);
    if (lacks.length === 0 || isGuarded(requested.name, [...around, node], script.guards)) return;
    uses.push({ what: requested.what, missing: lacks, offset: node.start });
  });
  return uses;
}

// React Router stores a script for the page in a string; what it constructs must exist as well.
function quotedUses(node: AnyNode): Use[] {
  const isPiece = node.type === "TemplateElement";
  if (!isPiece && node.type !== "Literal") return [];
  const text = isPiece ? node.value.raw : (textOf(node) ?? "");
  const names = [...text.matchAll(CREATED)].map(([, name = ""]) => name);
  return [...new Set(names)].flatMap((name) => {
    const lacks = missing(globalNamed(name), FLOORS);
    const isMissing = globalNamed(name).length > 0 && lacks.length > 0;
    return isMissing ? [{ what: name, missing: lacks, offset: node.start }] : [];
  });
}

// The feature that a node uses: a global, a member of a global, or a method of any object.
function featureOf(node: AnyNode, around: readonly AnyNode[], script: Script): Feature | null {
  const parent = around.at(-1);
  if (!parent || isTarget(node, parent) || isTested(node, parent)) return null;
  if (node.type === "NewExpression") {
    const [name, ...rest] = globalPath(node.callee, around, script) ?? [];
    // A global that is missing altogether is reported by its own name.
    if (!name || rest.length > 0 || missing(globalNamed(name), FLOORS).length > 0) return null;
    return { what: `new ${name}()`, name, known: constructorNamed(name) };
  }
  if (node.type !== "Identifier" && node.type !== "MemberExpression") return null;
  if (node.type === "Identifier" && !isReference(node, parent)) return null;
  const path = globalPath(node, around, script);
  if (path?.length === 1) {
    const name = path.join();
    return { what: name, name, known: globalNamed(name) };
  }
  const name = memberName(node);
  if (name === null) return null;
  const known = path ? memberOf(path.slice(0, -1), name) : null;
  if (path && known) return { what: path.join("."), name, known };
  const isCall = parent.type === "CallExpression" && parent.callee === node;
  if (!isCall || script.own.has(name)) return null;
  return { what: `.${name}()`, name, known: membersNamed(name) };
}

// ["Intl", "Segmenter"] for `window.Intl.Segmenter`, or null if it does not start at a global.
function globalPath(
  node: AnyNode,
  around: readonly AnyNode[],
  { scopes }: Pick<Script, "scopes">,
): string[] | null {
  if (node.type === "Identifier") {
    if (isDeclared(node.name, around, scopes)) return null;
    return GLOBALS.includes(node.name) ? [] : [node.name];
  }
  const name = memberName(node);
  if (name === null || node.type !== "MemberExpression") return null;
  const path = globalPath(node.object, around, { scopes });
  return path ? [...path, name] : null;
}

// A method that the file defines itself may have any name.
function ownMethods(program: Program): Set<string> {
  const own = new Set<string>();
  walk(program, (node) => {
    if (node.type === "MethodDefinition" || (node.type === "Property" && isCallable(node.value))) {
      const { key } = node;
      if (!node.computed && key.type === "Identifier") own.add(key.name);
    }
    if (node.type === "AssignmentExpression" && isCallable(node.right)) {
      const name = memberName(node.left);
      if (name) own.add(name);
    }
  });
  return own;
}

function isCallable(node: AnyNode): boolean {
  return node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
}

function isTarget(node: AnyNode, parent: AnyNode): boolean {
  return parent.type === "AssignmentExpression" && parent.left === node;
}

// `typeof name` and `x.name?.()` test; a bare `name?.()` throws if the name is missing.
function isTested(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === "UnaryExpression") return parent.operator === "typeof";
  if (node.type !== "MemberExpression") return false;
  if (parent.type === "CallExpression") return parent.optional && parent.callee === node;
  return parent.type === "MemberExpression" && parent.optional && parent.object === node;
}

function isReference(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === "MemberExpression") return parent.computed || parent.object === node;
  if (parent.type === "Property") return parent.computed || parent.shorthand || parent.key !== node;
  if (parent.type === "MethodDefinition" || parent.type === "PropertyDefinition") {
    return parent.computed || parent.key !== node;
  }
  return !/^(?:LabeledStatement|BreakStatement|ContinueStatement|MetaProperty|(?:Im|Ex)portSpecifier)$/.test(
    parent.type,
  );
}
