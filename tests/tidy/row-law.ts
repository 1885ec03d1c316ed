// The rows of the specification that tests reference in their titles: test("… [C26] [V14]", …).

import { type ESTree, Visitor } from "vite";
import { type Source, treeOf } from "./sources.ts";

/** One row of spec/rows.tsv. */
export interface Row {
  id: string;
  area: string;
  requirement: string;
}

const ROW = /\[([A-Z]\d\d)\]/g;

/** The rows of the table, without its header. */
export function rowsOf(table: string): Row[] {
  const [, ...lines] = table.trimEnd().split("\n");
  return lines.map((line) => {
    const [id = "", area = "", requirement = ""] = line.split("\t");
    return { id, area, requirement };
  });
}

/** The rows referenced in the titles of a test file; a skipped test proves nothing. */
export function rowsNamed(source: Source): string[] {
  const named = new Set<string>();
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!isTestCall(callee) || !title) return;
      for (const [, row] of wordsOf(title).matchAll(ROW)) named.add(row ?? "");
    },
  });
  visitor.visit(treeOf(source).program);
  return [...named];
}

/** True for `test`, `it`, `describe`, their modifiers, and the result of `test.each(table)`. */
function isTestCall(callee: ESTree.Expression | ESTree.Super): boolean {
  const names = namesOf(callee);
  const isOne = ["test", "it", "describe"].includes(names[0] ?? "");
  const isRun = !names.some((name) => ["skip", "todo", "fixme", "fails"].includes(name));
  // `test.each(table)` itself has no title yet.
  const hasTitle =
    !["each", "for"].includes(names.at(-1) ?? "") || callee.type !== "MemberExpression";
  return isOne && isRun && hasTitle;
}

/** ["test", "each"] for test.each(table), ["describe", "only"] for describe.only. */
function namesOf(node: ESTree.Expression | ESTree.Super): string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "CallExpression") return namesOf(node.callee);
  if (node.type === "TaggedTemplateExpression") return namesOf(node.tag);
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return [];
  return [...namesOf(node.object), node.property.name];
}

function wordsOf(title: ESTree.Argument): string {
  if (title.type === "Literal") return String(title.value);
  if (title.type !== "TemplateLiteral") return "";
  return title.quasis.map(({ value }) => value.cooked ?? "").join(" ");
}
