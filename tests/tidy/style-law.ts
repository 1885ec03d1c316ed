// Colours come from tokens.css, and font sizes follow the reader's own setting.

import { type CssNode, parse, toPlainObject } from "css-tree";
import type { Source } from "./sources.ts";

/** Where every colour of the site is defined. */
export const TOKENS = "src/web/styles/tokens.css";

const COLOUR_FUNCTION = /^(rgb|hsl)a?$|^(hwb|lab|lch|oklab|oklch|color|color-mix)$/i;
const COLOUR_NAME =
  /^(black|white|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|gold|indigo|violet|beige|ivory|coral|salmon|tomato|khaki|crimson|(dark|light|medium|deep|pale|hot)[a-z]+)$/i;
const NOT_A_COLOUR = ["animation", "animation-name", "grid-area", "font-family", "font"];
const FIXED_UNIT = /^(px|pt|pc|cm|mm|in|q)$/i;

/** Files with other colours: which, and why. */
const coloursAllowed: Record<string, { colours: string[]; why: string }> = {
  "src/web/styles/base.css": { colours: ["#fff", "#000"], why: "paper is white and its ink black" },
};

/** Sheets of pages outside the build: they repeat the tokens' colours, and no others. */
const OUTSIDE_THE_BUILD = /^public\//;

interface Value {
  property: string;
  node: CssNode;
}

/** Colours of a sheet that are neither in tokens.css nor in the list above. */
export function strayColours(source: Source, tokens: ReadonlySet<string>): string[] {
  if (source.file === TOKENS) return [];
  const known = OUTSIDE_THE_BUILD.test(source.file)
    ? tokens
    : new Set(coloursAllowed[source.file]?.colours);
  return coloursOf(source).filter((colour) => !known.has(colour.toLowerCase()));
}

/** Every colour written in a sheet. */
export function coloursOf(source: Source): string[] {
  return valuesOf(source).flatMap(({ property, node }) => {
    if (node.type === "Hash") return [`#${String(node.value)}`];
    if (node.type === "Function")
      return COLOUR_FUNCTION.test(node.name ?? "") ? [`${node.name}()`] : [];
    const isName = node.type === "Identifier" && COLOUR_NAME.test(node.name ?? "");
    return isName && !NOT_A_COLOUR.includes(property) && !property.startsWith("--")
      ? [String(node.name)]
      : [];
  });
}

/** Font sizes in units that do not follow the reader's setting. */
export function fixedFontSizes(source: Source): string[] {
  return valuesOf(source).flatMap(({ property, node }) => {
    const isSize = property === "font-size" || property === "font" || /^--text/.test(property);
    if (!isSize || node.type !== "Dimension" || !FIXED_UNIT.test(node.unit ?? "")) return [];
    return [`${property}: ${String(node.value)}${node.unit}`];
  });
}

function valuesOf({ file, text }: Source): Value[] {
  const tree = toPlainObject(
    parse(text, {
      positions: false,
      parseCustomProperty: true,
      onParseError: ({ message }) => {
        throw new Error(`${file} cannot be read: ${message}`);
      },
    }),
  );
  const found: Value[] = [];
  visit(tree, "", found);
  return found;
}

/** Walks a sheet and collects every part of a value with its property. */
function visit(node: CssNode, property: string, found: Value[]): void {
  const inside = node.type === "Declaration" ? (node.property ?? "") : property;
  if (inside !== "") found.push({ property: inside, node });
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isNode(child)) visit(child, inside, found);
    }
  }
}

function isNode(part: unknown): part is CssNode {
  return typeof part === "object" && part !== null && "type" in part;
}
