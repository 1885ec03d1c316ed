import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { expect, test } from "vitest";
import { protectPdf, unprotected } from "./protect.ts";

const PDF = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<<\n  /Type /Catalog\n  /Lang (zh-TW)\n>>\nendobj\n" +
    "2 0 obj\n<<\n  /Length 5\n>>\nstream\nhello\nendstream\nendobj\n" +
    "xref\n0 3\n0000000000 65535 f\r\n0000000009 00000 n\r\n0000000067 00000 n\r\n" +
    "trailer\n<<\n  /Size 3\n  /Root 1 0 R\n>>\nstartxref\n",
  "latin1",
);
const whole = Buffer.concat([PDF, Buffer.from(`${PDF.indexOf("xref\n0 3")}\n%%EOF\n`)]);
const PASSWORD = "A123456789";

/** The key of a protected file, derived as a PDF reader does; null when the password is wrong. */
function keyOf(file: Buffer, password: string): Buffer | null {
  const text = file.toString("latin1");
  const field = (name: string) =>
    Buffer.from(new RegExp(`/${name} <([0-9a-f]+)>`).exec(text)?.[1] ?? "", "hex");
  const check = field("U");
  const typed = Buffer.from(password);
  if (!hashOf(typed, check.subarray(32, 40)).equals(check.subarray(0, 32))) return null;
  const opened = createDecipheriv(
    "aes-256-cbc",
    hashOf(typed, check.subarray(40, 48)),
    Buffer.alloc(16),
  );
  return opened.setAutoPadding(false).update(field("UE"));
}

/** Written from ISO 32000-2, 7.6.4.3.4, for a user's password. */
function hashOf(password: Buffer, salt: Buffer): Buffer {
  let key = createHash("sha256").update(password).update(salt).digest();
  let round = 0;
  let last = 0;
  do {
    const unit = Buffer.concat([password, key]);
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(Buffer.alloc(unit.length * 64, unit));
    const rest = Number(BigInt(`0x${mixed.toString("hex", 0, 16)}`) % 3n);
    key = createHash(`sha${[256, 384, 512][rest]}`)
      .update(mixed)
      .digest();
    last = mixed[mixed.length - 1] as number;
    round += 1;
  } while (round < 64 || last > round - 32);
  return key.subarray(0, 32);
}

function decrypted(bytes: Buffer, key: Buffer): string {
  const opened = createDecipheriv("aes-256-cbc", key, bytes.subarray(0, 16));
  return Buffer.concat([opened.update(bytes.subarray(16)), opened.final()]).toString("latin1");
}

test("a protected file opens with its password only, and holds nothing in the clear", () => {
  const { bytes } = protectPdf(whole, PASSWORD);
  expect(bytes.includes("hello")).toBe(false);
  expect(bytes.includes("zh-TW")).toBe(false);
  expect(keyOf(bytes, "A123456788")).toBeNull();
  const key = keyOf(bytes, PASSWORD);
  if (!key) throw new Error("the password does not open it");
  const language = /\/Lang <([0-9a-f]+)>/.exec(bytes.toString("latin1"))?.[1] ?? "";
  expect(decrypted(Buffer.from(language, "hex"), key)).toBe("zh-TW");
  const length = Number(/\/Length (\d+)\n>>\nstream/.exec(bytes.toString("latin1"))?.[1]);
  const from = bytes.indexOf("stream\n") + 7;
  expect(decrypted(bytes.subarray(from, from + length), key)).toBe("hello");
});

test("each file has a key of its own, and texts that are added are encrypted with it", () => {
  const [one, other] = [protectPdf(whole, PASSWORD), protectPdf(whole, PASSWORD)];
  const key = keyOf(one.bytes, PASSWORD);
  expect(key?.equals(keyOf(other.bytes, PASSWORD) as Buffer)).toBe(false);
  const added = Buffer.from(one.encodeText("Dawn Bank").slice(1, -1), "hex");
  expect(decrypted(added, key as Buffer)).toBe("Dawn Bank");
});

test("a file without a password is left as it is, and its texts are escaped", () => {
  const { bytes, encodeText } = unprotected(whole);
  expect(bytes).toBe(whole);
  expect(encodeText("a (b) \\")).toBe("(a \\(b\\) \\\\)");
});
