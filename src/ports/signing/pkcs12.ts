// A signing key in a PKCS#12 file (.p12, .pfx). OpenSSL, inside Node, verifies the file's MAC and
// opens the key; it does not expose the certificates, which are parsed here. Supports files from
// OpenSSL 3, Java 17 and Windows 11: AES in CBC with PBKDF2. RC2 and Triple DES are rejected.

import { createDecipheriv, createPrivateKey, type KeyObject, pbkdf2Sync } from "node:crypto";
import { createSecureContext } from "node:tls";
import { type Der, inside, readDer } from "./der.ts";
import { signingWith } from "./key.ts";
import { type Signing, SigningError } from "./port.ts";

// Object identifiers as encoded in the file.
const ENCRYPTED_DATA = "2a864886f70d010706";
const SHROUDED_KEY = "2a864886f70d010c0a0102";
const CERTIFICATE = "2a864886f70d010c0a0103";
const PBES2 = "2a864886f70d01050d";
const hashes: Readonly<Record<string, string>> = {
  "2a864886f70d0207": "sha1",
  "2a864886f70d0209": "sha256",
  "2a864886f70d020a": "sha384",
  "2a864886f70d020b": "sha512",
};
const ciphers: Readonly<Record<string, { name: string; keyBytes: number }>> = {
  "60864801650304012a": { name: "aes-256-cbc", keyBytes: 32 },
  "608648016503040116": { name: "aes-192-cbc", keyBytes: 24 },
  "608648016503040102": { name: "aes-128-cbc", keyBytes: 16 },
};
const ROUNDS_MOST = 10_000_000;

/** Signing with the key of a PKCS#12 file; throws a SigningError when the file is invalid. */
export function pkcs12Signing(file: Buffer, password: string): Signing {
  refuseForged(file, password);
  const bags = asRead(() => safesOf(file, password).flatMap(inside));
  const key = bags.flatMap((bag) => keyIn(bag, password))[0];
  if (!key) throw new SigningError("The PKCS#12 file holds no key.");
  return signingWith(key, bags.flatMap(certificateIn));
}

/** OpenSSL verifies the file's MAC, which requires the right password. */
function refuseForged(pfx: Buffer, passphrase: string): void {
  try {
    createSecureContext({ pfx, passphrase });
  } catch (thrown) {
    throw new SigningError(
      `The PKCS#12 file does not open: its password is wrong, or it is damaged or of an old kind (${(thrown as Error).message}).`,
    );
  }
}

/** The safes of the file, each a list of bags. */
function safesOf(file: Buffer, password: string): Der[] {
  const [pfx] = readDer(file);
  const safes = inside(readDer(dataOf(inside(inside(pfx)[1])[1]))[0]);
  return safes.flatMap((safe) => {
    const [type, wrapped] = inside(safe);
    const isSealed = type?.content.toString("hex") === ENCRYPTED_DATA;
    return readDer(isSealed ? unsealed(wrapped, password) : dataOf(wrapped));
  });
}

/** The bytes of `[0] OCTET STRING`, which may be split into pieces. */
function dataOf(wrapped: Der | undefined): Buffer {
  return Buffer.concat(inside(wrapped).map(octets));
}

function octets(value: Der): Buffer {
  const isInPieces = (value.tag & 0x20) !== 0;
  return isInPieces ? Buffer.concat(inside(value).map(octets)) : value.content;
}

function unsealed(wrapped: Der | undefined, password: string): Buffer {
  const [, algorithm, content] = inside(inside(inside(wrapped)[0])[1]);
  const [scheme, parameters] = inside(algorithm);
  if (scheme?.content.toString("hex") !== PBES2) throw oldKind();
  const [derivation, encryption] = inside(parameters);
  const [salt, rounds, ...rest] = inside(inside(derivation)[1]);
  const hash = hashes[idOf(rest.find(({ tag }) => tag === 0x30)) || "2a864886f70d0207"];
  const [cipherId, iv] = inside(encryption);
  const cipher = ciphers[cipherId?.content.toString("hex") ?? ""];
  const times = rounds ? rounds.content.readUIntBE(0, Math.min(rounds.content.length, 6)) : 0;
  if (!salt || !iv || !content || !hash || !cipher || times > ROUNDS_MOST) throw oldKind();
  const key = pbkdf2Sync(password, salt.content, times, cipher.keyBytes, hash);
  const opened = createDecipheriv(cipher.name, key, iv.content);
  return Buffer.concat([opened.update(octets(content)), opened.final()]);
}

function keyIn(bag: Der, passphrase: string): KeyObject[] {
  const [type, wrapped] = inside(bag);
  if (type?.content.toString("hex") !== SHROUDED_KEY || !wrapped) return [];
  return [createPrivateKey({ key: wrapped.content, format: "der", type: "pkcs8", passphrase })];
}

function certificateIn(bag: Der): Buffer[] {
  const [type, wrapped] = inside(bag);
  if (type?.content.toString("hex") !== CERTIFICATE) return [];
  return [dataOf(inside(inside(wrapped)[0])[1])];
}

function idOf(value: Der | undefined): string {
  return inside(value)[0]?.content.toString("hex") ?? "";
}

function oldKind(): SigningError {
  return new SigningError(
    "The PKCS#12 file is sealed in a way that is not read here; write it anew with AES-256-CBC and PBKDF2.",
  );
}

function asRead<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    throw new SigningError("The PKCS#12 file is not written in DER.");
  }
}
