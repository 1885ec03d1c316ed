import { expect, test } from "vitest";
import { sourceOf } from "./sources.ts";

interface Package {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

const text = sourceOf("docs/licences.md").text;
const { packages } = JSON.parse(sourceOf("package-lock.json").text) as {
  packages: Record<string, Package>;
};
// Our own packages are listed under their folder, and linked where others are installed.
const run = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.startsWith("node_modules/") && !link && !dev,
);

test("every package that the bank runs has a licence that the document names", () => {
  const unnamed = run.filter(([, { license = "" }]) => {
    const parts = license.replace(/[()]/g, "").split(/ (?:AND|OR) /);
    return parts.some((part) => part === "" || !saysLicence(part));
  });
  expect(run.length).toBeGreaterThan(50);
  expect(unnamed.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

/** The document lists a licence by its SPDX name, the font's by its own. */
function saysLicence(name: string): boolean {
  if (name === "OFL-1.1") return text.includes("SIL Open Font License 1.1");
  return new RegExp(`(?<![\\w-])${name.replace(/[.]/g, "\\.")}(?![\\w.-]*\\w)`).test(text);
}
