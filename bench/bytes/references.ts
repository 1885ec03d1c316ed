import { type Program, parse } from "acorn";

/** What a document makes a browser fetch immediately, and its inline scripts. */
export interface References {
  addresses: string[];
  inlineScripts: string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const ELEMENT = /<(link|img)\b([^>]*)>/gi;
const FETCHED_LINK = /^(stylesheet|modulepreload|preload|icon)$/;
const RUNS = /^(|module|text\/javascript)$/;

/** Extracts the URLs of a document; lazy and prefetched resources are not included. */
export function referencesOf(html: string): References {
  const addresses: string[] = [];
  const inlineScripts: string[] = [];
  const markup = html.replace(SCRIPT, (_, words: string, source: string) => {
    const { src, type = "", nomodule } = attributesOf(words);
    if (nomodule !== undefined || !RUNS.test(type)) return "";
    if (src !== undefined) addresses.push(src);
    else inlineScripts.push(source);
    if (src === undefined && type === "module") addresses.push(...importsOf(source));
    return "";
  });
  for (const [, name, words] of markup.matchAll(ELEMENT)) {
    const { rel = "", href, src } = attributesOf(words ?? "");
    const address = name?.toLowerCase() === "img" ? src : FETCHED_LINK.test(rel) ? href : undefined;
    if (address !== undefined) addresses.push(address);
  }
  return { addresses, inlineScripts };
}

/** The modules that a module imports, statically or as soon as it runs. */
export function importsOf(source: string): string[] {
  const { body }: Program = parse(source, { ecmaVersion: "latest", sourceType: "module" });
  return body.flatMap((statement) => {
    const from =
      statement.type === "ExpressionStatement" && statement.expression.type === "ImportExpression"
        ? statement.expression.source
        : "source" in statement
          ? statement.source
          : null;
    return from?.type === "Literal" && typeof from.value === "string" ? [from.value] : [];
  });
}

/** The files that a style sheet refers to: other sheets, fonts, pictures. */
export function stylesOf(css: string): string[] {
  const named = /url\(\s*(["']?)(.*?)\1\s*\)|@import\s+(["'])(.*?)\3/g;
  return [...css.matchAll(named)].map(([, , url, , sheet]) => url ?? sheet ?? "");
}

function attributesOf(words: string): Record<string, string> {
  const pairs = words.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? "").replaceAll("&amp;", "&"),
    ]),
  );
}
