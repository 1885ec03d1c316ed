// A password for a PDF that is sent by mail: AES with 256 bits, revision 6 of the standard handler
// (ISO 32000-2, 7.6.4). One key for the whole file, so that an object can be rewritten unchanged.

import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { readPdfFile, writeObjects, writeTable } from "./pdf-file.ts";

/** A PDF, and the encoding of texts that are added to it. */
export interface ProtectedPdf {
  bytes: Buffer;
  encodeText(text: string): string;
}

const KEY_BYTES = 32;
const SALT_BYTES = 8;
const BLOCK = 16;
const ROUNDS_LEAST = 64;
const PASSWORD_BYTES_MOST = 127;
/** Full printing and accessibility; no changes. */
const PERMISSIONS = -1_340;
const HEAD = Buffer.from("%PDF-2.0\n%\u0080\u0080\u0080\u0080\n", "latin1");

/** The PDF unchanged, for one that is not sent by mail. */
export function unprotected(bytes: Buffer): ProtectedPdf {
  return { bytes, encodeText: (text) => `(${text.replace(/[\\()]/g, "\\$&")})` };
}

/** The PDF encrypted with the password. */
export function protectPdf(bytes: Buffer, password: string): ProtectedPdf {
  const key = randomBytes(KEY_BYTES);
  const file = readPdfFile(bytes);
  const handler = file.size;
  const objects = new Map<number, Buffer | string>(
    [...file.objects].map(([number, body]) => [number, encryptObject(body, key)]),
  );
  objects.set(handler, handlerObject(key, Buffer.from(password.normalize("NFKC"))));
  const { bytes: written, starts } = writeObjects(objects, HEAD.length);
  const table = writeTable(starts, {
    at: HEAD.length + written.length,
    size: handler + 1,
    trailer: `${file.trailer}\n/Encrypt ${handler} 0 R`,
  });
  const encodeText = (text: string) => encryptedText(Buffer.from(text, "latin1"), key);
  return { bytes: Buffer.concat([HEAD, written, table]), encodeText };
}

function encryptObject(body: Buffer, key: Buffer): Buffer {
  const at = body.indexOf("stream");
  const isStream = at >= 0 && body.toString("latin1", 0, at).trimEnd().endsWith(">>");
  if (!isStream) return Buffer.from(encryptTexts(body.toString("latin1"), key), "latin1");
  const dictionary = body.toString("latin1", 0, at);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const from = body.indexOf("\n", at) + 1;
  const content = encrypted(body.subarray(from, from + length), key);
  const head = encryptTexts(dictionary, key).replace(/\/Length \d+/, `/Length ${content.length}`);
  return Buffer.concat([
    Buffer.from(`${head}stream\n`, "latin1"),
    content,
    Buffer.from("\nendstream\n"),
  ]);
}

/** Encrypts every string of a dictionary or array, in either notation. */
function encryptTexts(text: string, key: Buffer): string {
  return text.replace(
    /<<|>>|<([0-9A-Fa-f\s]*)>|\(((?:\\[\s\S]|[^\\()])*)\)/g,
    (found, hex: string | undefined, literal: string | undefined) => {
      if (hex !== undefined) return encryptedText(Buffer.from(hex.replace(/\s/g, ""), "hex"), key);
      if (literal !== undefined)
        return encryptedText(Buffer.from(unescaped(literal), "latin1"), key);
      return found;
    },
  );
}

function unescaped(literal: string): string {
  const named: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
  return literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (named[code] ?? code),
  );
}

function encryptedText(bytes: Buffer, key: Buffer): string {
  return `<${encrypted(bytes, key).toString("hex")}>`;
}

function encrypted(bytes: Buffer, key: Buffer): Buffer {
  const start = randomBytes(BLOCK);
  const cipher = createCipheriv("aes-256-cbc", key, start);
  return Buffer.concat([start, cipher.update(bytes), cipher.final()]);
}

/** The data from which a reader derives the key; the owner's password is random and discarded. */
function handlerObject(key: Buffer, typed: Buffer): string {
  const user = lockedBy(typed.subarray(0, PASSWORD_BYTES_MOST), key, Buffer.alloc(0));
  const owner = lockedBy(randomBytes(KEY_BYTES), key, user.check);
  const permissions = Buffer.alloc(BLOCK);
  permissions.writeInt32LE(PERMISSIONS, 0);
  permissions.fill(0xff, 4, 8);
  permissions.write("Tadb", 8, "latin1");
  randomBytes(4).copy(permissions, 12);
  const sealing = createCipheriv("aes-256-ecb", key, null).setAutoPadding(false);
  const text = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
  return [
    "<< /Filter /Standard /V 5 /R 6 /Length 256",
    "/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF",
    `/U ${text(user.check)} /UE ${text(user.sealedKey)}`,
    `/O ${text(owner.check)} /OE ${text(owner.sealedKey)}`,
    `/P ${PERMISSIONS} /Perms ${text(sealing.update(permissions))} /EncryptMetadata true >>`,
  ].join("\n");
}

function lockedBy(password: Buffer, key: Buffer, userCheck: Buffer) {
  const checkSalt = randomBytes(SALT_BYTES);
  const keySalt = randomBytes(SALT_BYTES);
  const check = slowHash(password, checkSalt, userCheck);
  const sealing = createCipheriv(
    "aes-256-cbc",
    slowHash(password, keySalt, userCheck),
    Buffer.alloc(BLOCK),
  ).setAutoPadding(false);
  return { check: Buffer.concat([check, checkSalt, keySalt]), sealedKey: sealing.update(key) };
}

/** Algorithm 2.B: alternating hashes over AES encryptions of the previous round. */
function slowHash(password: Buffer, salt: Buffer, userCheck: Buffer): Buffer {
  let hashed = digest("sha256", Buffer.concat([password, salt, userCheck]));
  for (let round = 0, last = 0; round < ROUNDS_LEAST || last > round - 32; round += 1) {
    const once = Buffer.concat([password, hashed, userCheck]);
    const cipher = createCipheriv("aes-128-cbc", hashed.subarray(0, 16), hashed.subarray(16, 32));
    const mixed = cipher
      .setAutoPadding(false)
      .update(Buffer.concat(Array.from({ length: 64 }, () => once)));
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0) % 3;
    hashed = digest((["sha256", "sha384", "sha512"] as const)[sum] ?? "sha256", mixed);
    last = mixed.at(-1) ?? 0;
  }
  return hashed.subarray(0, KEY_BYTES);
}

function digest(algorithm: string, bytes: Buffer): Buffer {
  return createHash(algorithm).update(bytes).digest();
}
