import { type CssNode, parse, toPlainObject } from "css-tree";
import { passing, ruleAsks } from "./conditions.ts";
import { declarationUses, descriptorUses, isFlex, usesOf } from "./declarations.ts";
import { at, DATA, FLOORS, type Floors, raised, type Use } from "./floor.ts";
import { selectorAsks } from "./selectors.ts";
import { partsOf } from "./values.ts";

const WITH_DESCRIPTORS = /^(?:font-face|property|counter-style|page|font-palette-values)$/;
const FORGIVING = /^(?:is|where)$/;
const KEYFRAMES = /keyframes$/;

/** Facts about the whole sheet, used when checking one of its rules. */
type Sheet = { text: string; selectors: Set<string>; flexBoxes: Set<string> };
type Place = { floors: Floors; isNested: boolean; isKeyframes: boolean };

/** Everything in a style sheet that the floor lacks. */
export function styleUses(text: string): Use[] {
  const faults: { message: string; offset: number }[] = [];
  const tree = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (fault) => faults.push(fault),
  });
  const root = toPlainObject(tree);
  const sheet = sheetOf(root, text);
  const place = { floors: FLOORS, isNested: false, isKeyframes: false };
  const broken = faults
    .filter(({ offset }) => !isInCustomProperty(root, offset))
    .map(({ message, offset }) => ({ what: `syntax (${message})`, missing: null, offset }));
  return [...broken, ...blockUses(root, place, sheet)];
}

function blockUses(block: CssNode, place: Place, sheet: Sheet): Use[] {
  return (block.children ?? []).flatMap((node) => {
    if (node.type === "Rule") return styleRuleUses(node, place, sheet);
    return node.type === "Atrule" ? atRuleUses(node, place, sheet) : [];
  });
}

function styleRuleUses(rule: CssNode, place: Place, sheet: Sheet): Use[] {
  if (!rule.block || !rule.prelude) return [];
  const asks = place.isKeyframes ? [] : selectorAsks(rule.prelude);
  // A browser that cannot parse the selector drops the whole rule: inside, only the others count.
  const nesting = nestingUses(rule, place);
  const lacks = [...nesting, ...usesOf(asks, reading(place.floors, nesting))];
  const isForgiving = partsOf(rule.prelude).some(({ name }) => FORGIVING.test(String(name)));
  const floors = reading(place.floors, isForgiving ? nesting : lacks);
  const reported = hasFocusFallback(rule.prelude, sheet)
    ? lacks.filter(({ what }) => what !== ":focus-visible")
    : lacks;
  const own = isFlex(rule.block);
  const inFlex = own ?? membersOf(rule.prelude, sheet.text).some((it) => sheet.flexBoxes.has(it));
  const inner = { ...place, floors, isNested: true };
  return [
    ...reported,
    ...declarationUses(rule.block, floors, inFlex),
    ...blockUses(rule.block, inner, sheet),
  ];
}

function atRuleUses(rule: CssNode, place: Place, sheet: Sheet): Use[] {
  const lacks = [...nestingUses(rule, place), ...usesOf(ruleAsks(rule), place.floors)];
  const name = (rule.name ?? "").toLowerCase();
  // In a list of media queries, one that cannot be parsed leaves the others in force.
  const queries = name === "media" ? (rule.prelude?.children?.[0]?.children ?? []) : [];
  const left = queries.length > 1 ? place.floors : reading(place.floors, lacks);
  if (!rule.block) return lacks;
  if (WITH_DESCRIPTORS.test(name)) return [...lacks, ...descriptorUses(rule, left)];
  const condition = name === "supports" ? rule.prelude?.children?.[0] : undefined;
  const floors = condition ? passing(condition, left) : left;
  const inner = { ...place, floors, isKeyframes: KEYFRAMES.test(name) };
  const declared = place.isNested ? declarationUses(rule.block, floors, false) : [];
  return [...lacks, ...declared, ...blockUses(rule.block, inner, sheet)];
}

// The versions that can parse these uses, and so read what is inside.
function reading(floors: Floors, uses: readonly Use[]): Floors {
  return uses.reduce((left, use) => raised(left, use.missing ?? []), floors);
}

function nestingUses(node: CssNode, { isNested, floors }: Place): Use[] {
  if (!isNested) return [];
  const known = at(DATA.css.selectors ?? {}, "nesting");
  return usesOf([{ what: "& (nesting)", known, offset: node.loc?.start.offset ?? 0 }], floors);
}

// `:focus-visible` may be missing if the same rule, or a universal one, exists for `:focus`, or if
// it only removes styles of `:focus`. This must hold for the whole list, which is dropped as a
// whole. Inside the forgiving `:is()` the other members stay valid and may be the fallback
// themselves.
function hasFocusFallback(list: CssNode, { text, selectors }: Sheet): boolean {
  const forgiving = forgivingList(list);
  const members = membersOf(forgiving ?? list, text);
  const read = new Set([...selectors, ...(forgiving ? members : [])]);
  return members.every((member) => {
    if (!member.includes(":focus-visible")) return forgiving !== null;
    if (member.includes(":focus:not(:focus-visible)")) return true;
    const fallback = member.replaceAll(":focus-visible", ":focus");
    return [fallback, ":focus", "*:focus"].some((selector) => read.has(selector));
  });
}

// Lightning CSS merges `a:focus, a:focus-visible` into one `:is()`.
function forgivingList(list: CssNode): CssNode | null {
  const parts = list.children?.length === 1 ? list.children[0]?.children : undefined;
  const only = parts?.length === 1 ? parts[0] : undefined;
  const isForgiving = only?.type === "PseudoClassSelector" && FORGIVING.test(only.name ?? "");
  return (isForgiving && only.children?.[0]) || null;
}

// Only rules that every browser at the floor parses can be a fallback.
function sheetOf(root: CssNode, text: string): Sheet {
  const rules = rulesOf(root).flatMap(({ prelude, block }) =>
    prelude && block ? [{ prelude, block }] : [],
  );
  const read = rules.filter(({ prelude }) => usesOf(selectorAsks(prelude), FLOORS).length === 0);
  const flex = rules.filter(({ block }) => isFlex(block));
  return {
    text,
    selectors: new Set(read.flatMap(({ prelude }) => membersOf(prelude, text))),
    flexBoxes: new Set(flex.flatMap(({ prelude }) => membersOf(prelude, text))),
  };
}

function rulesOf(node: CssNode): CssNode[] {
  const inner = (node.block?.children ?? node.children ?? []).flatMap(rulesOf);
  return node.type === "Rule" ? [node, ...inner] : inner;
}

function membersOf(list: CssNode, text: string): string[] {
  return (list.children ?? []).map(({ loc }) => text.slice(loc?.start.offset, loc?.end.offset));
}

function isInCustomProperty(root: CssNode, offset: number): boolean {
  return rulesOf(root)
    .flatMap(({ block }) => (block ? partsOf(block) : []))
    .some(({ property, loc }) => {
      const isAround = loc && loc.start.offset <= offset && offset <= loc.end.offset;
      return property?.startsWith("--") && isAround;
    });
}
