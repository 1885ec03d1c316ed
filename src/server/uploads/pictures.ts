// Nothing that a visitor uploads is stored as it is. A picture is recognised by its first bytes,
// decoded by one of two decoders, rotated upright, and encoded again: this removes locations and
// names inside it, and any appended data.

import type { Sharp } from "sharp";
import { plainQueue } from "../limits/fair-queue.ts";

/** A re-encoded picture. */
export interface Picture {
  type: "image/jpeg" | "image/png";
  bytes: Buffer;
}

const PIXELS_MOST = 40_000_000;
// One row of forty million pixels passes the pixel limit, and takes a decoder ten seconds.
const SIDE_MOST = 20_000;
const DECODE_SECONDS = 10;
const AT_ONCE = 2;
const WAITING_MOST = 100;
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const DECODERS = ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"];

/** How a picture is re-encoded, the best way first; the next where the file would be too large. */
const WAYS: readonly { side: number; draw: (picture: Sharp, type: Picture["type"]) => Sharp }[] = [
  {
    side: 2560,
    draw: (picture, type) => (type === "image/png" ? asPng(picture) : asJpeg(picture)),
  },
  { side: 2560, draw: asJpeg },
  { side: 1600, draw: asJpeg },
];

// Decoding must neither starve the thread pool that files and keys share, nor take every core.
const queue = plainQueue({ atOnce: AT_ONCE, waiting: WAITING_MOST });

/** The picture in a file, in at most `bytesMost`; null when it is not an intact JPEG or PNG. */
export async function drawAnew(file: Buffer, bytesMost: number): Promise<Picture | null> {
  const type = typeOf(file);
  return type === null ? null : queue.run(() => firstThatFits(file, type, bytesMost));
}

async function firstThatFits(
  file: Buffer,
  type: Picture["type"],
  bytesMost: number,
): Promise<Picture | null> {
  const open = await decoder();
  try {
    // Read from the file's header, before anything is decoded.
    const { width, height } = await open(file).metadata();
    if (Math.max(width, height) > SIDE_MOST) return null;
    for (const { side, draw } of WAYS) {
      const picture = open(file).autoOrient().resize({
        width: side,
        height: side,
        fit: "inside",
        withoutEnlargement: true,
      });
      const { data, info } = await draw(picture, type).toBuffer({ resolveWithObject: true });
      if (data.length <= bytesMost)
        return { type: `image/${info.format}` as typeof type, bytes: data };
    }
    return null;
  } catch {
    // Any decoder error means that this is not a picture.
    return null;
  }
}

function typeOf(file: Buffer): Picture["type"] | null {
  if (file.subarray(0, JPEG_HEAD.length).equals(JPEG_HEAD)) return "image/jpeg";
  return file.subarray(0, PNG_HEAD.length).equals(PNG_HEAD) ? "image/png" : null;
}

function asPng(picture: Sharp): Sharp {
  return picture.png({ compressionLevel: 9 });
}

function asJpeg(picture: Sharp): Sharp {
  return picture.flatten({ background: "white" }).jpeg({ quality: 85 });
}

let opened: Promise<(file: Buffer) => Sharp> | undefined;

/** Loaded with the first picture: most processes never need it. */
function decoder(): Promise<(file: Buffer) => Sharp> {
  opened ??= openDecoder();
  return opened;
}

async function openDecoder(): Promise<(file: Buffer) => Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return (file) =>
    sharp(file, {
      limitInputPixels: PIXELS_MOST,
      failOn: "truncated",
      sequentialRead: true,
    }).timeout({ seconds: DECODE_SECONDS });
}
