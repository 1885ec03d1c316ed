import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { UPLOAD_BYTES } from "#base/call/limits.ts";
import { pictureOf, pngOf, smallPicture } from "#server/uploads/pictures.testing.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import {
  forgetCounts,
  inquiry,
  makeTopics,
  registerWith,
  type Sent,
  sendAhead,
  storedOf,
} from "../../../../tests/people/inquiries.ts";

const FORM = "/v1/support/inquiry/form";
const bank = testBank();
let jpeg: Sent;
let png: Sent;
let gif: Buffer;
let webp: Buffer;
beforeAll(async () => {
  await makeTopics(bank());
  // Created before the bank opens its decoders, which disable all others.
  jpeg = { name: "帳單.jpg", bytes: await smallPicture("jpeg") };
  png = { name: "screen.png", bytes: await smallPicture("png") };
  gif = await smallPicture("gif");
  webp = await smallPicture("webp");
});
beforeEach(() => forgetCounts(bank()));

const inquiries = async () => (await bank().owner.query("select from inquiry", [])).length;

describe("pictures that come with an inquiry [C36] [V11] [K02]", () => {
  test("are kept with it, up to three, drawn anew", async () => {
    const { code, content } = await registerWith(bank(), [jpeg, png, { ...jpeg, name: "c.jpeg" }]);
    expect(code).toBe(200);
    expect(await storedOf(bank(), content.rcptNbr)).toMatchObject({
      files: ["image/jpeg", "image/png", "image/jpeg"],
    });
    const [row] = await bank().owner.query<{ bytes: Buffer }>(
      "select bytes from inquiry_file where number = 2 order by inquiry_id desc limit 1",
      [],
    );
    expect(await sharp(row?.bytes).metadata()).toMatchObject({ format: "png", width: 64 });
  });

  test("may have 2 MiB each to the byte, all three of them", async () => {
    const large = { name: "large.jpg", bytes: await pictureOf(UPLOAD_BYTES) };
    const { code, content } = await registerWith(bank(), [large, large, large]);
    expect(code).toBe(200);
    expect((await storedOf(bank(), content.rcptNbr))?.files).toHaveLength(3);
  });

  test("are refused as a whole with the code of the first that cannot be taken, and each is named", async () => {
    const before = await inquiries();
    const large = { name: "large.jpg", bytes: await pictureOf(UPLOAD_BYTES + 1) };
    const response = await registerWith(bank(), [jpeg, large, { name: "a.jpg", bytes: gif }, png]);
    expect([response.status, response.code]).toEqual([200, "FILE000002"]);
    expect(
      response.content.atchList.map((each: { atchNm: string; rsltCd: string }) => [
        each.atchNm,
        each.rsltCd,
      ]),
    ).toEqual([
      ["large.jpg", "FILE000002"],
      ["a.jpg", "FILE000001"],
      ["screen.png", "FILE000003"],
    ]);
    expect(response.content.atchList[0].rsltMsg).toContain("2 MB");
    expect(await inquiries()).toBe(before);
  });

  test.each([
    ["a GIF called .jpg", () => gif],
    ["a WebP called .png", () => webp],
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%%EOF")],
    ["a program", () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2_000, 3)])],
    ["a bomb of 30,000 by 30,000 pixels", () => pngOf(30_000, 30_000)],
    ["a JPEG that ends too early", () => jpeg.bytes.subarray(0, jpeg.bytes.length / 2)],
    [
      "HTML behind the head of a JPEG",
      () => Buffer.from("\u00ff\u00d8\u00ff\u00e0<html>", "latin1"),
    ],
    ["nothing at all", () => Buffer.alloc(0)],
  ])("%s is refused with FILE000001 [M06]", async (_, bytes) => {
    const response = await registerWith(bank(), [{ name: "picture.jpg", bytes: bytes() }]);
    expect([response.status, response.code]).toEqual([200, "FILE000001"]);
    expect(response.content.atchList).toHaveLength(1);
  });

  test("that are a picture and something else are a picture and nothing else afterwards", async () => {
    const zip = Buffer.concat([jpeg.bytes, Buffer.from("PK\u0003\u0004 evil.js <script>")]);
    const { content } = await registerWith(bank(), [{ name: "both.jpg", bytes: zip }]);
    const [row] = await bank().owner.query<{ bytes: Buffer }>(
      `select bytes from inquiry_file
        where inquiry_id = (select id from inquiry where reference = $1)`,
      [content.rcptNbr],
    );
    expect(row?.bytes.toString("latin1")).not.toMatch(/evil|script/);
  });
});

describe("a body that is no good is turned away, and never a fault:", () => {
  const post = (payload: string | Buffer, type: string) =>
    bank().site.inject({
      method: "POST",
      url: FORM,
      payload,
      headers: { "content-type": type },
    });
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const BOUND = "multipart/form-data; boundary=b";

  test.each([
    ["broken", "--b\r\nnonsense", BOUND, 400],
    ["without its boundary", "--b--", "multipart/form-data", 400],
    ["of ten thousand fields", `${field("x", "").repeat(10_000)}--b--`, BOUND, 400],
    ["with a text of 5 MB", `${field("cont", "x".repeat(5_000_000))}--b--`, BOUND, 413],
    ["without fields", "--b--", BOUND, 400],
    ["as plain text", "x", "text/plain", 415],
    ["with JSON over 32 KB", `{"cont":"${"x".repeat(40_000)}"}`, "application/json", 413],
  ])("%s", async (_, payload, type, status) => {
    const response = await post(payload, type);
    expect([response.statusCode, response.json().code]).toEqual([status, status]);
  });

  test("of more than three files of 2 MiB", async () => {
    const large = { name: "a.jpg", bytes: await pictureOf(UPLOAD_BYTES) };
    const response = await registerWith(bank(), [large, large, large, large]);
    expect(response.status).toBe(413);
  });

  test("a form of files anywhere else is still 415", async () => {
    const response = await bank().site.inject({
      method: "POST",
      url: "/v1/kit/echo",
      payload: `${field("sentence", "a")}--b--`,
      headers: { "content-type": BOUND },
    });
    expect(response.statusCode).toBe(415);
  });
});

describe("pictures that are sent ahead", () => {
  test("are judged one by one: what is right is kept, and the rest is told why not [V11]", async () => {
    const { content } = await sendAhead(bank(), [jpeg, { name: "a.png", bytes: gif }, png, png]);
    const results = content.atchList.map((each: Record<string, unknown>) => [
      each.atchNm,
      each.rsltCd,
      typeof each.atchId,
    ]);
    expect(results).toEqual([
      ["帳單.jpg", "200", "string"],
      ["a.png", "FILE000001", "object"],
      ["screen.png", "200", "string"],
      ["screen.png", "FILE000003", "object"],
    ]);
  });

  test("belong to the first inquiry that names them, in its order, and to no other", async () => {
    const { content: sent } = await sendAhead(bank(), [png, jpeg]);
    const ids = sent.atchList.map(({ atchId }: { atchId: string }) => atchId).reverse();
    const listed = await ask(
      bank(),
      `/v1/support/inquiry/files?${ids.map((id: string) => `atchIdList=${id}`).join("&")}`,
    );
    expect(listed.content.atchList).toEqual([
      { atchId: ids[0], atchNm: "帳單.jpg", atchSz: jpeg.bytes.length },
      { atchId: ids[1], atchNm: "screen.png", atchSz: png.bytes.length },
    ]);
    const { content } = await ask(bank(), FORM, { payload: { ...inquiry, atchIdList: ids } });
    expect(await storedOf(bank(), content.rcptNbr)).toMatchObject({
      files: ["image/jpeg", "image/png"],
    });
    const again = await ask(bank(), FORM, { payload: { ...inquiry, atchIdList: ids } });
    expect(again.code).toBe("FILE000004");
  });

  test("leave so much less room for more", async () => {
    const { content } = await sendAhead(bank(), [png, png]);
    const ids = content.atchList.map(({ atchId }: { atchId: string }) => atchId);
    const more = await sendAhead(bank(), [jpeg, jpeg], { atchIdList: ids });
    expect(more.content.atchList.map(({ rsltCd }: { rsltCd: string }) => rsltCd)).toEqual([
      "200",
      "FILE000003",
    ]);
    const both = await registerWith(bank(), [jpeg, jpeg], { atchIdList: ids });
    expect(both.code).toBe("FILE000003");
    const three = await registerWith(bank(), [jpeg], { atchIdList: ids });
    expect(await storedOf(bank(), three.content.rcptNbr)).toMatchObject({
      files: ["image/png", "image/png", "image/jpeg"],
    });
  });

  test("are gone after 30 minutes, and nothing is registered without them", async () => {
    const { content } = await sendAhead(bank(), [png, jpeg]);
    const ids = content.atchList.map(({ atchId }: { atchId: string }) => atchId);
    await bank().owner.query(
      "update inquiry_upload set made_at = made_at - interval '30 minutes' where id = $1",
      [ids[0]],
    );
    const before = await inquiries();
    const response = await ask(bank(), FORM, { payload: { ...inquiry, atchIdList: ids } });
    expect(response.code).toBe("FILE000004");
    expect(await inquiries()).toBe(before);
    // The other picture is still stored.
    const one = await ask(bank(), FORM, { payload: { ...inquiry, atchIdList: [ids[1]] } });
    expect(one.code).toBe(200);
  });

  test("under ids that nobody has, or that are none, are refused", async () => {
    const unknown = await ask(bank(), FORM, {
      payload: { ...inquiry, atchIdList: ["x".repeat(22)] },
    });
    expect(unknown.code).toBe("FILE000004");
    for (const atchIdList of [["x"], ["../x"], Array(4).fill("x".repeat(22)), "x".repeat(22)]) {
      const response = await ask(bank(), FORM, { payload: { ...inquiry, atchIdList } });
      expect(response.status).toBe(400);
    }
  });

  test("find no place while five hundred of others wait", async () => {
    await bank().owner.query(
      `insert into inquiry_upload (id, name, size, type, bytes, made_at)
       select 'full ' || place, 'a.png', 1, 'image/png', '\\x01', bank.now()
         from generate_series(1, 500 - (select count(*)::int from inquiry_upload) - 1) as place`,
      [],
    );
    expect((await sendAhead(bank(), [jpeg])).code).toBe(200);
    expect((await sendAhead(bank(), [jpeg])).status).toBe(503);
    await bank().owner.query("delete from inquiry_upload", []);
    expect((await sendAhead(bank(), [jpeg])).code).toBe(200);
  });

  test("are counted by address: forty times within an hour", async () => {
    await bank().owner.query(
      `insert into inquiry_count (id, subject_hash, at)
       select gen_random_uuid(), $1, bank.now() from generate_series(1, 39)`,
      [bank().vault.tag("inquiry-uploads", "127.0.0.1")],
    );
    expect((await sendAhead(bank(), [])).code).toBe(200);
    expect((await sendAhead(bank(), [])).code).toBe("PLAT000005");
  });
});
