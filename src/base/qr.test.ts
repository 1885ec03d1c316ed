import fc from "fast-check";
import { expect, test } from "vitest";
import { type QrSquares, qrPath, qrSquares } from "./qr.ts";
import { correctionOf } from "./qr-bytes.ts";
import { formatBits, versionBits } from "./qr-drawing.ts";
import { readQr } from "./qr-reader.testing.ts";

/** How many bytes each version holds at level M, from the standard's table 7. */
const capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

test("the correction of the standard's well-known block is right", () => {
  // HELLO WORLD as 1-M, the example that every text book uses.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test.each([
  [0, "101010000010010"],
  [1, "101000100100101"],
  [2, "101111001111100"],
  [3, "101101101001011"],
  [4, "100010111111001"],
  [5, "100000011001110"],
  [6, "100111110010111"],
  [7, "100101010100000"],
])("level M with mask %i is named as in the standard's table", (mask, bits) => {
  expect(formatBits(mask).toString(2).padStart(15, "0")).toBe(bits);
});

test.each([
  [7, "000111110010010100"],
  [8, "001000010110111100"],
  [9, "001001101010011001"],
  [10, "001010010011010011"],
])("version %i is named as in the standard's table", (version, bits) => {
  expect(versionBits(version).toString(2).padStart(18, "0")).toBe(bits);
});

test.each(capacities.map((bytes, index) => [index + 1, bytes] as const))(
  "version %i holds %i bytes and not one more",
  (version, bytes) => {
    const full = "a".repeat(bytes);
    expect(qrSquares(full)).toHaveLength(17 + version * 4);
    expect(readQr(qrSquares(full) ?? [])).toEqual({ version, text: full });
    const over = qrSquares(`${full}a`);
    if (version === capacities.length) expect(over).toBeNull();
    else expect(over).toHaveLength(21 + version * 4);
  },
);

test("any text that fits is read back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 70 }), (text) => {
      const squares = qrSquares(text);
      if (new TextEncoder().encode(text).length > 213) return squares === null;
      return readQr(squares ?? []).text === text;
    }),
    { numRuns: 200 },
  );
});

test("half a character is written as the sign for what cannot be read", () => {
  expect(readQr(qrSquares("\ud800") ?? []).text).toBe("\ufffd");
});

test("the path draws every dark square and no other", () => {
  const squares = qrSquares("https://dawnbank.example/#app") as QrSquares;
  const drawn = squares.map((row) => row.map(() => false));
  for (const [, x, y, width] of qrPath(squares).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  }
  expect(drawn).toEqual(squares);
});
