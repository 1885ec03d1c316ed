// The demonstration's citizen cards: an authority and soft cards in a directory of the bank's data,
// created on first use. The same checks run as for the real ones.

import { createCipheriv, randomBytes, scrypt, X509Certificate } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Certificate } from "pkijs";
import { writeNewFile } from "../new-file.ts";
import { parsed } from "./certificate.ts";
import { trusting } from "./chain.ts";
import {
  authorityName,
  derOf,
  type Issuer,
  issue,
  newKeys,
  openKey,
  personName,
  revocationList,
} from "./local-authority.ts";
import { type CitizenCard, CitizenCardError } from "./port.ts";
import { listSource } from "./revocation-list.ts";

/** The PIN of every soft card. */
const SOFT_CARD_PIN = "246810";

const TRIES = 3;
const KEY_BYTES = 32;
const COST = { N: 16_384, r: 8, p: 1 } as const;
const DAY_MS = 24 * 3_600_000;
const PEM = /-----BEGIN ([A-Z ]+)-----([\s\S]*?)-----END \1-----/g;

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** A card's defect, to demonstrate the bank's refusals. */
export type SoftCardFlaw = "expired" | "revoked" | "untrusted";

/** A card to be created. */
export interface SoftCard {
  /** The name of its file. */
  card: string;
  holderName: string;
  nationalId: string;
  flaw?: SoftCardFlaw;
}

/** The demonstration's cards, and their verification. */
export interface LocalCards extends CitizenCard {
  /** Creates the cards that do not exist yet. */
  issueCards(cards: readonly SoftCard[]): Promise<void>;
}

interface Authority {
  root: Certificate;
  issuing: Issuer;
}

/** Cards and their authority in a directory. */
export function localCards(directory: string, now: () => Date): LocalCards {
  let opened: Promise<{ authority: Authority; checks: CitizenCard }> | undefined;
  const open = () => {
    opened ??= openAuthority(directory, now()).then((authority) => ({
      authority,
      checks: trusting({
        roots: [x509(authority.root)],
        intermediates: [x509(authority.issuing.certificate)],
        revocation: [
          listSource(
            () => revocationList(authority.issuing, revokedSerials(directory), now()),
            () => [null],
          ),
        ],
      }),
    }));
    return opened;
  };
  return {
    check: async (signed, at) => (await open()).checks.check(signed, at),
    async issueCards(cards) {
      const { authority } = await open();
      mkdirSync(join(directory, "cards"), { recursive: true, mode: 0o700 });
      for (const card of cards) await makeCard(directory, authority, { card, now: now() });
    },
  };
}

/** The authority of the directory; of two simultaneous first starts one creates it. */
async function openAuthority(directory: string, now: Date): Promise<Authority> {
  const path = join(directory, "authority.pem");
  if (!existsSync(path)) keepNew(path, await authorityText(await newAuthority(now)));
  const [root, issuing, key] = [...readFileSync(path, "utf8").matchAll(PEM)].map(
    ([, , body = ""]) => Buffer.from(body, "base64"),
  );
  if (!root || !issuing || !key) {
    throw new CitizenCardError(
      `The demonstration's card authority in ${path} is damaged. Delete the directory ${directory}, and the next start makes another.`,
    );
  }
  return {
    root: parsed(root),
    issuing: { certificate: parsed(issuing), key: await openKey(key) },
  };
}

async function newAuthority(now: Date): Promise<Authority> {
  const [rootKeys, keys] = await Promise.all([newKeys(), newKeys()]);
  const dates = { from: daysFrom(now, -3650), until: daysFrom(now, 3650) };
  const root = await issue(
    {
      ...dates,
      subject: authorityName("Demonstration Citizen Root"),
      publicKey: rootKeys.publicKey,
      authorityDepth: 1,
    },
    { key: rootKeys.privateKey, certificate: null },
  );
  const certificate = await issue(
    {
      ...dates,
      subject: authorityName("Demonstration Citizen Certificates"),
      publicKey: keys.publicKey,
      authorityDepth: 0,
    },
    { key: rootKeys.privateKey, certificate: root },
  );
  return { root, issuing: { certificate, key: keys.privateKey } };
}

async function authorityText({ root, issuing }: Authority): Promise<string> {
  const key = await crypto.subtle.exportKey("pkcs8", issuing.key);
  return [
    pem("CERTIFICATE", derOf(root)),
    pem("CERTIFICATE", derOf(issuing.certificate)),
    pem("PRIVATE KEY", Buffer.from(key)),
  ].join("");
}

async function makeCard(
  directory: string,
  authority: Authority,
  { card: { card, holderName, nationalId, flaw }, now }: { card: SoftCard; now: Date },
): Promise<void> {
  const path = join(directory, "cards", `${card}.json`);
  if (existsSync(path)) return;
  const { issuing } = flaw === "untrusted" ? await newAuthority(now) : authority;
  const { publicKey, privateKey } = await newKeys();
  const isExpired = flaw === "expired";
  const certificate = await issue(
    {
      ...{ publicKey, authorityDepth: null, lastFour: nationalId.slice(-4) },
      subject: personName(holderName),
      from: daysFrom(now, isExpired ? -1830 : -200),
      until: daysFrom(now, isExpired ? -4 : 1625),
    },
    issuing,
  );
  if (flaw === "revoked") {
    const serial = Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString("hex");
    keepNew(join(directory, "cards", `${card}.revoked`), serial);
  }
  const key = Buffer.from(await crypto.subtle.exportKey("pkcs8", privateKey));
  keepNew(path, await cardText(derOf(certificate), key));
}

/** The serial numbers stored beside the revoked cards. */
function revokedSerials(directory: string): Buffer[] {
  return globSync("*.revoked", { cwd: join(directory, "cards") }).map((name) =>
    Buffer.from(readFileSync(join(directory, "cards", name), "utf8"), "hex"),
  );
}

/** A card in the signer's file format: the key is encrypted with the PIN. */
async function cardText(certificate: Buffer, key: Buffer): Promise<string> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(
    "aes-256-gcm",
    await derive(SOFT_CARD_PIN, salt, KEY_BYTES, COST),
    iv,
  );
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  const file = {
    certificate: pem("CERTIFICATE", certificate),
    salt: salt.toString("base64"),
    iv: iv.toString("base64"),
    tag: cipher.getAuthTag().toString("base64"),
    sealedKey: sealed.toString("base64"),
    triesLeft: TRIES,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Writes the file, in a directory of its own; an existing one stays. */
function keepNew(path: string, text: string): void {
  mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
  writeNewFile(path, text);
}

function x509(certificate: Certificate): X509Certificate {
  return new X509Certificate(derOf(certificate));
}

function daysFrom(day: Date, days: number): Date {
  return new Date(day.getTime() + days * DAY_MS);
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString("base64").replace(/.{64}(?=.)/g, "$&\n");
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}
