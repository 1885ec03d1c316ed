// Checks a signed PDF in the visitor's browser: no part of the file leaves the computer. It reads
// only the kind of signature that the bank makes, and treats any other as none.

/** The result of checking a file. */
export type SignatureFinding =
  /** There is no signature of the bank's kind. */
  | "unsigned"
  /** The file was changed, extended or truncated after it was signed. */
  | "changed"
  /** It is signed, but not by this bank. */
  | "foreign"
  | "valid";

/** A DER value with its position. */
interface Node {
  tag: number;
  content: Uint8Array;
  whole: Uint8Array;
}

const LONG = 0x80;
const P256_BYTES = 32;
const MESSAGE_DIGEST = "2a864886f70d010904";
const RSA_ENCRYPTION = "2a864886f70d010101";
const EC_PUBLIC_KEY = "2a8648ce3d0201";

/** Checks the signature of a file against the bank's certificates in DER. */
export async function checkSignature(
  file: Uint8Array,
  signers: readonly Uint8Array[],
): Promise<SignatureFinding> {
  const parts = signedParts(file);
  if (!parts) return "unsigned";
  const cms = readSignature(parts.signature);
  if (!cms) return "unsigned";
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", parts.content));
  if (!isSame(digest, cms.messageDigest)) return "changed";
  const isOurs = signers.some((signer) => isSame(signer, cms.certificate));
  if (!isOurs) return "foreign";
  return (await isSignedBy(cms)) ? "valid" : "changed";
}

/** The SHA-256 of a file in hexadecimal digits. */
export async function digestOf(file: Uint8Array): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", copyOf(file))));
}

/**
 * The signed bytes and the signature; null without a ByteRange, and empty content if they are not
 * the whole file.
 */
function signedParts(
  file: Uint8Array,
): { content: Uint8Array<ArrayBuffer>; signature: Uint8Array } | null {
  const text = new TextDecoder("latin1").decode(file);
  const range = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/.exec(
    text.slice(text.lastIndexOf("/ByteRange")),
  );
  if (!range) return null;
  const [from, to, rest] = range.slice(1).map(Number) as [number, number, number];
  const signature = hole(text, from, to);
  // Appended or truncated bytes: the file is not what was signed.
  if (from >= to || to + rest !== file.length) return { content: new Uint8Array(0), signature };
  const content = new Uint8Array(from + rest);
  content.set(file.subarray(0, from));
  content.set(file.subarray(to), from);
  return { content, signature };
}

function hole(text: string, from: number, to: number): Uint8Array {
  const digits = text.slice(from + 1, to - 1).replace(/[^\da-fA-F]/g, "");
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

interface ReadSignature {
  certificate: Uint8Array;
  messageDigest: Uint8Array;
  /** The attributes as they were signed. */
  attributes: Uint8Array<ArrayBuffer>;
  signature: Uint8Array;
}

/** The required parts of the CMS structure; null if it is not one. */
function readSignature(bytes: Uint8Array): ReadSignature | null {
  const content = inside(inside(nodes(bytes)[0])[1])[0];
  const signed = inside(content);
  const certificate = inside(signed.find(({ tag }) => tag === 0xa0))[0];
  const signer = inside(signed.filter(({ tag }) => tag === 0x31).slice(-1)[0])[0];
  const parts = inside(signer);
  const attributes = parts.find(({ tag }) => tag === 0xa0);
  const signature = parts.find(({ tag }) => tag === 0x04);
  if (!certificate || !attributes || !signature) return null;
  const digest = inside(attributes)
    .map(inside)
    .find(([type]) => type && hexOf(type.content) === MESSAGE_DIGEST);
  const messageDigest = inside(digest?.[1])[0];
  if (!messageDigest) return null;
  const asSet = copyOf(attributes.whole);
  asSet[0] = 0x31;
  return {
    certificate: certificate.whole,
    messageDigest: messageDigest.content,
    attributes: asSet,
    signature: signature.content,
  };
}

async function isSignedBy({ certificate, attributes, signature }: ReadSignature): Promise<boolean> {
  const body = inside(inside(nodes(certificate)[0])[0]);
  const key = body.find((node) => keyKindOf(node) !== null);
  const kind = key ? keyKindOf(key) : null;
  if (!key || !kind) return false;
  const algorithm =
    kind === "ec"
      ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const opened = await crypto.subtle.importKey("spki", copyOf(key.whole), algorithm, false, [
    "verify",
  ]);
  const value = kind === "ec" ? plainPair(signature) : copyOf(signature);
  return crypto.subtle.verify(algorithm, opened, value, attributes);
}

function keyKindOf(node: Node): "ec" | "rsa" | null {
  const [algorithm, bits] = inside(node);
  if (algorithm?.tag !== 0x30 || bits?.tag !== 0x03) return null;
  const id = hexOf(inside(algorithm)[0]?.content ?? new Uint8Array(0));
  if (id === EC_PUBLIC_KEY) return "ec";
  return id === RSA_ENCRYPTION ? "rsa" : null;
}

/** The two integers of an ECDSA signature concatenated, as Web Crypto expects them. */
function plainPair(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const pair = new Uint8Array(2 * P256_BYTES);
  for (const [place, { content }] of inside(nodes(signature)[0]).slice(0, 2).entries()) {
    const number = content.subarray(Math.max(0, content.length - P256_BYTES));
    pair.set(number, (place + 1) * P256_BYTES - number.length);
  }
  return pair;
}

/** The consecutive DER values; stops at the first invalid one. */
function nodes(bytes: Uint8Array): Node[] {
  const found: Node[] = [];
  for (let at = 0; at + 2 <= bytes.length; ) {
    const first = bytes[at + 1] ?? 0;
    const count = first < LONG ? 0 : first - LONG;
    if (count > 4 || first === LONG) break;
    let length = first < LONG ? first : 0;
    for (let place = 0; place < count; place += 1)
      length = length * 256 + (bytes[at + 2 + place] ?? 0);
    const start = at + 2 + count;
    if (start + length > bytes.length) break;
    const content = bytes.subarray(start, start + length);
    found.push({ tag: bytes[at] ?? 0, content, whole: bytes.subarray(at, start + length) });
    at = start + length;
  }
  return found;
}

function inside(node: Node | undefined): Node[] {
  return node ? nodes(node.content) : [];
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}
