// QR codes by ISO/IEC 18004: bytes, error correction level M, versions 1 to 10. Enough for an
// address, small enough to read.

import { streamOf, utf8, versionFor } from "./qr-bytes.ts";
import { draw, masks } from "./qr-drawing.ts";
import { penaltyOf } from "./qr-penalty.ts";

/** The rows of a code from the top, true for a dark square; the quiet edge around is not in it. */
export type QrSquares = readonly (readonly boolean[])[];

/** The code that says the text, or null when the text is too long for version 10. */
export function qrSquares(text: string): QrSquares | null {
  const bytes = utf8(text);
  const version = versionFor(bytes.length);
  if (!version) return null;
  const stream = streamOf(bytes, version);
  const drawn = masks.map((_, mask) => draw(version, stream, mask));
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** The dark squares as the data of one SVG path, a unit to a square. */
export function qrPath(squares: QrSquares): string {
  return squares
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join("");
}
