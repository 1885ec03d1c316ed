import type { CssNode } from "css-tree";
import {
  at,
  BROWSERS,
  type Browser,
  DATA,
  type Floors,
  type Known,
  missing,
  raised,
  type Use,
} from "./floor.ts";
import { type Ask, offsetOf, partsOf, propertyNamed, valueAsks } from "./values.ts";

const GAPS = ["gap", "row-gap", "column-gap"];
// These came late in flex boxes only; in grids they are as old as grids.
const FLEX_ONLY = /^(?:justify|align)-content: (?:start|end|left|right)$/;
const ENGINE = /^-(?:webkit|moz|ms|o|khtml)-/;
const FLEX = /^(?:inline-)?flex$/;

/** A declaration, what each browser lacks for it, and whether it is resolved only when used. */
type Judged = { property: Use[]; value: Use[]; isLate: boolean };

/**
 * What the floor lacks for the declarations of one block. Browsers drop a declaration that they
 * cannot parse, so that an earlier one of the same property, or a prefixed spelling of it, is its
 * fallback. This does not apply to `var()` and custom properties: they always parse, win, and then
 * turn out to be invalid.
 */
export function declarationUses(block: CssNode, floors: Floors, inFlex: boolean): Use[] {
  const groups = new Map<string, Judged[]>();
  for (const node of block.children ?? []) {
    if (node.type !== "Declaration") continue;
    const { name } = named(node.property ?? "");
    groups.set(name, [...(groups.get(name) ?? []), judged(node, floors, inFlex)]);
  }
  return [...groups.values()].flatMap(groupUses);
}

/** What the floor lacks for the descriptors of an at-rule such as `@font-face`. */
export function descriptorUses(rule: CssNode, floors: Floors): Use[] {
  return (rule.block?.children ?? []).flatMap((node) => {
    if (node.type !== "Declaration" || node.property?.startsWith("--")) return [];
    const own = at(DATA.css["at-rules"]?.[rule.name ?? ""] ?? {}, node.property ?? "");
    const known = own.length > 0 ? own : propertyNamed(node.property ?? "");
    return usesOf(
      [{ what: `@${rule.name} ${node.property}`, known, offset: offsetOf(node) }],
      floors,
    );
  });
}

/** The features that the given versions lack. */
export function usesOf(asks: readonly Ask[], floors: Floors): Use[] {
  return asks.flatMap(({ what, known, offset }) => {
    const lacks = known && missing(known, floors);
    return lacks?.length === 0 ? [] : [{ what, missing: lacks, offset }];
  });
}

/** The block's `display`: true for a flex box, false for another value, null if not set. */
export function isFlex(block: CssNode): boolean | null {
  const displays = (block.children ?? []).filter(({ property }) => property === "display");
  const last = displays.at(-1)?.value;
  if (!last || typeof last === "string") return null;
  return (last.children ?? []).some(({ name }) => FLEX.test(name ?? ""));
}

// The versions that remain when every browser that lacks one of these is excluded.
function without(floors: Floors, uses: readonly Use[]): Floors {
  const out = uses.flatMap((use) => use.missing ?? []);
  return raised(
    floors,
    out.map(({ browser }) => ({ browser, since: null })),
  );
}

// `-ms-user-select` is a spelling of `user-select` that no browser at the floor reads.
function named(property: string): { name: string; known: Known[] | null } {
  const known = propertyNamed(property);
  if (known) return { name: known[0]?.name ?? property, known };
  const base = property.replace(ENGINE, "");
  return propertyNamed(base) ? { name: base, known: [] } : { name: property, known: null };
}

function judged(node: CssNode, floors: Floors, inFlex: boolean): Judged {
  const { property = "", value } = node;
  const offset = offsetOf(node);
  const isCustom = property.startsWith("--");
  const parts = value && typeof value === "object" ? valueAsks(property, value) : [];
  // A custom property may contain anything; only what is known to be missing counts.
  const asks = parts.filter(
    ({ what, known }) => !(isCustom && !known) && (inFlex || !FLEX_ONLY.test(what)),
  );
  const { name, known: ownKnown } = named(property);
  if (inFlex) asks.push(...flexAsks(name, node));
  const own = isCustom ? [] : [{ what: property, known: ownKnown, offset }];
  const lacks = usesOf(own, floors);
  return {
    property: lacks,
    // Without the property its value does not matter.
    value: usesOf(asks, without(floors, lacks)),
    isLate: isCustom || hasVariable(node),
  };
}

// What the data lists for flex boxes only: `gap`, and `align-items: start`.
function flexAsks(name: string, { value, loc }: CssNode): Ask[] {
  const offset = loc?.start.offset ?? 0;
  const all = DATA.css.properties ?? {};
  const keyword = value && typeof value === "object" ? value.children?.[0]?.name : undefined;
  const paths = [`${name}.context_flex.${keyword}_in_flex`];
  if (GAPS.includes(name)) paths.push(`${name}.flex_context`);
  return paths
    .map((path) => at(all, path))
    .filter((known) => known.length > 0)
    .map((known) => ({ what: `${name} in a flex box`, known, offset }));
}

function hasVariable({ value }: CssNode): boolean {
  if (!value || typeof value === "string") return false;
  return partsOf(value).some(({ type, name }) => type === "Function" && name === "var");
}

// No browser reads an unknown declaration, so it is reported whatever fallback it has.
function groupUses(group: readonly Judged[]): Use[] {
  const all = group.flatMap(({ property, value }) => [...property, ...value]);
  const unknown = all.filter((use) => use.missing === null);
  const uses = BROWSERS.flatMap((browser) => lackingIn(group, browser));
  const known = [...new Set(uses)].map((use) => ({
    ...use,
    missing: (use.missing ?? []).filter(({ browser }) => lackingIn(group, browser).includes(use)),
  }));
  return [...unknown, ...known];
}

// The uses that fail in this browser: those of the declaration that wins, or else of the last.
function lackingIn(group: readonly Judged[], browser: Browser): Use[] {
  const lacks = (use: Use): boolean => !!use.missing?.some((lack) => lack.browser === browser);
  const winner = group.findLast(
    ({ property, value, isLate }) => !property.some(lacks) && (isLate || !value.some(lacks)),
  );
  const judge = winner ?? group.at(-1);
  return judge ? [...judge.property, ...judge.value].filter(lacks) : [];
}
