// A demonstration's signing key: generated on first use and stored in a file beside the bank's
// secret, with a root that nobody trusts. A real bank configures its own key.

import {
  createPrivateKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { bankName } from "#base/site/brand.ts";
import { writeNewFile } from "../new-file.ts";
import { der, hex } from "./der.ts";
import { signingWith } from "./key.ts";
import { type Signing, SigningError } from "./port.ts";

const YEARS = 10;
/** Clocks are set back a little now and then; a key must hold at its first use. */
const CLOCK_STEP_MS = 60_000;
const YEAR_MS = 365 * 24 * 3_600_000;
const ECDSA_WITH_SHA256 = hex("06082a8648ce3d040302");
const COUNTRY = hex("0603550406");
const ORGANIZATION = hex("060355040a");
const COMMON_NAME = hex("0603550403");
const TRUE = hex("0101ff");
const BASIC_CONSTRAINTS = hex("0603551d13");
const KEY_USAGE = hex("0603551d0f");
const OWN_KEY_ID = hex("0603551d0e");
const ISSUERS_KEY_ID = hex("0603551d23");
const KEY_ID_BYTES = 20;
const SIGNS_CERTIFICATES = hex("03020204");
const SIGNS_DOCUMENTS = hex("030206c0");
const EXTENDED_USE = hex("0603551d25");
const STAMPS_TIMES = hex("300a06082b06010505070308");
const CERTIFICATE = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g;

/** The subject of a demonstration's key; ASCII only. */
const BANK = bankName.en;

/** The owner and the use of a demonstration's key. */
export interface KeyPurpose {
  owner: string;
  use: "Documents" | "Time Stamps";
}

/** The key that the bank's own documents are signed with. */
const BANK_DOCUMENTS: KeyPurpose = { owner: BANK, use: "Documents" };

/** Signing with the key in a file, which is generated on first use. */
export function localSigning(
  path: string,
  now: () => Date,
  purpose: Partial<KeyPurpose> = {},
): Signing {
  let opened: Signing | undefined;
  const open = () => {
    opened ??= openFile(path, now(), { ...BANK_DOCUMENTS, ...purpose });
    return opened;
  };
  return {
    get chain() {
      return open().chain;
    },
    get algorithm() {
      return open().algorithm;
    },
    sign: async (bytes) => open().sign(bytes),
  };
}

function openFile(path: string, now: Date, purpose: KeyPurpose): Signing {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeNewFile(path, made(now, purpose));
  }
  const text = readFileSync(path, "utf8");
  const certificates = [...text.matchAll(CERTIFICATE)].map(([, body = ""]) =>
    Buffer.from(body, "base64"),
  );
  try {
    return signingWith(createPrivateKey(text), certificates);
  } catch {
    throw new SigningError(
      `The demonstration's signing key in ${path} is damaged. Delete the file, and the next start makes another.`,
    );
  }
}

/** A key, its certificate and the root's, as PEM; the root's own key is discarded. */
function made(now: Date, { owner, use }: KeyPurpose): string {
  const root = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signer = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const issuer = nameOf(owner, "Root");
  const shared = { issuer, issuerKey: root.privateKey, now };
  const own = certificate({
    ...shared,
    subject: nameOf(owner, use),
    publicKey: signer.publicKey,
    extensions: [
      critical(KEY_USAGE, SIGNS_DOCUMENTS),
      // An authority's key stamps times and does nothing else (RFC 3161, 2.3).
      ...(use === "Time Stamps" ? [critical(EXTENDED_USE, STAMPS_TIMES)] : []),
      extension(OWN_KEY_ID, der(0x04, keyId(signer.publicKey))),
      extension(ISSUERS_KEY_ID, der(0x30, der(0x80, keyId(root.publicKey)))),
    ],
  });
  const above = certificate({
    ...shared,
    subject: issuer,
    publicKey: root.publicKey,
    extensions: [
      critical(BASIC_CONSTRAINTS, der(0x30, TRUE)),
      critical(KEY_USAGE, SIGNS_CERTIFICATES),
      extension(OWN_KEY_ID, der(0x04, keyId(root.publicKey))),
    ],
  });
  const key = signer.privateKey.export({ type: "pkcs8", format: "pem" });
  return [key, ...[own, above].map(pem)].join("");
}

interface Wanted {
  subject: Buffer;
  issuer: Buffer;
  publicKey: KeyObject;
  issuerKey: KeyObject;
  extensions: Buffer[];
  now: Date;
}

function certificate({ subject, issuer, publicKey, issuerKey, extensions, now }: Wanted): Buffer {
  const algorithm = der(0x30, ECDSA_WITH_SHA256);
  const from = now.getTime() - CLOCK_STEP_MS;
  const content = der(
    0x30,
    der(0xa0, hex("020102")),
    der(0x02, Buffer.concat([hex("01"), randomBytes(15)])),
    algorithm,
    issuer,
    der(0x30, time(from), time(from + YEARS * YEAR_MS)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, ...extensions)),
  );
  const signature = der(0x03, hex("00"), sign("sha256", content, issuerKey));
  return der(0x30, content, algorithm, signature);
}

function extension(id: Buffer, value: Buffer): Buffer {
  return der(0x30, id, der(0x04, value));
}

function critical(id: Buffer, value: Buffer): Buffer {
  return der(0x30, id, TRUE, der(0x04, value));
}

function keyId(key: KeyObject): Buffer {
  const spki = key.export({ type: "spki", format: "der" });
  return hash("sha256", spki, "buffer").subarray(0, KEY_ID_BYTES);
}

function nameOf(owner: string, use: string): Buffer {
  const part = (id: Buffer, tag: number, text: string) =>
    der(0x31, der(0x30, id, der(tag, Buffer.from(text))));
  return der(
    0x30,
    part(COUNTRY, 0x13, "TW"),
    part(ORGANIZATION, 0x0c, `${owner} (demonstration)`),
    part(COMMON_NAME, 0x0c, `${owner} Demonstration ${use}`),
  );
}

/** A timestamp in seconds, as UTCTime for years before 2050. */
function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString("base64").replace(/.{64}/g, "$&\n").trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
