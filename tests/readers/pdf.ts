/** What can be told of a PDF without drawing it. */
export interface ReadPdf {
  pages: number;
  language: string | null;
  isTagged: boolean;
  /** The names of the fonts that came along, with the mark of a subset in front. */
  fonts: string[];
  /** How many of them came along with their outlines. */
  embedded: number;
  /** Every letter that can be selected and read out. */
  letters: Set<string>;
}

/** Reads a PDF with other code than wrote it; enough for those that we make ourselves. */
export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString("latin1");
  if (!text.startsWith("%PDF-1.")) throw new Error("this is no PDF");
  return {
    pages: [...text.matchAll(/\/Type\s*\/Page\b/g)].length,
    language: /\/Lang\s*\(([^)]*)\)/.exec(text)?.[1] ?? null,
    isTagged: /\/Marked\s+true/.test(text) && text.includes("/StructTreeRoot"),
    fonts: [
      ...new Set([...text.matchAll(/\/BaseFont\s*\/([\w+-]+)/g)].map(([, name]) => name ?? "")),
    ],
    embedded: [...text.matchAll(/\/FontFile[23]\b/g)].length,
    letters: new Set(glyphsOf(text)),
  };
}

/** The letters of the ToUnicode maps, which tell what each drawn sign stands for. */
function glyphsOf(text: string): string[] {
  const maps = [...text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)].map(([, map]) => map ?? "");
  return maps.flatMap((map) =>
    [...map.matchAll(/<[0-9a-fA-F]+>\s*<([0-9a-fA-F]+)>/g)].flatMap(([, code]) => [
      ...Buffer.from(code ?? "", "hex")
        .swap16()
        .toString("utf16le"),
    ]),
  );
}
