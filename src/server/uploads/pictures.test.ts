import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { UPLOAD_BYTES } from "#base/call/limits.ts";
import { noisyPicture, pngOf, smallPicture } from "./pictures.testing.ts";
import { drawAnew } from "./pictures.ts";

const draw = (bytes: Buffer) => drawAnew(bytes, UPLOAD_BYTES);

// The decoder disables every other one, so the samples are made before it is loaded.
const made: Record<string, Buffer> = {};
beforeAll(async () => {
  made.jpeg = await smallPicture("jpeg");
  made.png = await smallPicture("png");
  made.gif = await smallPicture("gif");
  made.webp = await smallPicture("webp");
  made.tiff = await smallPicture("tiff");
});
const of = (name: string) => made[name] as Buffer;

describe("a picture is drawn anew", () => {
  test.each(["jpeg", "png"])(
    "from a %s, without what stood in it beside the picture",
    async (format) => {
      const metadata = await sharp(of(format))
        .withExif({ IFD0: { Artist: "somebody", Copyright: "GPS-25.03,121.56" } })
        .toBuffer();
      expect(metadata.toString("latin1")).toContain("somebody");
      const drawn = await draw(
        Buffer.concat([metadata, Buffer.from("PK\u0003\u0004<?php evil(); ?>")]),
      );
      expect(drawn?.type).toBe(`image/${format}`);
      const text = drawn?.bytes.toString("latin1") ?? "";
      for (const trace of ["somebody", "GPS-25", "PK\u0003\u0004", "php"])
        expect(text).not.toContain(trace);
      const { exif, icc, width } = await sharp(drawn?.bytes).metadata();
      expect({ exif, icc, width }).toEqual({ exif: undefined, icc: undefined, width: 64 });
    },
  );

  test("upright, as its owner saw it", async () => {
    const turned = await sharp(of("jpeg")).withMetadata({ orientation: 6 }).toBuffer();
    const drawn = await draw(turned);
    expect(await sharp(drawn?.bytes).metadata()).toMatchObject({ width: 48, height: 64 });
  });

  test("with at most 2,560 pixels a side", async () => {
    const wide = await sharp({
      create: { width: 5_000, height: 100, channels: 3, background: "navy" },
    })
      .png()
      .toBuffer();
    const drawn = await draw(wide);
    expect(await sharp(drawn?.bytes).metadata()).toMatchObject({ width: 2_560, height: 51 });
  });

  test("in no more bytes than it may have been sent in", async () => {
    const noise = await noisyPicture(1_000);
    expect(noise.length).toBeGreaterThan(1_000_000);
    const drawn = await drawAnew(noise, 800_000);
    expect(drawn?.type).toBe("image/jpeg");
    expect(drawn?.bytes.length).toBeLessThan(800_000);
  });
});

describe("what is no whole JPEG or PNG is none, whatever it is called:", () => {
  test.each(["gif", "webp", "tiff"])("a %s", async (format) => {
    expect(await draw(of(format))).toBeNull();
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["one byte", Buffer.from([0xff])],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500, 1)])],
    [
      "HTML behind the head of a JPEG",
      Buffer.from("\u00ff\u00d8\u00ff\u00e0<html><script>", "latin1"),
    ],
    ["HTML behind the head of a PNG", Buffer.from("\u0089PNG\r\n\u001a\n<html><script>", "latin1")],
  ])("%s", async (_, bytes) => {
    expect(await draw(bytes)).toBeNull();
  });

  test("half of a JPEG, and half of a PNG", async () => {
    const { length } = of("jpeg");
    expect(await draw(of("jpeg").subarray(0, length - 300))).toBeNull();
    expect(await draw(of("png").subarray(0, of("png").length - 60))).toBeNull();
  });

  test.each([
    ["wide", 20_001, 1],
    ["high", 1, 20_001],
  ])("a picture one pixel too %s", async (_, width, height) => {
    expect(await draw(pngOf(width, height))).toBeNull();
    const largest = await draw(pngOf(Math.min(width, 20_000), Math.min(height, 20_000)));
    expect(largest?.type).toBe("image/png");
  });

  test("a PNG of 30,000 by 30,000 pixels in a hundred kilobytes, at once", async () => {
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const began = performance.now();
    expect(await draw(bomb)).toBeNull();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
