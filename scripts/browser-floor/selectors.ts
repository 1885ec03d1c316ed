import type { CssNode } from "css-tree";
import { at, DATA, spellingsOf } from "./floor.ts";
import { type Ask, offsetOf, partsOf } from "./values.ts";

const WITH_LIST = ["nth-child", "nth-last-child"];
const ENGINE = /^-(webkit|moz|ms|o)-/;

const selectors = DATA.css.selectors ?? {};
const spellings = spellingsOf(selectors);

/** The features that a selector, or a list of them, uses. */
export function selectorAsks(selector: CssNode): Ask[] {
  const engines = enginesOf(selector);
  return partsOf(selector).flatMap((node) => {
    if (node.type === "NestingSelector") return ask(node, "& (nesting)", "nesting");
    if (node.type === "AttributeSelector") return attribute(node);
    if (node.type === "PseudoElementSelector") return pseudo(node, "::", engines);
    return node.type === "PseudoClassSelector" ? pseudo(node, ":", engines) : [];
  });
}

function pseudo(node: CssNode, colons: string, engines: readonly string[]): Ask[] {
  const name = (node.name ?? "").toLowerCase();
  const what = colons + name;
  const engine = ENGINE.exec(name)?.[1];
  // All three engines parse `::-webkit-anything` and let it match nothing.
  if (colons === "::" && engine === "webkit") return [];
  // A rule for one engine alone is meant to be skipped by the others.
  if (engine && engines.length === 1) return [];
  const known = (node.children && spellings.get(`${name}function`)) ?? spellings.get(name) ?? null;
  return [{ what, known, offset: offsetOf(node) }, ...listAsks(node, name)];
}

function listAsks(node: CssNode, name: string): Ask[] {
  if (name === "not") {
    const list = node.children?.[0]?.children ?? [];
    const isSimple = list.length === 1 && list[0]?.children?.length === 1;
    return isSimple ? [] : ask(node, ":not() with a list", "not.selector_list");
  }
  const nth = WITH_LIST.includes(name) ? node.children?.[0] : undefined;
  return nth?.selector ? ask(node, `:${name}(… of …)`, `${name}.of_syntax`) : [];
}

function attribute(node: CssNode): Ask[] {
  if (!node.flags) return [];
  const kind = node.flags.toLowerCase() === "i" ? "case_insensitive" : "case_sensitive";
  return ask(node, `[… ${node.flags}]`, `attribute.${kind}_modifier`);
}

function ask(node: CssNode, what: string, path: string): Ask[] {
  return [{ what, known: at(selectors, path), offset: offsetOf(node) }];
}

// The engines that each member of the list targets; "any" if one targets all of them.
function enginesOf(selector: CssNode): string[] {
  const members = selector.type === "SelectorList" ? (selector.children ?? []) : [selector];
  const engines = members.map((member) => {
    const names = partsOf(member).map(({ type, name }) =>
      type.startsWith("Pseudo") ? (ENGINE.exec(name ?? "")?.[1] ?? null) : null,
    );
    return names.find((name) => name !== null) ?? "any";
  });
  return [...new Set(engines)];
}
