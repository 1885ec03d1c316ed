import type { CssNode } from "css-tree";
import { at, DATA, type Known, spellingsOf } from "./floor.ts";

// These kinds of values are functions; the data also lists other things with them, such as units.
const FUNCTION_KINDS = [
  "basic-shape",
  "color",
  "easing-function",
  "filter-function",
  "gradient",
  "image",
  "shape",
  "transform-function",
];
const UNIT_KINDS = ["angle", "length", "resolution"];
// The data calls it `linear-function`, and has no entry for those that every browser knows.
const OTHER_NAMES: Record<string, string> = { linear: "linear-function", rgba: "rgb" };
const OLD_FUNCTIONS = ["format", "local", "symbols", "leader"];
const OLD_UNITS = ["px", "cm", "mm", "in", "pt", "pc", "s", "ms", "fr", "hz", "khz"];
const VIEWPORT_UNIT = /^([dls])v(?:w|h|i|b|min|max)$/;
const CONTAINER_UNIT = /^cq(?:w|h|i|b|min|max)$/;
const TAKES_COLOR = /color|background|border|outline|fill|stroke|shadow/;

const types = DATA.css.types ?? {};
const properties = DATA.css.properties ?? {};
const propertySpellings = spellingsOf(properties);
const valueSpellings = new Map<string, Map<string, Known[]>>();
const typeSpellings = [types, ...FUNCTION_KINDS.map((kind) => types[kind])].map(spellingsOf);
const unitSpellings = UNIT_KINDS.map((kind) => spellingsOf(types[kind]));
const globalKeywords = spellingsOf(types.global_keywords);
const systemColors = spellingsOf(types.color?.["system-color"]);

/** A feature that a style sheet uses, and the data on it; null if there is none. */
export type Ask = { what: string; known: Known[] | null; offset: number };

/** The property under any spelling; null if the data does not know it. */
export function propertyNamed(written: string): Known[] | null {
  return propertySpellings.get(written.toLowerCase()) ?? null;
}

/** The features that a property's value uses: keywords, functions and units. */
export function valueAsks(property: string, value: CssNode): Ask[] {
  const name = propertyNamed(property)?.[0]?.name ?? property;
  return partsOf(value).flatMap((node) => {
    const isOutermost = value.children?.includes(node);
    if (node.type === "Identifier") return isOutermost ? keyword(name, node) : [];
    if (node.type === "Function") return functionAsks(name, node);
    return node.type === "Dimension" ? unit(node) : [];
  });
}

/** A node and everything below it. */
export function partsOf(node: CssNode): CssNode[] {
  const inner = node.selector ? [node.selector] : (node.children ?? []);
  return [node, ...inner.flatMap(partsOf)];
}

/** The position of a node in the file. */
export function offsetOf(node: CssNode): number {
  return node.loc?.start.offset ?? 0;
}

function keyword(property: string, node: CssNode): Ask[] {
  const name = (node.name ?? "").toLowerCase();
  const color = TAKES_COLOR.test(property) ? systemColors.get(name) : undefined;
  const known = valuesOf(property).get(name) ?? globalKeywords.get(name) ?? color;
  return known ? [{ what: `${property}: ${name}`, known, offset: offsetOf(node) }] : [];
}

function functionAsks(property: string, node: CssNode): Ask[] {
  const written = (node.name ?? "").toLowerCase();
  const offset = offsetOf(node);
  // Custom functions are named like custom properties.
  if (written.startsWith("--")) {
    return [{ what: `${written}()`, known: at(types, "dashed-function"), offset }];
  }
  const known = functionNamed(property, OTHER_NAMES[written] ?? written);
  const asks = [{ what: `${written}()`, known, offset }];
  const inner = (node.children ?? []).filter(({ type }) => type === "Identifier");
  const isRelative = node.children?.[0]?.name === "from";
  if (isRelative && types.color?.[written]) {
    const relative = at(types, `color.${written}.relative_syntax`);
    asks.push({ what: `${written}(from …)`, known: relative, offset });
  }
  if (written.endsWith("-gradient") && inner.some(({ name }) => name === "in")) {
    const space = at(types, `gradient.${written}.interpolation_color_space`);
    asks.push({ what: `${written}(in …)`, known: space, offset });
  }
  return asks;
}

function functionNamed(property: string, name: string): Known[] | null {
  if (OLD_FUNCTIONS.includes(name)) return anywhere();
  const values = valuesOf(property);
  const own = values.get(`${name}_function`) ?? values.get(name);
  const general = typeSpellings.flatMap((spellings) => spellings.get(name) ?? []);
  const known = [...(own ?? []), ...general];
  if (known.length > 0) return known;
  // Shorthands accept their longhands' functions: `minmax()` is listed under one property only.
  const borrowed = Object.keys(properties).flatMap((other) => valuesOf(other).get(name) ?? []);
  return borrowed.length > 0 ? borrowed : null;
}

function unit(node: CssNode): Ask[] {
  const name = (node.unit ?? "").toLowerCase();
  if (OLD_UNITS.includes(name)) return [];
  const known = unitNamed(name);
  return [{ what: `unit ${name}`, known, offset: offsetOf(node) }];
}

function unitNamed(name: string): Known[] | null {
  const size = VIEWPORT_UNIT.exec(name)?.[1];
  if (size === "d") return at(types, "length.viewport_percentage_units_dynamic");
  if (size === "l") return at(types, "length.viewport_percentage_units_large");
  if (size === "s") return at(types, "length.viewport_percentage_units_small");
  if (CONTAINER_UNIT.test(name)) return at(types, "length.container_query_length_units");
  const known = unitSpellings.flatMap((spellings) => spellings.get(name) ?? []);
  return known.length > 0 ? known : null;
}

function valuesOf(property: string): Map<string, Known[]> {
  const known = valueSpellings.get(property) ?? spellingsOf(properties[property]);
  valueSpellings.set(property, known);
  return known;
}

// `display` serves as an entry that every browser has always supported.
function anywhere(): Known[] {
  return at(properties, "display");
}
