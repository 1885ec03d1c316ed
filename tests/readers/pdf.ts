/** What can be read from a PDF without rendering it. */
export interface ReadPdf {
  pages: number;
  language: string | null;
  isTagged: boolean;
  /** The names of the embedded fonts, with their subset prefixes. */
  fonts: string[];
  /** How many of them have embedded outlines. */
  embedded: number;
  /** Every character that can be selected and read aloud. */
  letters: Set<string>;
}

/** Reads a PDF with code independent of the writer; enough for our own documents. */
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

/** The characters of the ToUnicode maps, which map drawn glyphs to text. */
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
