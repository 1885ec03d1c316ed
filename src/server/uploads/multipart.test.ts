import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { FORM_BYTES_MOST, type FormRules, readForm } from "./multipart.ts";

const rules: FormRules = {
  bytesMost: 200_000,
  files: { field: "attachments", most: 2, bytesMost: 1_000 },
};
const TYPE = "multipart/form-data; boundary=edge";

function part(name: string, value: string | Buffer, fileName?: string): Buffer {
  const file = fileName === undefined ? "" : `; filename="${fileName}"`;
  return Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
}

const END = Buffer.from("--edge--\r\n");

function read(body: Buffer | string, { type = TYPE, chunk = 65_536, given = rules } = {}) {
  const bytes = Buffer.from(body);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, place) =>
    bytes.subarray(place * chunk, (place + 1) * chunk),
  );
  return readForm(Readable.from(chunks), type, given);
}

async function statusOf(reading: Promise<FormData>): Promise<number> {
  return reading.then(
    () => 200,
    (thrown: { statusCode?: number }) => thrown.statusCode ?? 500,
  );
}

async function filesIn(form: FormData) {
  const files = form.getAll("attachments") as File[];
  return Promise.all(
    files.map(async (file) => [file.name, file.size, Buffer.from(await file.arrayBuffer())]),
  );
}

describe("a form", () => {
  const picture = Buffer.from("\r\n--edg\r\n-\u0000--edge-\r\n--ed", "latin1");
  const body = Buffer.concat([
    Buffer.from("a preamble that nobody reads\r\n"),
    part("text", "第一行\r\n第二行\r\n"),
    part("empty", ""),
    part("attachments", picture, "a%22b.png"),
    part("other", "x".repeat(50), "stranger.txt"),
    part("text", "again"),
    END,
    Buffer.from("an epilogue\r\n--edge\r\n"),
  ]);

  test.each([1, 2, 3, 7, 64, 65_536])(
    "is read alike however it arrives, in pieces of %i bytes",
    async (chunk) => {
      const form = await read(body, { chunk });
      expect(form.getAll("text")).toEqual(["第一行\n第二行\n", "again"]);
      expect(form.get("empty")).toBe("");
      // Of a file that nobody wants, its name and one byte.
      expect(form.get("other")).toMatchObject({ name: "stranger.txt", size: 1 });
      expect(await filesIn(form)).toEqual([['a"b.png', picture.length, picture]]);
    },
  );

  test("may have a boundary in quotation marks", async () => {
    const form = await read(Buffer.concat([part("a", "1"), END]), {
      type: 'multipart/form-data; charset=utf-8; boundary="edge"',
    });
    expect(form.get("a")).toBe("1");
  });

  test("keeps one byte more of a file than allowed, and of those beyond the last one nothing", async () => {
    const large = Buffer.alloc(50_000, 7);
    const form = await read(
      Buffer.concat([
        part("attachments", large.subarray(0, 1_000), "right.png"),
        part("attachments", large, "large.png"),
        part("attachments", large, "third.png"),
        part("text", "still here"),
        END,
      ]),
    );
    const files = await filesIn(form);
    expect(files.map(([name, size]) => [name, size])).toEqual([
      ["right.png", 1_000],
      ["large.png", 1_001],
      ["third.png", 0],
    ]);
    expect(form.get("text")).toBe("still here");
  });
});

describe("a body is turned away, and never a fault,", () => {
  const whole = Buffer.concat([part("a", "1"), END]);

  test.each([
    ["without a boundary", whole, "multipart/form-data"],
    ["with an empty boundary", whole, "multipart/form-data; boundary="],
    ["with a boundary too long", whole, `multipart/form-data; boundary=${"x".repeat(71)}`],
    ["with another boundary", whole, "multipart/form-data; boundary=other"],
    ["that is empty", "", TYPE],
    ["that breaks off in a head", part("a", "1").subarray(0, 30), TYPE],
    ["that breaks off in a part", part("a", "1").subarray(0, -2), TYPE],
    ["that ends before its last boundary", part("a", "1"), TYPE],
    ["with letters behind a boundary", "--edgex\r\n\r\n--edge--", TYPE],
    ["with a part without a head", "--edge\r\n\r\n\r\n1\r\n--edge--", TYPE],
    ["with a part without a name", "--edge\r\nContent-Type: a\r\n\r\n1\r\n--edge--", TYPE],
    [
      "with an endless head",
      `--edge\r\nContent-Disposition: form-data; name="${"x".repeat(5_000)}"\r\n\r\n1\r\n--edge--`,
      TYPE,
    ],
    [
      "with ten thousand fields",
      Buffer.concat([...Array.from({ length: 10_000 }, (_, n) => part(`f${n}`, "")), END]),
      TYPE,
    ],
  ])("%s", async (_, body, type) => {
    expect(await statusOf(read(body, { type, given: { ...rules, bytesMost: 2_000_000 } }))).toBe(
      400,
    );
  });

  test("with more text than a form may hold, in one field or in many", async () => {
    const given = { ...rules, bytesMost: 1_000_000 };
    const text = "x".repeat(FORM_BYTES_MOST);
    const one = Buffer.concat([part("a", `${text}x`), END]);
    const two = Buffer.concat([part("a", text), part("b", "x"), END]);
    const right = Buffer.concat([part("a", text), END]);
    expect(await statusOf(read(one, { given }))).toBe(413);
    expect(await statusOf(read(two, { given }))).toBe(413);
    expect(await statusOf(read(right, { given }))).toBe(200);
  });

  test("of more bytes than its route takes, to the byte", async () => {
    const whole = Buffer.concat([part("attachments", Buffer.alloc(5_000), "a.png"), END]);
    const most = (bytesMost: number) => statusOf(read(whole, { given: { ...rules, bytesMost } }));
    expect(await most(whole.length)).toBe(200);
    expect(await most(whole.length - 1)).toBe(413);
  });

  test("whose sender goes away", async () => {
    const stream = new Readable({ read() {} });
    stream.push(part("a", "1"));
    const reading = statusOf(readForm(stream, TYPE, rules));
    stream.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    expect(await reading).toBe(400);
  });
});
