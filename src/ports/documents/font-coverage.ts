// Which characters a font can draw, read from its cmap table: Typst silently omits a character that
// no font has, and a name or an amount must not lose one.

const TABLE_COUNT_AT = 4;
const TABLES_AT = 12;
const TABLE_RECORD = 16;
/** Segments of 32-bit code points; all our Noto fonts have such a table. */
const SEGMENTED = 12;

/** The ranges of code points that a TrueType font has, in order. */
export function glyphsOf(font: Buffer): [first: number, last: number][] {
  const start = tableAt(font, "cmap");
  const count = font.readUInt16BE(start + 2);
  for (let record = 0; record < count; record += 1) {
    const at = start + font.readUInt32BE(start + 4 + record * 8 + 4);
    if (font.readUInt16BE(at) === SEGMENTED) return segmentsAt(font, at);
  }
  throw new Error("the font does not tell its letters by segments");
}

function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(TABLE_COUNT_AT);
  for (let place = 0; place < count; place += 1) {
    const at = TABLES_AT + place * TABLE_RECORD;
    if (font.toString("latin1", at, at + 4) === name) return font.readUInt32BE(at + 8);
  }
  throw new Error(`the font has no table ${name}`);
}

function segmentsAt(font: Buffer, at: number): [number, number][] {
  const count = font.readUInt32BE(at + 12);
  return Array.from({ length: count }, (_, place) => {
    const segment = at + 16 + place * 12;
    return [font.readUInt32BE(segment), font.readUInt32BE(segment + 4)];
  });
}

/** The characters of a text in none of the ranges, without duplicates; line breaks need none. */
export function missingGlyphs(text: string, ranges: readonly [number, number][]): string[] {
  return [...new Set(text)].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x20 && !ranges.some(([first, last]) => first <= code && code <= last);
  });
}
