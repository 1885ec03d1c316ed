// A card stored in a file, for demonstrations and tests. The private key is encrypted with the PIN,
// and three wrong PINs lock it, as on a real card. Only a demonstration's bank trusts such a card.

import { createDecipheriv, createPrivateKey, scrypt, sign, X509Certificate } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { type CardAccess, CardError } from "./card.ts";

const TRIES = 3;
const KEY_BYTES = 32;
const PIN = /^[0-9A-Za-z]{6,8}$/;
const COST = { N: 16_384, r: 8, p: 1 } as const;

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

interface CardFile {
  certificate: string;
  salt: string;
  iv: string;
  tag: string;
  sealedKey: string;
  triesLeft: number;
}

/** The card in a file, which may be replaced by another at any time. */
export function softCard(path: () => string): CardAccess {
  return {
    kind: "soft",
    readerCount: async () => 1,
    async state() {
      const { file } = await readCard(path());
      if (file.triesLeft <= 0) throw new CardError("locked", { triesLeft: 0 });
      return { triesLeft: file.triesLeft };
    },
    async sign(pin, toSign) {
      const at = path();
      const { file, certificate } = await readCard(at);
      if (file.triesLeft <= 0) throw new CardError("locked", { triesLeft: 0 });
      if (!PIN.test(pin)) throw new CardError("pin-form", { triesLeft: file.triesLeft });
      // Counted before the PIN is tried: killing the program gains no extra try.
      const triesLeft = file.triesLeft - 1;
      await save(at, { ...file, triesLeft });
      const key = await openKey(file, pin);
      if (!key) throw new CardError(triesLeft > 0 ? "wrong-pin" : "locked", { triesLeft });
      await save(at, { ...file, triesLeft: TRIES });
      return { certificate, signature: sign("sha256", toSign(certificate), key) };
    },
  };
}

async function readCard(path: string): Promise<{ file: CardFile; certificate: Buffer }> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch {
    throw new CardError("no-card");
  }
  try {
    const file = JSON.parse(text) as CardFile;
    if (!Number.isInteger(file.triesLeft)) throw new TypeError("no count of tries");
    if (!file.certificate) throw new CardError("no-certificate");
    return { file, certificate: new X509Certificate(file.certificate).raw };
  } catch (thrown) {
    if (thrown instanceof CardError) throw thrown;
    throw new CardError("unreadable", { cause: String(thrown) });
  }
}

/** Null if the PIN does not decrypt it. */
async function openKey({ salt, iv, tag, sealedKey }: CardFile, pin: string) {
  const bytes = (text: string) => Buffer.from(text, "base64");
  const key = await derive(pin, bytes(salt), KEY_BYTES, COST);
  try {
    const cipher = createDecipheriv("aes-256-gcm", key, bytes(iv), { authTagLength: 16 });
    cipher.setAuthTag(bytes(tag));
    const opened = Buffer.concat([cipher.update(bytes(sealedKey)), cipher.final()]);
    return createPrivateKey({ key: opened, format: "der", type: "pkcs8" });
  } catch {
    return null;
  }
}

/** Replaces the whole file atomically. */
async function save(path: string, file: CardFile): Promise<void> {
  const draft = `${path}.next`;
  await writeFile(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
