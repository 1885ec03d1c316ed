import type { CssNode } from "css-tree";
import { at, DATA, type Floors, missing, raised } from "./floor.ts";
import { selectorAsks } from "./selectors.ts";
import { type Ask, offsetOf, partsOf, propertyNamed, valueAsks } from "./values.ts";

const rules = DATA.css["at-rules"] ?? {};

/** The features that an at-rule uses by its name and its condition. */
export function ruleAsks(rule: CssNode): Ask[] {
  const name = (rule.name ?? "").toLowerCase();
  // A prefixed rule targets one engine; the others skip it as they should.
  if (name.startsWith("-")) return [];
  const known = at(rules, name);
  const named = {
    what: `@${name}`,
    known: known.length > 0 ? known : null,
    offset: offsetOf(rule),
  };
  const parts = rule.prelude ? everyPart(rule.prelude) : [];
  if (name === "media") return [named, ...parts.flatMap(mediaAsks)];
  if (name === "supports") return [named, ...parts.flatMap(negatedSelector)];
  if (name !== "import") return [named];
  return [named, ...parts.flatMap(importAsks), ...parts.flatMap(mediaAsks)];
}

/** The versions that pass the condition of `@supports`: only they read the block. */
export function passing(condition: CssNode, floors: Floors): Floors {
  const parts = condition.children ?? [];
  const words = parts.filter(({ type }) => type === "Identifier").map(({ name }) => name);
  if (words.includes("not")) return floors;
  const tests = parts.filter(({ type }) => type !== "Identifier");
  if (!words.includes("or")) {
    return tests.reduce((reached, test) => passingTest(test, reached), floors);
  }
  const each = tests.map((test) => passingTest(test, floors));
  return {
    chrome: Math.min(...each.map(({ chrome }) => chrome)),
    safari: Math.min(...each.map(({ safari }) => safari)),
    firefox: Math.min(...each.map(({ firefox }) => firefox)),
  };
}

function passingTest(test: CssNode, floors: Floors): Floors {
  if (test.type === "Condition" || test.type === "Parentheses") return passing(test, floors);
  const { declaration } = test;
  const asks = declaration ? declarationAsks(declaration) : selectorTest(test);
  return asks.reduce(
    (reached, { known }) => raised(reached, missing(known ?? [], reached)),
    floors,
  );
}

function declarationAsks({ property = "", value }: CssNode): Ask[] {
  const values = value && typeof value === "object" ? valueAsks(property, value) : [];
  if (property.startsWith("--")) return values;
  return [{ what: property, known: propertyNamed(property), offset: 0 }, ...values];
}

function selectorTest({ feature, value }: CssNode): Ask[] {
  if (feature !== "selector" || !value || typeof value === "string") return [];
  const test = { what: "@supports selector()", known: at(rules, "supports.selector"), offset: 0 };
  return [test, ...selectorAsks(value)];
}

// Where `selector()` is unknown, neither it nor its negation holds: the fallback inside is lost.
function negatedSelector(node: CssNode): Ask[] {
  const parts = node.type === "Condition" ? (node.children ?? []) : [];
  const negated = parts.some(({ name }) => name === "not");
  if (!negated || !parts.some(({ feature }) => feature === "selector")) return [];
  const known = at(rules, "supports.selector");
  return [{ what: "@supports not selector()", known, offset: offsetOf(node) }];
}

function mediaAsks(node: CssNode): Ask[] {
  const offset = offsetOf(node);
  if (node.type === "FeatureRange") {
    return [{ what: "@media range syntax", known: at(rules, "media.range_syntax"), offset }];
  }
  if (node.type === "Condition") {
    const words = (node.children ?? []).map(({ name }) => name);
    // A bare `not (…)` was introduced with `or`; the data lists only the latter.
    const isNew = words.includes("or") || words.includes("not");
    const what = words.includes("or") ? "@media or" : "@media not (…)";
    return isNew ? [{ what, known: at(rules, "media.or_syntax"), offset }] : [];
  }
  if (node.type !== "Feature") return [];
  const name = (node.name ?? "").toLowerCase();
  const base = name.replace(/^(-webkit-)?(?:min|max)-/, "$1");
  const known = [...at(rules, `media.${name}`), ...at(rules, `media.${base}`)];
  // A feature with an engine's prefix targets that engine.
  if (known.length === 0 && name.startsWith("-")) return [];
  return [{ what: `@media (${base})`, known: known.length > 0 ? known : null, offset }];
}

function importAsks(node: CssNode): Ask[] {
  const word = node.type === "Function" || node.type === "Identifier" ? node.name : null;
  if (word !== "layer" && word !== "supports") return [];
  return [{ what: `@import ${word}`, known: at(rules, `import.${word}`), offset: offsetOf(node) }];
}

function everyPart(node: CssNode): CssNode[] {
  return partsOf(node).flatMap((part) =>
    part.condition ? [part, ...everyPart(part.condition)] : [part],
  );
}
