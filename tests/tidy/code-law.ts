// Coding rules that no linter has.

import { type ESTree, Visitor } from "vite";
import { isTest, type Source, treeOf } from "./sources.ts";

/** Written in two halves, so that this file does not match itself. */
const UNFINISHED = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "HA" + "CK"].join("|")})\\b`);
const MACHINE_PATH = new RegExp(
  `(?<![\\w.-])/(${["wo" + "rk", "ro" + "ot", "home", "Users"].join("|")})/`,
);
const REGISTRY = /https?:\/\/[^\s"'`]*(registry|artifactory|nexus|verdaccio)|"resolved":\s*"http/i;

/** Characters that only Chinese, Korean and Japanese use. */
const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** Where such characters are allowed besides texts/, seed/ and tests, and why. */
const cjkAllowed: { files: RegExp; why: string }[] = [
  {
    files: /^src\/base\/errors\/[\w-]+\.ts$/,
    why: "the sentences of the catalogue",
  },
  {
    files: /^src\/base\/(site\/(brand|legal|browser-name)|banks\/bank-table|identity\/names)\.ts$/,
    why: "tables of names, and what the law prescribes",
  },
  {
    files:
      /^src\/base\/(?:content\/(?:behaviours|service-sentences|panic-restore)|site\/service)\.ts$/,
    why: "what the bank does, for texts and content alike",
  },
  { files: /^src\/ports\/clearing\/local\.ts$/, why: "people of the demonstration's other banks" },
  { files: /^src\/base\/money\/(money|money-words)\.ts$/, why: "how amounts are written out" },
  { files: /^src\/base\/text\/spoken\.ts$/, why: "how masked letters are said" },
  {
    files: /^src\/base\/(banks\/bank-codes|identity\/chinese-name)\.ts$/,
    why: "the letters that it looks for",
  },
  {
    files: /^src\/areas\/support\/rules\/search\/(characters|korean)\.ts$/,
    why: "what the search knows of characters and endings",
  },
  {
    files: /^src\/server\/http\/outage\.ts$/,
    why: "the page for when no other text can be loaded",
  },
  { files: /^src\/app\/shell\/Choices\.tsx$/, why: "each language by its own name" },
];

/** Attributes that are read aloud or displayed. */
const SPOKEN = new Set(["aria-label", "alt", "title", "placeholder", "label", "hint", "content"]);

/** Unfinished work in a text, or paths of one machine. */
export function leftBehind({ text }: Source): string[] {
  return [UNFINISHED, MACHINE_PATH, REGISTRY].flatMap((law) => law.exec(text)?.[0] ?? []);
}

/** Forms posted without an action: an error's link would keep the focus from the summary. */
export function unaddressedForms({ text }: Source): string[] {
  const forms = text.match(/<form\b[^>]*\bmethod="post"[^>]*>/g) ?? [];
  return forms.filter((form) => !/\baction=/.test(form));
}

/** User-visible text in code instead of texts/. */
export function strayWords(source: Source): string[] {
  const { file, text } = source;
  if (isTest(file) || /\/texts(\.ts$|\/)/.test(file) || file.startsWith("seed/")) return [];
  const found: string[] = [];
  if (!cjkAllowed.some(({ files }) => files.test(file))) {
    found.push(...text.split("\n").filter((line) => CJK.test(line)));
  }
  if (!file.endsWith(".tsx")) return found;
  const add = (words: string) => {
    if (/\p{L}/u.test(words)) found.push(words.trim());
  };
  const visitor = new Visitor({
    JSXText: ({ value }) => add(value),
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !SPOKEN.has(name.name)) return;
      if (!value || isForMachines(text, value)) return;
      add(wordsOf(value.type === "JSXExpressionContainer" ? value.expression : value));
    },
    JSXExpressionContainer({ start, expression }) {
      if (text[start - 1] !== "=") add(wordsOf(expression));
    },
  });
  visitor.visit(treeOf(source).program);
  return found;
}

/** The content of a meta element is for browsers. */
function isForMachines(text: string, { start }: { start: number }): boolean {
  return /<meta [^>]*$/.test(text.slice(0, start));
}

/** The literal words in a value, without its placeholders. */
function wordsOf(value: ESTree.Node): string {
  if (value.type === "Literal") return typeof value.value === "string" ? value.value : "";
  if (value.type !== "TemplateLiteral") return "";
  return value.quasis.map(({ value: { cooked } }) => cooked ?? "").join(" ");
}

/** The exceptions above that no file needs any more. */
export function unneededExceptions(sources: readonly Source[]): string[] {
  return cjkAllowed
    .filter(({ files }) => !sources.some(({ file, text }) => files.test(file) && CJK.test(text)))
    .map(({ why }) => why);
}

/** Randomness and the machine's clock, which vary by run, and enums, which are not erasable. */
export function strayMeans(source: Source): string[] {
  const { file } = source;
  if (isTest(file) || !file.startsWith("src/")) return [];
  const found: string[] = [];
  const isToldTheTime = /^src\/(base|areas)\//.test(file);
  const visitor = new Visitor({
    TSEnumDeclaration: ({ id }) => found.push(`enum ${id.name}`),
    MemberExpression(node) {
      const name = memberOf(node);
      if (name === "Math.random" || (name === "Date.now" && isToldTheTime)) found.push(name);
    },
    NewExpression({ callee, arguments: given }) {
      const isDate = callee.type === "Identifier" && callee.name === "Date";
      if (isDate && given.length === 0 && isToldTheTime) found.push("new Date()");
    },
  });
  visitor.visit(treeOf(source).program);
  return found;
}

function memberOf({ object, property }: ESTree.MemberExpression): string {
  if (object.type !== "Identifier" || property.type !== "Identifier") return "";
  return `${object.name}.${property.name}`;
}

/** Exports without a doc comment; types and re-exports need none. */
export function undocumented(source: Source): string[] {
  const { file, text } = source;
  if (isTest(file) || !/^src\/(base|server|web|db)\//.test(file)) return [];
  const { program, comments } = treeOf(source);
  const missing: string[] = [];
  let before = { end: -1, isDocumented: false };
  for (const node of program.body) {
    const exported = node.type === "ExportNamedDeclaration" ? node.declaration : null;
    const isDocumented =
      comments.some(
        ({ type, value, end }) =>
          type === "Block" &&
          value.startsWith("*") &&
          text.slice(end, node.start).trim() === "" &&
          end <= node.start,
      ) ||
      // One comment may cover several adjacent declarations.
      (before.isDocumented && text.slice(before.end, node.start) === "\n");
    before = { end: node.end, isDocumented };
    if (exported && !isType(exported) && !isDocumented) missing.push(...namesOf(exported));
  }
  return missing;
}

function isType({ type }: ESTree.Declaration): boolean {
  return type === "TSTypeAliasDeclaration" || type === "TSInterfaceDeclaration";
}

function namesOf(node: ESTree.Declaration): string[] {
  if (node.type === "VariableDeclaration") {
    return node.declarations.map(({ id }) => (id.type === "Identifier" ? id.name : "a pattern"));
  }
  const { id } = node as { id?: { name?: string } | null };
  return [id?.name ?? node.type];
}
