// Rules on a file's location, name and size.

import { basename, dirname } from "node:path";
import { routeFiles } from "../../scripts/docs/screens.ts";
import { type Source, treeOf } from "./sources.ts";

/** A file that would exceed this becomes a folder of the same name. */
const LINES_MOST = 250;

/** Files that may be longer, and why. */
const longAllowed: { files: RegExp; why: string }[] = [
  { files: /^seed\//, why: "plain data: the demonstration bank's own texts" },
];

/** Files besides route modules that must have a default export, and why. */
const defaultAllowed: { files: RegExp; why: string }[] = [
  {
    files: /^tests\/mutations\/(runner|[\w-]+\.config)\.ts$/,
    why: "vitest reads its configuration and its runner there",
  },
  { files: /^[\w.-]+\.config\.ts$/, why: "the tools read it" },
  { files: /^src\/(routes\.ts|entry\.\w+\.tsx)$/, why: "React Router reads it" },
  { files: /^tests\/(browser\/server|runs\/slowest)\.ts$/, why: "Playwright calls it" },
];

const FOLDERS_REFUSED = ["utils", "util", "helpers", "helper", "common", "lib", "libs", "misc"];

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Every repository has it under this name. */
const README = "README.md";
const COMPONENT = /^([A-Z][A-Za-z0-9]*)(\.test)?(\.tsx|\.module\.css)$/;

/** The modules of routes, by their paths from the root. */
const routeModules: ReadonlySet<string> = new Set([
  "src/root.tsx",
  ...routeFiles().map((file) => `src/${file}`),
]);

/** True if a file is too long to keep in mind. */
export function isTooLong({ file, text }: Source): boolean {
  if (longAllowed.some(({ files }) => files.test(file))) return false;
  return text.trimEnd().split("\n").length > LINES_MOST;
}

/** What is wrong with the name of a file, or null; `files` are all files. */
export function nameBreach(source: Source, files: ReadonlySet<string>): string | null {
  const name = basename(source.file);
  const [, component, testPart, ending] = COMPONENT.exec(name) ?? [];
  if (!component) return kebabBreach(source);
  const sibling = `${dirname(source.file)}/${component}.tsx`;
  if (testPart || ending === ".module.css") {
    return files.has(sibling) ? null : `there is no ${component}.tsx that it belongs to`;
  }
  return exportedNames(source).includes(component) ? null : `it does not export ${component}`;
}

/** A component file carries its component's name; route modules and the entries do not have one. */
function kebabBreach(source: Source): string | null {
  const name = basename(source.file);
  if (name === README) return null;
  if (!KEBAB.test(name)) return "names are kebab-case, or a component's own";
  const isComponent =
    name.endsWith(".tsx") && /^src\/.+\//.test(source.file) && !name.endsWith(".test.tsx");
  if (!isComponent || routeModules.has(source.file)) return null;
  return "it is no route of src/routes.ts, so that it carries its component's name";
}

/** A folder whose name says nothing about its content. */
export function folderBreach(file: string): string | null {
  const refused = dirname(file)
    .split("/")
    .find((folder) => FOLDERS_REFUSED.includes(folder));
  return refused ? `a folder named ${refused} says nothing` : null;
}

/** True for a file that only re-exports. */
export function isBarrel(source: Source): boolean {
  const { body } = treeOf(source).program;
  return (
    body.length > 0 &&
    body.every(
      (node) =>
        node.type === "ExportAllDeclaration" ||
        (node.type === "ExportNamedDeclaration" && node.source !== null),
    )
  );
}

/** True for a default export where only named ones are allowed. */
export function hasStrayDefault(source: Source): boolean {
  const { file } = source;
  const needsDefault =
    routeModules.has(file) || defaultAllowed.some(({ files }) => files.test(file));
  return !needsDefault && exportedNames(source).includes("default");
}

/** The names that a file exports, including `default`. */
function exportedNames(source: Source): string[] {
  return treeOf(source).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name } }) =>
      kind === "Default" ? "default" : (name ?? "*"),
    ),
  );
}
