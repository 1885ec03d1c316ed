import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf, isTest, ROOT, sourceOf } from "./sources.ts";

interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
}

const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

/** The formats of keys and tokens, each with its issuer's prefix. */
const SECRETS = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\./,
];

test("every installed package is pinned to the bytes it was chosen with", () => {
  const { packages } = json("package-lock.json") as { packages: Record<string, LockEntry> };
  const loose = Object.entries(packages).filter(
    ([path, { link, integrity }]) =>
      path.startsWith("node_modules/") && !link && !integrity?.startsWith("sha512-"),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

const manifests = [
  "package.json",
  ...json("package.json").workspaces.map((folder: string) => `${folder}/package.json`),
];
test.each(manifests)("%s names one version of each", (file) => {
  const manifest = json(file) as Record<string, Record<string, string>>;
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "overrides"];
  const ranges = kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(ranges).toEqual([]);
});

test("no script of a package runs while it is installed", () => {
  expect(readFileSync(join(ROOT, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
  expect(readFileSync(join(ROOT, "scripts/setup.mjs"), "utf8")).toContain('"--ignore-scripts"');
});

test("no key or token stands in the repository", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split(
    "\0",
  );
  const texts = files.filter((file) => /\.(ts|tsx|mjs|json|md|css|sql|html|tsv|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.filter((file) =>
    SECRETS.some((secret) => secret.test(readFileSync(join(ROOT, file), "utf8"))),
  );
  expect(found).toEqual([]);
});

test("nothing that the bank runs asks for guessable random numbers", () => {
  const guessable = new RegExp(`\\bMath\\.${"ran"}dom\\b`);
  const code = filesOf("src/**/*.{ts,tsx}", "public/*.js").filter((file) => !isTest(file));
  expect(code.filter((file) => guessable.test(sourceOf(file).text))).toEqual([]);
});

test.each([
  ["-----BEGIN EC PRIVATE", " KEY-----"],
  ["AKIA", "ABCDEFGHIJKLMNOP"],
  ["ghp_", "a".repeat(36)],
])("a secret that begins with %s would be found", (head, tail) => {
  expect(SECRETS.some((secret) => secret.test(head + tail))).toBe(true);
});
