// Names: trade words in code, and classes that exist in their sheet.

import { dirname, posix } from "node:path";
import { Visitor } from "vite";
import { type Source, sourceOf, treeOf } from "./sources.ts";

/** Words of an earlier private language, and the trade words for them (docs/glossary.md). */
const OLD_WORDS: Readonly<Record<string, RegExp>> = {
  "request, requested, …Param":
    /^[Aa]sk(ed|er|ers|ing)$|[a-z]Ask(ed|er|ing)$|^[Aa]sk(ed|er|ing)[A-Z]/,
  "the thing itself: answer, notice, detail": /^[Tt]old$|[a-z]Told$|^[Tt]old[A-Z]/,
  "stored, cached": /^[Kk]ept$|^KEPT$|[a-z]Kept$|^[Kk]ept[A-Z]/,
  "variant, lookup, check": /^look$|^[Ll]ooked$|^looker|^lookAt$|[a-z]Look$|[a-z]Looks$/,
  "calculate, batch, refresh": /[Rr]eckon|^[Gg]ather|[Rr]enewed/,
  "invoke, services, slots, time-outs":
    /^[Pp]erform(s|Of|er|ers)?$|[Ww]iring|^[Pp]atience$|^[Hh]ands$/,
  "options, filters, request": /^[Ww]ish|[a-z]Wish/,
  "output, response, message": /^([Uu]n)?[Ss]aid$|[a-z]Said$|^said[A-Z]/,
  "onError, …Error, abandoned": /^onTrouble$|^forsaken/,
};

/** Names in a file that belong to the private language. */
export function oldWords(source: Source): string[] {
  const names = new Set<string>();
  const add = ({ name }: { name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(treeOf(source).program);
  return [...names].flatMap((name) =>
    Object.entries(OLD_WORDS)
      .filter(([, word]) => word.test(name))
      .map(([better]) => `${name} (${better})`),
  );
}

/** Words that no engineer writes in a comment or a document today. */
export const OLD_PROSE = /\b(told|reckon\w*|in vain|hears? of|whither|thereof)\b/;

/** Comments of a file that are written in the private language. */
export function oldComments(source: Source): string[] {
  return treeOf(source)
    .comments.map(({ value }) => value)
    .filter((value) => !value.trimStart().startsWith("@ts-") && OLD_PROSE.test(value))
    .map((value) => value.trim());
}

/** Classes that a component uses but its sheet does not define. */
export function unknownClasses(source: Source): string[] {
  const sheets = source.text.matchAll(/import (\w+) from "([^"]+\.module\.css)";/g);
  return [...sheets].flatMap(([, name = "", path = ""]) => {
    const file = path.startsWith("#")
      ? `src/${path.slice(1)}`
      : posix.join(dirname(source.file), path);
    const { text } = sourceOf(file);
    const uses = source.text.matchAll(new RegExp(`(?<![\\w./"-])${name}\\.(\\w+)`, "g"));
    return [...new Set([...uses].map(([, used = ""]) => used))]
      .filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(text))
      .map((used) => `${file} has no .${used}`);
  });
}
