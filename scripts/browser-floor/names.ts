import type { Identifier } from "@mdn/browser-compat-data";
import { BROWSERS, DATA, type Known, plain, supported } from "./floor.ts";

// Global objects of every window, and the interface that describes their members.
const READY: Record<string, string> = {
  caches: "CacheStorage",
  crypto: "Crypto",
  customElements: "CustomElementRegistry",
  document: "Document",
  history: "History",
  indexedDB: "IDBFactory",
  localStorage: "Storage",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
  sessionStorage: "Storage",
};

const NAMESPACES = ["Intl", "Temporal", "WebAssembly"];
const IDENTIFIER = /^[A-Za-z$][\w$]*$/;
const FROM_MARKUP = /^(?:HTML|SVG|MathML)|(?:Element|Event|Range)$/;
const NOT_MEMBERS = /_(?:event|static|support)$|^__/;

const builtins = DATA.javascript.builtins ?? {};
const api = DATA.api;
const members = membersByName();

/** The data on a global name. */
export function globalNamed(name: string): Known[] {
  return [builtins[name], api[name], api.Window?.[name]].flatMap((part) => entry(name, part));
}

/** The data on `new Name()`, if it differs from that on the name itself. */
export function constructorNamed(name: string): Known[] {
  return entry(name, api[name]?.[name] ?? builtins[name]?.[name]);
}

/** The data on `Global.member`; null if the data does not know the global at all. */
export function memberOf(path: readonly string[], member: string): Known[] | null {
  const [first = "", ...rest] = path;
  if (rest.at(-1) === "prototype") return memberOf(path.slice(0, -1), member);
  if (NAMESPACES.includes(first) && rest[0])
    return entry(member, builtins[first]?.[rest[0]]?.[member]);
  if (rest.length > 0) return null;
  const holders = [builtins[first], api[READY[first] ?? first]].filter(
    (part) => part !== undefined,
  );
  if (holders.length === 0) return null;
  const found = holders.flatMap((holder) =>
    entry(member, holder[`${member}_static`] ?? holder[member]),
  );
  return found.length === 0 && first in READY ? null : found;
}

/** Every entry for a member of that name, on any object; empty if no well-known object has it. */
export function membersNamed(name: string): Known[] {
  const known = members.get(name) ?? [];
  return known.some(isEverywhere) ? known : [];
}

// A method that only one engine has is more likely the code's own method of the same name.
function isEverywhere({ compat }: Known): boolean {
  return BROWSERS.every((browser) =>
    [compat.support[browser] ?? []]
      .flat()
      .some(({ version_added: added, flags }) => added && added !== "preview" && !flags),
  );
}

// An object of an interface that the floor lacks comes from a call or a name that is reported
// itself. Elements and events exist under a plainer interface: `<dialog>` without `showModal()`.
function reachable(parts: Identifier): Identifier[] {
  return Object.keys(parts).flatMap((name) => {
    const part = parts[name];
    const compat = part?.__compat;
    return part && (FROM_MARKUP.test(name) || !compat || supported(compat)) ? [part] : [];
  });
}

function membersByName(): Map<string, Known[]> {
  const index = new Map<string, Known[]>();
  const holders = [
    ...Object.values(builtins),
    ...[...NAMESPACES.map((name) => builtins[name] ?? {}), api].flatMap(reachable),
  ];
  for (const holder of holders) {
    for (const [name, part] of Object.entries(holder as Record<string, Identifier>)) {
      if (!IDENTIFIER.test(name) || NOT_MEMBERS.test(name)) continue;
      const found = entry(name, part);
      if (found.length > 0) index.set(name, [...(index.get(name) ?? []), ...found]);
    }
  }
  return index;
}

function entry(name: string, part: Identifier | undefined): Known[] {
  return part?.__compat ? [plain(name, part.__compat)] : [];
}
