// DER, the encoding of certificates and PKCS#12 files: tag, length, content.

/** A value of DER. */
export interface Der {
  tag: number;
  content: Buffer;
  /** All of its bytes, as encoded. */
  whole: Buffer;
}

const LONG = 0x80;
const LENGTH_BYTES_MOST = 4;

/** Encodes a value from its parts. */
export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < LONG) return Buffer.concat([Buffer.of(tag, length), content]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.of(tag, LONG | bytes.length), bytes, content]);
}

/** The bytes that hexadecimal digits stand for. */
export function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}

/** Decodes a sequence of values; throws a RangeError for anything else. */
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

/** The values inside a value; empty where there is none. */
export function inside(value: Der | undefined): Der[] {
  return value ? readDer(value.content) : [];
}

function lengthAt(bytes: Buffer, at: number): { head: number; length: number } {
  const first = bytes.readUInt8(at + 1);
  if (first < LONG) return { head: 2, length: first };
  const count = first - LONG;
  // Zero means an indefinite length: BER, which is not supported.
  if (count === 0 || count > LENGTH_BYTES_MOST) throw new RangeError("a length that is no DER");
  return { head: 2 + count, length: bytes.readUIntBE(at + 2, count) };
}
