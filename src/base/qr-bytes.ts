// What a QR code says, as bytes: the text, padded and made mendable.

/** What a version of the code holds at level M. */
export interface QrVersion {
  number: number;
  /** Squares along an edge. */
  size: number;
  dataBytes: number;
  blocks: number;
  correctionBytes: number;
}

/** Data bytes, blocks and correction bytes of each block at level M, from version 1. */
const CAPACITIES = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [64, 2, 18],
  [86, 2, 24],
  [108, 4, 16],
  [124, 4, 18],
  [154, 4, 22],
  [182, 5, 22],
  [216, 5, 26],
] as const;

/** From this version on the length takes two bytes. */
const LONG_LENGTH_VERSION = 10;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;
const FIELD = 0x11d;

/** The bytes of a text in UTF-8. */
export function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return [...escaped.matchAll(/%(..)|./g)].map(([plain, hex]) =>
    hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

/** The smallest version that holds so many bytes, or null when none does. */
export function versionFor(length: number): QrVersion | null {
  const index = CAPACITIES.findIndex(
    ([bytes], each) => length + (each + 1 < LONG_LENGTH_VERSION ? 2 : 3) <= bytes,
  );
  const capacity = CAPACITIES[index];
  if (!capacity) return null;
  const [dataBytes, blocks, correctionBytes] = capacity;
  return { number: index + 1, size: 21 + index * 4, dataBytes, blocks, correctionBytes };
}

/** Every byte of the code in the order in which it is drawn. */
export function streamOf(bytes: readonly number[], version: QrVersion): number[] {
  return interleaved(paddedBytes(bytes, version), version);
}

/** The bytes that mend a block: the rest of its division by the generator polynomial. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, part] of generator.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiplied(part, factor);
    }
  }
  return rest;
}

/** The lowest bits of a number, the highest of them first. */
export function bitsOf(number: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, index) => ((number >> (count - 1 - index)) & 1) === 1);
}

/** Mode, length, the bytes, an end, and padding up to what the version holds. */
function paddedBytes(bytes: readonly number[], version: QrVersion): number[] {
  const lengthBits = version.number < LONG_LENGTH_VERSION ? 8 : 16;
  const bits = [
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(bytes.length, lengthBits),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ];
  const packed = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
  return Array.from(
    { length: version.dataBytes },
    (_, index) => packed[index] ?? PADDING[(index - packed.length) % 2] ?? 0,
  );
}

/** The blocks' bytes in turn, then their correction in turn: a scratch then harms all a little. */
function interleaved(data: readonly number[], version: QrVersion): number[] {
  const short = Math.floor(version.dataBytes / version.blocks);
  const firstLong = version.blocks - (version.dataBytes % version.blocks);
  let at = 0;
  const blocks = Array.from({ length: version.blocks }, (_, index) => {
    const from = at;
    at += short + Number(index >= firstLong);
    return data.slice(from, at);
  });
  const corrections = blocks.map((block) => correctionOf(block, version.correctionBytes));
  return [blocks, corrections].flatMap((parts) => {
    const longest = Math.max(...parts.map(({ length }) => length));
    return Array.from({ length: longest }, (_, index) =>
      parts.flatMap((part) => part[index] ?? []),
    ).flat();
  });
}

/** The product of (x - 2^0) to (x - 2^(count - 1)), without its leading 1. */
function generatorOf(count: number): number[] {
  let root = 1;
  let product = [...Array.from({ length: count - 1 }, () => 0), 1];
  for (let turn = 0; turn < count; turn += 1) {
    const factor = root;
    product = product.map((part, index) => multiplied(part, factor) ^ (product[index + 1] ?? 0));
    root = multiplied(root, 2);
  }
  return product;
}

/** The product in the field of 256 elements that the standard names. */
function multiplied(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}
