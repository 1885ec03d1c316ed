import { correction, generate, mode } from "lean-qr";

/** The rows of a QR code from the top, true for a dark square; without the quiet zone. */
export type QrSquares = readonly (readonly boolean[])[];

/** A larger code needs more squares than a phone can read at the size that pages use. */
const VERSION_MOST = 10;

/** The package's error code when no allowed version can hold the text. */
const TOO_LONG = 4;

/** Always level M: a code may be printed, and 15 % of it may be damaged. */
const settings = {
  minCorrectionLevel: correction.M,
  maxCorrectionLevel: correction.M,
  maxVersion: VERSION_MOST,
  modes: [mode.ascii, mode.utf8],
};

/** The QR code of the text, or null when the text is too long for version 10. */
export function qrSquares(text: string): QrSquares | null {
  const code = generated(text.toWellFormed());
  if (!code) return null;
  const edge = Array.from({ length: code.size }, (_, place) => place);
  return edge.map((y) => edge.map((x) => code.get(x, y)));
}

/** The dark squares as the data of one SVG path, one unit per square. */
export function qrPath(squares: QrSquares): string {
  let path = "";
  for (const [y, row] of squares.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      const length = x - from;
      if (length > 0) path += `M${from} ${y}h${length}v1h-${length}z`;
    }
  }
  return path;
}

/** A text that is too long throws this code; any other error is a fault. */
function generated(text: string) {
  try {
    return generate(text, settings);
  } catch (error) {
    if ((error as { code?: unknown }).code === TOO_LONG) return null;
    throw error;
  }
}
