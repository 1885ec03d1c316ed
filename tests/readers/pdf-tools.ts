// What programs that are none of ours say of a PDF: poppler's and qpdf's.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const tools = ["pdfsig", "pdftotext", "pdffonts", "pdfinfo", "qpdf"];

/** Whether the programs are there; `npm test` installs them where it can. */
export const hasPdfTools = tools.every((name) => existsSync(`/usr/bin/${name}`));

/** What a tool says about a file; poppler's complaint about a harmless mark of Typst is left out. */
export function outputOf(tool: string, ...words: string[]): string {
  const { stdout, stderr } = spawnSync(tool, words, { encoding: "utf8" });
  return `${stdout}${stderr}`.replace(/^.*Suspects object is wrong type.*$/gm, "");
}

/** The text that can be selected, without blanks: line ends are the page's affair. */
export function textOf(path: string): string {
  return withoutBlanks(outputOf("pdftotext", "-layout", path, "-"));
}

/** A text as it is compared: without any blank. */
export function withoutBlanks(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, "");
}

/** The dictionaries of a PDF by number, as qpdf reads them. */
export function objectsOf(path: string): Map<string, Record<string, unknown>> {
  const json = JSON.parse(
    execFileSync("qpdf", ["--json=2", path], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as { qpdf: [unknown, Record<string, { value?: unknown; stream?: { dict: unknown } }>] };
  return new Map(
    Object.entries(json.qpdf[1]).flatMap(([name, { value, stream }]) => {
      const dictionary = value ?? stream?.dict;
      return isDictionary(dictionary) ? [[name.replace(/^obj:/, ""), dictionary]] : [];
    }),
  );
}

/** One element of the structure that screen readers follow. */
export interface StructureElement {
  kind: string;
  alternative: string | null;
  scope: string | null;
  children: StructureElement[];
}

/** The tree of elements below the root of the structure. */
export function structureOf(path: string): StructureElement[] {
  const objects = objectsOf(path);
  const at = (value: unknown): Record<string, unknown> | null => {
    if (typeof value === "string" && / \d+ R$/.test(value)) return objects.get(value) ?? null;
    return isDictionary(value) ? value : null;
  };
  const kidsOf = (owner: Record<string, unknown> | null): StructureElement[] =>
    [owner?.["/K"]].flat().flatMap((kid) => {
      const element = at(kid);
      const kind = element?.["/S"];
      if (!element || typeof kind !== "string") return [];
      const attributes = [element["/A"]].flat().map(at);
      const scope = attributes.find((each) => each?.["/Scope"])?.["/Scope"];
      const alternative = element["/Alt"];
      return [
        {
          kind: kind.slice(1),
          alternative: typeof alternative === "string" ? alternative.replace(/^u:/, "") : null,
          scope: typeof scope === "string" ? scope.slice(1) : null,
          children: kidsOf(element),
        },
      ];
    });
  const root = [...objects.values()].find((each) => each["/Type"] === "/StructTreeRoot");
  return kidsOf(root ?? null);
}

/** Every element of a tree, in the order of reading. */
export function flat(elements: readonly StructureElement[]): StructureElement[] {
  return elements.flatMap((each) => [each, ...flat(each.children)]);
}

function isDictionary(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
