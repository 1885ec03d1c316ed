// Which part may import which. An allow-list: a folder that is not in the table may import nothing
// and be imported by nobody, so that a new one must be added here first.

import { dirname, posix } from "node:path";
import { Visitor } from "vite";
import { type Source, treeOf } from "./sources.ts";

/** Where a package can run; one that is not listed runs on the server only. */
const packageSides: Record<string, "both" | "browser"> = {
  typebox: "both",
  "lean-qr": "both",
  diff: "both",
  react: "browser",
  "react-dom": "browser",
  "react-router": "browser",
};

type Side = "both" | "browser" | "server" | "any";

interface Rule {
  /** Where the part runs, which decides the packages that it may use. */
  side: Side;
  /** The parts that it may import, besides its own within its home. */
  may: readonly string[] | "everything";
}

const serverParts = ["base", "db", "ports", "server", "area shared", "area server"];

const deskParts = ["desk shared", "desk server", "desk store"];
const appParts = [
  "area jobs",
  "area commands",
  "desk shared",
  "desk server",
  "desk jobs",
  "desk commands",
  "seed",
];

const law: Record<string, Rule> = {
  base: { side: "both", may: [] },
  web: { side: "browser", may: ["base"] },
  db: { side: "server", may: ["base"] },
  ports: { side: "server", may: ["base", "db"] },
  server: { side: "server", may: ["base", "db", "ports"] },
  "area shared": { side: "both", may: ["base", "area shared"] },
  "area screens": { side: "browser", may: ["base", "web", "area shared", "area flow"] },
  // What a person does over several pages; the pages of other areas may use it too.
  "area flow": { side: "browser", may: ["base", "web", "area shared", "area flow"] },
  // Enhancements of plain pages, without React and without schemas.
  "area browser": { side: "browser", may: ["base", "web", "area shared"] },
  "area store": { side: "server", may: ["base", "db", "area shared"] },
  "area server": { side: "server", may: [...serverParts, "area store"] },
  // What an area does besides handling calls: jobs, a warm-up, an orderly shutdown.
  "area jobs": { side: "server", may: [...serverParts, "area store"] },
  // What an operator does by hand, such as lifting a customer's locks.
  "area commands": { side: "server", may: [...serverParts, "area store"] },
  // The desk has areas of the same shape; their servers may also call the areas' handlers.
  "desk shared": { side: "both", may: ["base", "area shared", "desk shared"] },
  "desk screens": {
    side: "browser",
    may: ["base", "web", "area shared", "desk shared", "desk ui"],
  },
  // The components shared by the pages of all its areas.
  "desk browser": { side: "browser", may: ["base", "web", "desk shared"] },
  "desk ui": { side: "browser", may: ["base", "web", "desk shared"] },
  "desk store": { side: "server", may: ["base", "db", "area shared", "desk shared"] },
  "desk server": { side: "server", may: [...serverParts, ...deskParts] },
  "desk jobs": { side: "server", may: [...serverParts, ...deskParts] },
  "desk commands": { side: "server", may: [...serverParts, ...deskParts] },
  app: { side: "server", may: [...serverParts, ...appParts] },
  "app shell": { side: "browser", may: ["base", "web", "area shared"] },
  site: { side: "browser", may: ["base", "web", "app shell"] },
  seed: { side: "server", may: ["base", "db", "ports", "area shared", "desk shared"] },
  tests: { side: "any", may: "everything" },
  scripts: { side: "any", may: "everything" },
  bench: { side: "any", may: "everything" },
  // A separate package: none of the bank's code goes onto the customer's computer with it.
  signer: { side: "server", may: [] },
};

/** Private to their home, even if the part may be imported. */
const privateParts = ["area store", "desk store"];

/** What the app may import from an area: its contract, its handlers, and its jobs. */
const openToApp = /^src\/(?:areas|desk)\/[\w-]+\/(?:contract|server|jobs|commands)(?:\.ts$|\/)/;

/** Packages that one file may use although its part may not. */
const allowed: Record<string, { name: RegExp; why: string }> = {
  "src/server/pages/render.ts": {
    name: /^react-router$/,
    why: "it hands requests to the page bundle",
  },
  "src/server/pages/public-pages.ts": {
    name: /^react-router$/,
    why: "it hands what a loader needs to the page bundle",
  },
  "src/entry.server.tsx": { name: /^node:stream$/, why: "React renders into a Node stream" },
  "src/routes.ts": { name: /^@react-router\/dev/, why: "it is read when the pages are built" },
};

/** Files with computed imports, which cannot be checked by reading. */
const computed: Record<string, string> = {
  "src/app/shell/Document.tsx": "small programs are files of the build",
  "src/server/pages/pages.ts": "the page bundle stands where the build put it",
  "src/server/pages/public-pages.ts": "the page bundle stands where the build put it",
};

/** What a file's imports violate, one sentence each. */
export function importBreaches(source: Source): string[] {
  const { file } = source;
  return importsOf(source).flatMap((name) => {
    const breach = name === null ? computedBreach(file) : breachOf(file, name);
    return breach ? [`${file}: ${breach}`] : [];
  });
}

/** What the app imports from an area's server besides its handlers: an area's inside is private. */
export function insideBreaches(source: Source): string[] {
  if (partOf(source.file) !== "app") return [];
  const found: string[] = [];
  const visitor = new Visitor({
    ImportDeclaration: ({ source: { value }, specifiers }) => {
      if (!/^#(?:areas|desk)\/[\w-]+\/server(\.ts$|\/)/.test(value)) return;
      for (const specifier of specifiers) {
        const name =
          specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier"
            ? specifier.imported.name
            : "*";
        if (!/handlers$/i.test(name)) found.push(`${source.file}: takes ${name} from ${value}`);
      }
    },
  });
  visitor.visit(treeOf(source).program);
  return found;
}

/**
 * Every module that a file imports: import, type import, import(), export from; null if computed.
 */
export function importsOf(source: Source): (string | null)[] {
  const found: (string | null)[] = [];
  const visitor = new Visitor({
    ImportDeclaration: ({ source: { value } }) => found.push(value),
    ExportAllDeclaration: ({ source: { value } }) => found.push(value),
    ExportNamedDeclaration: (node) => node.source && found.push(node.source.value),
    TSImportType: ({ source: { value } }) => found.push(value),
    ImportExpression: ({ source: node }) =>
      found.push(node.type === "Literal" && typeof node.value === "string" ? node.value : null),
  });
  visitor.visit(treeOf(source).program);
  return found;
}

/** The role of a file in the table above. */
export function partOf(file: string): string {
  if (/\.(test|spec)\.tsx?$/.test(file)) return "tests";
  const [top = "", part = "", ...rest] = file.split("/");
  if (top !== "src") return top;
  // The table of a flow is data for both sides: the server enforces it.
  if (rest.slice(1).join("/") === "flow/table.ts") return "area shared";
  if (part === "areas") return `area ${roleOf(rest[1] ?? "")}`;
  if (part === "desk" && rest[0] === "ui") return "desk ui";
  if (part === "desk") return `desk ${roleOf(rest[1] ?? "")}`;
  if (part === "app" && rest[0] === "shell") return "app shell";
  return rest.length === 0 ? "site" : part;
}

function roleOf(name: string): string {
  const role = name.replace(/\.tsx?$/, "");
  return ["contract", "rules", "texts"].includes(role) ? "shared" : role;
}

/** The folder that owns a file: src/areas/transfer, src/web, tests. */
function homeOf(file: string): string {
  const [top = "", part = "", area = ""] = file.split("/");
  if (top !== "src") return top;
  if (part === "areas" || part === "desk") return `src/${part}/${area}`;
  return file.split("/").length === 2 ? "src" : `src/${part}`;
}

function breachOf(file: string, name: string): string | null {
  if (!name.startsWith("#") && !name.startsWith(".")) return packageBreach(file, name);
  // Types that React Router generates for each route module.
  if (name.startsWith("./+types/") && law[partOf(file)]?.side === "browser") return null;
  const target = name.startsWith("#")
    ? `src/${name.slice(1)}`
    : posix.join(dirname(file), name.replace(/\?.*$/, ""));
  return pathBreach(file, { name, target }) ?? partBreach(file, target);
}

function packageBreach(file: string, name: string): string | null {
  const part = partOf(file);
  const side: Side = law[part]?.side ?? "both";
  if (side === "any" || allowed[file]?.name.test(name)) return null;
  const runs = packageSides[name.replace(/^((?:@[^/]+\/)?[^/]+).*$/, "$1")] ?? "server";
  if (runs === "both" || runs === side) return null;
  return `${part} may not use the package ${name}`;
}

/** Another home is imported by its # name; files outside src have none, nor has another package. */
function pathBreach(file: string, { name, target }: { name: string; target: string }) {
  if (name.startsWith("#") || homeOf(file) === homeOf(target)) return null;
  if (!target.startsWith("src/") || partOf(file) === "bench") return null;
  return `reaches ${target} by a relative path; its name is #${target.slice("src/".length)}`;
}

function partBreach(file: string, target: string): string | null {
  const [part, other] = [partOf(file), partOf(target)];
  const rule = law[part];
  if (!rule) return `${part} has no place in the import law`;
  if (rule.may === "everything") return null;
  const atHome = homeOf(file) === homeOf(target);
  if (atHome && part === other) return null;
  if (!rule.may.includes(other)) return `${part} may not import ${other} (${target})`;
  if (privateParts.includes(other) && !atHome) return `${target} is private to its area`;
  const isOpen = part !== "app" || !/^src\/(?:areas|desk)\//.test(target) || openToApp.test(target);
  return isOpen ? null : `${part} may not know ${target}, only contracts, handlers and jobs`;
}

function computedBreach(file: string): string | null {
  const isFree = law[partOf(file)]?.side === "any" || file in computed;
  return isFree ? null : "computes what it imports, so that nobody can tell what it is";
}
