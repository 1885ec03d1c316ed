// Pictures for tests, valid and malicious ones.

import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A small picture in one of the formats, 64 by 48. */
export function smallPicture(format: "jpeg" | "png" | "gif" | "webp" | "tiff"): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const create = { width: 64, height: 48, channels: 3 as const, background: "black", noise };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A PNG of noise, which does not compress. */
export function noisyPicture(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 as const };
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A picture of exactly that many bytes: a small JPEG, padded with bytes that no decoder reads. */
export async function pictureOf(bytes: number): Promise<Buffer> {
  const picture = await smallPicture("jpeg");
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length), 0x20)]);
}

/** A PNG that declares that many black pixels in few bytes. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
