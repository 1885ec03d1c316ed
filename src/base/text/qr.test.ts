import fc from "fast-check";
import { expect, test } from "vitest";
import { readQr } from "../../../tests/readers/qr-reader.ts";
import { type QrSquares, qrPath, qrSquares } from "./qr.ts";

/** How many bytes each version holds at level M, from the standard's table 7. */
const capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

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
      // 213 bytes less the two that declare the encoding of a text that is not plain ASCII.
      if (squares === null) return new TextEncoder().encode(text).length > 211;
      return readQr(squares).text === text;
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
