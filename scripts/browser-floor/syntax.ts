import { type AnyNode, type Literal, type Program, parse } from "acorn";
import { at, DATA, FLOORS, missing, type Use } from "./floor.ts";
import { isFunction, textOf, walk } from "./tree.ts";

// The constructs below cover what came up to this edition; anything newer does not parse.
const EDITION = 2026;
const ARBITRARY = "statements.export.arbitrary_module_namespace_identifier_names";
const NAMED_GROUP = "regular_expressions.named_capturing_group";

const LOGICAL: Record<string, string[]> = {
  "&&=": ["operators.logical_and_assignment"],
  "||=": ["operators.logical_or_assignment"],
  "??=": ["operators.nullish_coalescing_assignment"],
};

const DISPOSAL: Record<string, string[]> = {
  using: ["statements.using"],
  "await using": ["statements.await_using"],
};

const FLAGS = {
  d: "builtins.RegExp.hasIndices",
  s: "builtins.RegExp.dotAll",
  u: "builtins.RegExp.unicode",
  v: "builtins.RegExp.unicodeSets",
  y: "builtins.RegExp.sticky",
} as const;

const PATTERNS: readonly [RegExp, string][] = [
  [/\(\?<[=!]/, "regular_expressions.lookbehind_assertion"],
  [/\(\?<[^=!]/, NAMED_GROUP],
  [/\(\?<([^=!>]+)>.*\(\?<\1>/s, `${NAMED_GROUP}.duplicate_named_capturing_groups`],
  [/\(\?[ims-]+:/, "regular_expressions.modifier"],
];

/** What a script says that the floor does not speak, by the compatibility data of each construct. */
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

/** The script as a tree, or the place where it stops being a script. */
export function parsed(text: string): Program | Use {
  try {
    return parse(text, { ecmaVersion: EDITION, sourceType: "module" });
  } catch (fault) {
    const { message, pos } = fault as SyntaxError & { pos: number };
    return { what: `syntax (${message})`, missing: null, offset: pos };
  }
}

// Escapes and sets are left out, so that neither `\(?<=` nor `[(?<=]` is a lookbehind.
function patternConstructs(pattern: string, flags: string): string[] {
  const bare = pattern.replace(/\\./gs, "").replace(/\[[^\]]*\]/g, "");
  const properties = /\\p\{/i.test(pattern) && /[uv]/.test(flags);
  return [
    ...[...flags].flatMap((flag) => FLAGS[flag as keyof typeof FLAGS] ?? []),
    ...PATTERNS.filter(([form]) => form.test(bare)).map(([, path]) => path),
    ...(properties ? ["regular_expressions.unicode_character_class_escape"] : []),
  ];
}

function labelOf(path: string): string {
  return `syntax ${path.slice(path.lastIndexOf(".") + 1).replaceAll("_", " ")}`;
}

function constructs(node: AnyNode, around: readonly AnyNode[]): string[] {
  switch (node.type) {
    case "AssignmentExpression":
      return LOGICAL[node.operator] ?? [];
    case "LogicalExpression":
      return node.operator === "??" ? ["operators.nullish_coalescing"] : [];
    case "Literal":
      return literal(node);
    case "NewExpression":
      return builtPattern(node);
    case "ChainExpression":
      return ["operators.optional_chaining"];
    case "CatchClause":
      return node.param ? [] : ["statements.try_catch.optional_catch_binding"];
    case "VariableDeclaration":
      return DISPOSAL[node.kind] ?? [];
    case "AwaitExpression":
      return around.some(isFunction) ? [] : ["operators.await.top_level"];
    case "ForOfStatement":
      if (!node.await) return [];
      return [
        "statements.for_await_of",
        ...(around.some(isFunction) ? [] : ["operators.await.top_level"]),
      ];
    default:
      return [...classConstructs(node), ...moduleConstructs(node)];
  }
}

function classConstructs(node: AnyNode): string[] {
  if (node.type === "StaticBlock") return ["classes.static.initialization_blocks"];
  if (node.type === "BinaryExpression") {
    return node.left.type === "PrivateIdentifier" ? ["classes.private_class_fields_in"] : [];
  }
  if (node.type === "MethodDefinition") {
    return node.key.type === "PrivateIdentifier" ? ["classes.private_class_methods"] : [];
  }
  if (node.type !== "PropertyDefinition") return [];
  return [
    node.key.type === "PrivateIdentifier"
      ? "classes.private_class_fields"
      : "classes.public_class_fields",
    ...(node.static ? ["classes.static.class_fields"] : []),
  ];
}

function moduleConstructs(node: AnyNode): string[] {
  if (node.type === "MetaProperty") {
    return node.meta.name === "import" ? ["operators.import_meta"] : ["operators.new_target"];
  }
  if (node.type === "ImportExpression") {
    return node.options ? ["operators.import.options_parameter"] : ["operators.import"];
  }
  if (node.type === "ExportAllDeclaration" && node.exported) {
    const named = node.exported.type === "Literal" ? [ARBITRARY] : [];
    return ["statements.export.namespace", ...named];
  }
  if (node.type === "ExportSpecifier") return node.exported.type === "Literal" ? [ARBITRARY] : [];
  if (node.type === "ImportSpecifier") return node.imported.type === "Literal" ? [ARBITRARY] : [];
  return node.type === "ImportAttribute" ? ["statements.import.import_attributes"] : [];
}

function literal(node: Literal): string[] {
  if (node.regex) return patternConstructs(node.regex.pattern, node.regex.flags);
  if (node.bigint) return ["builtins.BigInt"];
  const separated = typeof node.value === "number" && node.raw?.includes("_");
  return separated ? ["grammar.numeric_separators"] : [];
}

// `new RegExp("(?<=a)", "d")` throws at run time just as the literal stops the whole file.
function builtPattern(node: AnyNode & { type: "NewExpression" }): string[] {
  if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return [];
  const [pattern, flags] = node.arguments.map(textOf);
  return patternConstructs(pattern ?? "", flags ?? "");
}
