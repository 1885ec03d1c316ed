// DER, as certificates and PKCS#12 files are written in it: tag, length, content.

/** A value of DER. */
export interface Der {
  tag: number;
  content: Buffer;
  /** The whole of it, as it was written. */
  whole: Buffer;
}

const LONG = 0x80;
const LENGTH_BYTES_MOST = 4;

/** Writes a value; its parts follow each other. */
export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < LONG) return Buffer.concat([Buffer.of(tag, length), content]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.of(tag, LONG | bytes.length), bytes, content]);
}

/** Reads the values that stand one after the other; throws a RangeError for anything else. */
export function readDer(bytes: Buffer): Der[] {
  const values: Der[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { head, length } = lengthAt(bytes, at);
    const end = at + head + length;
    if (end > bytes.length) throw new RangeError("a value ends before its end");
    values.push({
      tag: bytes.readUInt8(at),
      content: bytes.subarray(at + head, end),
      whole: bytes.subarray(at, end),
    });
    at = end;
  }
  return values;
}

/** The values inside a value; an empty one where there is less than was expected. */
export function inside(value: Der | undefined): Der[] {
  return value ? readDer(value.content) : [];
}

function lengthAt(bytes: Buffer, at: number): { head: number; length: number } {
  const first = bytes.readUInt8(at + 1);
  if (first < LONG) return { head: 2, length: first };
  const count = first - LONG;
  // None says that the end is marked: BER, which these files need not be written in.
  if (count === 0 || count > LENGTH_BYTES_MOST) throw new RangeError("a length that is no DER");
  return { head: 2 + count, length: bytes.readUIntBE(at + 2, count) };
}
