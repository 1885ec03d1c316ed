import { type AnyNode, type Program, parse } from "acorn";
import { at, DATA, FLOORS, missing, type Use } from "./floor.ts";
import { isFunction, textOf, walk } from "./tree.ts";

// Syntax up to this edition is looked up below; anything newer does not parse.
const EDITION = 2026;

// Only what a browser at the floor lacks is listed: everything older is in all of them, and the
// floor is only ever raised.
const FLAGS: Record<string, string> = {
  d: "builtins.RegExp.hasIndices",
  v: "builtins.RegExp.unicodeSets",
};

const PATTERNS: readonly [RegExp, string][] = [
  [/\(\?<[=!]/, "regular_expressions.lookbehind_assertion"],
  [
    /\(\?<([^=!>]+)>.*\(\?<\1>/s,
    "regular_expressions.named_capturing_group.duplicate_named_capturing_groups",
  ],
  [/\(\?[ims-]+:/, "regular_expressions.modifier"],
];

/** The syntax of a script that the floor lacks, by the compatibility data of each construct. */
export function syntaxUses(program: Program): Use[] {
  const uses: Use[] = [];
  walk(program, (node, around) => {
    for (const path of constructs(node, around)) {
      const lacks = missing(at(DATA.javascript, path), FLOORS);
      if (lacks.length > 0) uses.push({ what: labelOf(path), missing: lacks, offset: node.start });
    }
  });
  return uses;
}

/** The script's syntax tree, or the position of the syntax error. */
export function parsed(text: string): Program | Use {
  try {
    return parse(text, { ecmaVersion: EDITION, sourceType: "module" });
  } catch (fault) {
    const { message, pos } = fault as SyntaxError & { pos: number };
    return { what: `syntax (${message})`, missing: null, offset: pos };
  }
}

function labelOf(path: string): string {
  return `syntax ${path.slice(path.lastIndexOf(".") + 1).replaceAll("_", " ")}`;
}

function constructs(node: AnyNode, around: readonly AnyNode[]): string[] {
  switch (node.type) {
    case "Literal":
      return node.regex ? patternConstructs(node.regex.pattern, node.regex.flags) : [];
    case "NewExpression":
      return builtPattern(node);
    case "VariableDeclaration":
      return node.kind.endsWith("using") ? [`statements.${node.kind.replace(" ", "_")}`] : [];
    case "AwaitExpression":
    case "ForOfStatement":
      if (node.type === "ForOfStatement" && !node.await) return [];
      return around.some(isFunction) ? [] : ["operators.await.top_level"];
    default:
      return [...classConstructs(node), ...moduleConstructs(node)];
  }
}

function classConstructs(node: AnyNode): string[] {
  const isPrivate = (key: AnyNode) => key.type === "PrivateIdentifier";
  if (node.type === "StaticBlock") return ["classes.static.initialization_blocks"];
  if (node.type === "BinaryExpression") {
    return isPrivate(node.left) ? ["classes.private_class_fields_in"] : [];
  }
  if (node.type === "MethodDefinition") {
    return isPrivate(node.key) ? ["classes.private_class_methods"] : [];
  }
  if (node.type !== "PropertyDefinition") return [];
  return [
    ...(isPrivate(node.key) ? ["classes.private_class_fields"] : []),
    ...(node.static ? ["classes.static.class_fields"] : []),
  ];
}

function moduleConstructs(node: AnyNode): string[] {
  const quoted = (name: AnyNode | null | undefined) =>
    name?.type === "Literal"
      ? ["statements.export.arbitrary_module_namespace_identifier_names"]
      : [];
  if (node.type === "ImportExpression") {
    return node.options ? ["operators.import.options_parameter"] : [];
  }
  if (node.type === "ExportAllDeclaration" && node.exported) {
    return ["statements.export.namespace", ...quoted(node.exported)];
  }
  if (node.type === "ExportSpecifier") return quoted(node.exported);
  if (node.type === "ImportSpecifier") return quoted(node.imported);
  return node.type === "ImportAttribute" ? ["statements.import.import_attributes"] : [];
}

// Escapes and character classes are skipped, so that neither `\(?<=` nor `[(?<=]` is a lookbehind.
function patternConstructs(pattern: string, flags: string): string[] {
  const bare = pattern.replace(/\\./gs, "").replace(/\[[^\]]*\]/g, "");
  return [
    ...[...flags].flatMap((flag) => FLAGS[flag] ?? []),
    ...PATTERNS.filter(([form]) => form.test(bare)).map(([, path]) => path),
  ];
}

// `new RegExp("(?<=a)", "d")` throws at run time, just as the literal breaks the whole file.
function builtPattern(node: AnyNode & { type: "NewExpression" }): string[] {
  if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return [];
  const [pattern, flags] = node.arguments.map(textOf);
  return patternConstructs(pattern ?? "", flags ?? "");
}
