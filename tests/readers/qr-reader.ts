// A QR reader for the tests alone. It shares nothing with the package that writes the codes, so
// that a new version of that package which writes them wrongly is noticed.

/** For each version at level M: total bytes, and the data bytes of each block. */
const BLOCKS: readonly (readonly [total: number, blocks: readonly number[]])[] = [
  [26, [16]],
  [44, [28]],
  [70, [44]],
  [100, [32, 32]],
  [134, [43, 43]],
  [172, [27, 27, 27, 27]],
  [196, [31, 31, 31, 31]],
  [242, [38, 38, 39, 39]],
  [292, [36, 36, 36, 37, 37]],
  [346, [43, 43, 43, 43, 44]],
];
const ALIGNMENTS = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const logarithms = new Map<number, number>();
const powers: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  powers.push(value);
  logarithms.set(value, power);
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

/** The content of the code; throws if anything in it violates the standard. */
export function readQr(squares: readonly (readonly boolean[])[]): {
  version: number;
  text: string;
} {
  const version = (squares.length - 17) / 4;
  const [total, blocks] = BLOCKS[version - 1] ?? [0, []];
  const at = (row: number, column: number) => squares[row]?.[column] ?? false;
  checkCorners(at, squares.length);
  const format = formatOf(at, squares.length);
  if (format >> 3 !== 0) throw new Error("the level is not M");
  const bits = dataBits(at, { version, size: squares.length, mask: format & 7 });
  const stream = Array.from({ length: total }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  );
  return { version, text: textOf(untangled(stream, blocks), version) };
}

function checkCorners(at: (row: number, column: number) => boolean, size: number): void {
  const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (const [row, line] of finder.entries()) {
      for (const [column, square] of [...line].entries()) {
        if (at(top + row, left + column) !== (square === "1")) throw new Error("no corner mark");
      }
    }
  }
  if (!at(size - 8, 8)) throw new Error("the dark square is light");
}

function formatOf(at: (row: number, column: number) => boolean, size: number): number {
  const first = [0, 1, 2, 3, 4, 5, 7].map((column) => at(8, column));
  first.push(at(8, 8), at(7, 8), ...[5, 4, 3, 2, 1, 0].map((row) => at(row, 8)));
  const second = [1, 2, 3, 4, 5, 6, 7].map((up) => at(size - up, 8));
  second.push(...[8, 7, 6, 5, 4, 3, 2, 1].map((left) => at(8, size - left)));
  if (first.join() !== second.join()) throw new Error("the two formats differ");
  const bits = first.reduce((sum, bit) => sum * 2 + Number(bit), 0);
  return (bits ^ 0b101010000010010) >> 10;
}

function dataBits(
  at: (row: number, column: number) => boolean,
  { version, size, mask }: { version: number; size: number; mask: number },
): string {
  const columns = Array.from({ length: size }, (_, index) => size - 1 - index);
  const pairs = columns.filter((column) => column !== 6);
  let bits = "";
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const rows = Array.from({ length: size }, (_, index) => index);
    for (const row of pair % 4 === 0 ? rows.reverse() : rows) {
      for (const column of pairs.slice(pair, pair + 2)) {
        if (isReserved(row, column, { version, size })) continue;
        bits += at(row, column) === isTurned(mask, row, column) ? "0" : "1";
      }
    }
  }
  return bits;
}

function isReserved(
  row: number,
  column: number,
  { version, size }: { version: number; size: number },
): boolean {
  if (row === 6 || column === 6) return true;
  if ((row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9))
    return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11)))
    return true;
  const places = ALIGNMENTS[version - 1] ?? [];
  const near = (place: number) => places.find((each) => Math.abs(each - place) <= 2);
  const [down, right] = [near(row), near(column)];
  if (down === undefined || right === undefined) return false;
  const corner = [6, size - 7];
  const isFinder = corner.includes(down) && corner.includes(right) && (down === 6 || right === 6);
  return !isFinder;
}

function isTurned(mask: number, i: number, j: number): boolean {
  const product = ((i * j) % 2) + ((i * j) % 3);
  if (mask === 0) return (i + j) % 2 === 0;
  if (mask === 1) return i % 2 === 0;
  if (mask === 2) return j % 3 === 0;
  if (mask === 3) return (i + j) % 3 === 0;
  if (mask === 4) return ((i >> 1) + Math.trunc(j / 3)) % 2 === 0;
  if (mask === 5) return product === 0;
  if (mask === 6) return product % 2 === 0;
  return (((i + j) % 2) + ((i * j) % 3)) % 2 === 0;
}

/** The data of the blocks, concatenated; each block must divide without remainder. */
function untangled(stream: readonly number[], sizes: readonly number[]): number[] {
  const blocks: number[][] = sizes.map(() => []);
  let next = 0;
  const deal = (wants: (index: number, round: number) => boolean, rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, block] of blocks.entries()) {
        if (!wants(index, round)) continue;
        block.push(stream[next] ?? 0);
        next += 1;
      }
    }
  };
  deal((index, round) => round < (sizes[index] ?? 0), Math.max(...sizes));
  const corrections = (stream.length - next) / sizes.length;
  deal(() => true, corrections);
  for (const block of blocks) {
    for (let root = 0; root < corrections; root += 1) {
      const rest = block.reduce((sum, byte) => times(sum, powers[root] ?? 0) ^ byte, 0);
      if (rest !== 0) throw new Error("a block is damaged");
    }
  }
  return blocks.flatMap((block, index) => block.slice(0, sizes[index]));
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return powers[((logarithms.get(one) ?? 0) + (logarithms.get(other) ?? 0)) % 255] ?? 0;
}

/** The text of all segments: bytes (0100), which a preceding ECI of 26 (0111) declares as UTF-8. */
function textOf(data: readonly number[], version: number): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let next = 0;
  const take = (count: number) => {
    next += count;
    return Number.parseInt(bits.slice(next - count, next), 2);
  };
  const bytes: number[] = [];
  let isUtf8 = false;
  while (bits.length - next >= 4) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 0b0111) {
      isUtf8 = take(8) === 26;
      continue;
    }
    if (mode !== 0b0100) throw new Error("the mode is not bytes");
    const segment = Array.from({ length: take(version < 10 ? 8 : 16) }, () => take(8));
    if (!isUtf8 && segment.some((byte) => byte > 127)) throw new Error("bytes of no named code");
    bytes.push(...segment);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
}
