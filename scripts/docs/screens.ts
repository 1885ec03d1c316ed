import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#routes.ts";
import { code, page, table } from "./markdown.ts";

const OVER_SCREEN = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:default |function \w*Screen\b)/;
const OVER_LOADER =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:(?:async )?function|const) loader\b/;

const SOURCE = join(import.meta.dirname, "../../src");

/** A URL of the site and its route module. */
export interface Screen {
  address: string;
  /** From src: `areas/board/screens/notice.tsx`. */
  file: string;
}

/** Every URL of the site, in the order of src/routes.ts. */
export function screens(): Screen[] {
  return routes.flatMap((entry) => screensOf(entry, ""));
}

/** Every route module, relative to src, including layouts, which have no URL. */
export function routeFiles(entries: readonly RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...routeFiles(children)]);
}

/** The URLs with the doc comment of each screen. */
export function screensText(): string {
  const rows = screens().map(({ address, file }) => {
    const source = readFileSync(join(SOURCE, file), "utf8");
    return [code(address), code(file), code(handleOf(source)), promiseOf(source)];
  });
  const lead =
    "Every address of the site. `hydrate` means that the page brings scripts, `keepSeconds` that the server keeps it, with the parameters of `query`; `pcOnly` that a phone gets a notice instead.";
  return page("Screens", lead, [table(["Address", "Screen", "Handle", "What it is"], rows)]);
}

function screensOf({ path, file, children = [] }: RouteConfigEntry, above: string): Screen[] {
  const address = path ? `${above}/${path}` : above;
  const inside = children.flatMap((child) => screensOf(child, address));
  // A layout has no URL of its own.
  return children.length > 0 && !path ? inside : [{ address: address || "/", file }, ...inside];
}

/** The value of `export const handle`, on one line. */
function handleOf(source: string): string {
  const [, handle = ""] =
    /^export const handle\b[^=]*= (\{[\s\S]*?\})(?: satisfies \w+)?;$/m.exec(source) ?? [];
  return handle.replace(/\s+/g, " ");
}

/** The doc comment of a screen, or of a file's loader, without its leading URLs. */
function promiseOf(source: string): string {
  const [, comment = ""] = OVER_SCREEN.exec(source) ?? OVER_LOADER.exec(source) ?? [];
  const words = comment.replace(/\s*\n\s*\* ?/g, " ").trim();
  return words.replace(/^(\/\S*,? ?)+: /, "").replace(/^\w/, (letter) => letter.toUpperCase());
}
