// Writes ZIP archives (PKWARE's APPNOTE, without extensions): enough for a few files below 4 GB.

import { crc32, deflateRawSync } from "node:zlib";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const MADE_ON_UNIX = 0x0300;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const REGULAR_FILE = 0o100_000;
/** 1980-01-01: the same files always make the same archive. */
const FIRST_DAY = 0x21;

/** A file in an archive. */
export interface ZipEntry {
  /** With forward slashes. */
  path: string;
  bytes: Buffer;
  isProgram?: boolean;
}

/** The archive of the given files. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes, isProgram = false } of entries) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(bytes);
    const facts = factsOf({ bytes, packed, name });
    const head = Buffer.concat([numbers([4, LOCAL], [2, VERSION]), facts, numbers([2, 0]), name]);
    const mode = (REGULAR_FILE | (isProgram ? 0o755 : 0o644)) * 0x1_0000;
    directory.push(
      numbers([4, CENTRAL], [2, MADE_ON_UNIX | VERSION], [2, VERSION]),
      facts,
      numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, mode], [4, offset]),
      name,
    );
    bodies.push(head, packed);
    offset += head.length + packed.length;
  }
  const table = Buffer.concat(directory);
  const count = entries.length;
  const sizes = numbers([2, count], [2, count], [4, table.length], [4, offset], [2, 0]);
  return Buffer.concat([...bodies, table, numbers([4, END], [2, 0], [2, 0]), sizes]);
}

/** The fields that the local and the central header of a file share. */
function factsOf({ bytes, packed, name }: { bytes: Buffer; packed: Buffer; name: Buffer }): Buffer {
  return numbers(
    [2, UTF8_NAMES],
    [2, DEFLATED],
    [2, 0],
    [2, FIRST_DAY],
    [4, crc32(bytes)],
    [4, packed.length],
    [4, bytes.length],
    [2, name.length],
  );
}

/** Integers of two or four bytes, little-endian. */
function numbers(...values: (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}
