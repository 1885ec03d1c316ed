// How a QR code looks: the marks by which a reader finds its way, and the data around them.

import { bitsOf, type QrVersion } from "./qr-bytes.ts";

interface Canvas {
  dark: boolean[][];
  /** What is not for data. */
  reserved: boolean[][];
}

/** From this version on the code names its version. */
const NAMED_VERSION = 7;
const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_GENERATOR = 0x1f25;
const LEVEL_M = 0b00;

/** Which squares each mask turns over, so that no large patch is all dark or light. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code of the bytes with one of the masks. */
export function draw(version: QrVersion, stream: readonly number[], mask: number): boolean[][] {
  const { size } = version;
  const empty = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const canvas: Canvas = { dark: empty(), reserved: empty() };
  drawMarks(canvas, version);
  drawFormat(canvas, formatBits(mask));
  if (version.number >= NAMED_VERSION) drawVersion(canvas, versionBits(version.number));
  drawData(
    canvas,
    stream.flatMap((byte) => bitsOf(byte, 8)),
    mask,
  );
  return canvas.dark;
}

/** The fifteen bits that tell a reader the level and the mask. */
export function formatBits(mask: number): number {
  return withRest((LEVEL_M << 3) | mask, FORMAT_GENERATOR, 10) ^ FORMAT_MASK;
}

/** The eighteen bits that tell a reader the version. */
export function versionBits(version: number): number {
  return withRest(version, VERSION_GENERATOR, 12);
}

function set(canvas: Canvas, [row, column]: readonly [number, number], dark: boolean): void {
  const [line, kept] = [canvas.dark[row], canvas.reserved[row]];
  if (!line || !kept || column < 0 || column >= line.length) return;
  line[column] = dark;
  kept[column] = true;
}

function drawMarks(canvas: Canvas, { number, size }: QrVersion): void {
  for (let at = 0; at < size; at += 1) {
    set(canvas, [6, at], at % 2 === 0);
    set(canvas, [at, 6], at % 2 === 0);
  }
  const places = alignmentsOf(number, size);
  const last = places.at(-1);
  for (const row of places) {
    for (const column of places) {
      const isCorner =
        row + column === 12 || (row === 6 && column === last) || (row === last && column === 6);
      if (!isCorner) drawRings(canvas, [row, column], [0, 2]);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawRings(canvas, [row, column], [0, 1, 3, 4]);
  }
  set(canvas, [size - 8, 8], true);
}

/** A square mark: rings around its middle, dark but for those at 2 and 4 of a large one. */
function drawRings(
  canvas: Canvas,
  [row, column]: readonly [number, number],
  rings: readonly number[],
): void {
  const reach = Math.max(...rings);
  const darkRings = reach === 4 ? [0, 1, 3] : rings;
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      set(canvas, [row + down, column + right], darkRings.includes(ring));
    }
  }
}

function alignmentsOf(version: number, size: number): number[] {
  if (version === 1) return [];
  const last = size - 7;
  return version < NAMED_VERSION ? [6, last] : [6, (6 + last) / 2, last];
}

function drawFormat(canvas: Canvas, bits: number): void {
  const size = canvas.dark.length;
  for (let index = 0; index < 15; index += 1) {
    const dark = ((bits >> index) & 1) === 1;
    const along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    set(canvas, [along, 8], dark);
    const across = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    set(canvas, [8, across], dark);
  }
}

function drawVersion(canvas: Canvas, bits: number): void {
  const size = canvas.dark.length;
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >> index) & 1) === 1;
    const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
    set(canvas, [near, far], dark);
    set(canvas, [far, near], dark);
  }
}

/** Two columns at a time from the right, up and down in turn, past what is reserved. */
function drawData(canvas: Canvas, bits: readonly boolean[], mask: number): void {
  const size = canvas.dark.length;
  let next = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, upwards = !upwards) {
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (canvas.reserved[row]?.[column]) continue;
        const line = canvas.dark[row];
        if (line) line[column] = (bits[next] ?? false) !== masks[mask]?.(row, column);
        next += 1;
      }
    }
  }
}

/** A number followed by the rest of its division, by which a reader mends it. */
function withRest(number: number, generator: number, restBits: number): number {
  let rest = number;
  for (let turn = 0; turn < restBits; turn += 1) {
    rest = (rest << 1) ^ ((rest >> (restBits - 1)) * generator);
  }
  return (number << restBits) | rest;
}
