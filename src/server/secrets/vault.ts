import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { type Bounded, bounded } from "./bounded.ts";

/** Argon2id as OWASP asks for it: 19 MiB, two passes. */
export const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// So many more are prepared or finished while the others are hashed, so that no hash waits for them.
const AROUND_HASHES = 3;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Everything that needs the bank's secret; the secret itself never leaves it. */
export interface Vault {
  /** A keyed hash; each use has a key of its own, and parts cannot run into each other. */
  mac(use: string, ...parts: (string | Buffer)[]): Buffer;
  seal(use: string, plain: Buffer): Buffer;
  unseal(use: string, sealed: Buffer): Buffer;
  /** Hashes a password or PIN, slowly. */
  hashSecret(secret: string): Promise<string>;
  /** Whether the secret is right; where there is no hash it takes as long and is wrong. */
  verifySecret(hashed: string | null, secret: string): Promise<boolean>;
  /**
   * Runs what leads to a slow hash when its turn comes: whoever waits holds no connection and costs
   * no work. Throws a 503 at once when so many wait that one more would wait too long.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Throws a 503 when so many wait that one more would wait too long. */
  checkRoom(): void;
}

/** Opens the vault with the bank's secret: at least 32 bytes that only its processes know. */
export async function openVault(secret: Buffer, hashesAtOnce: number): Promise<Vault> {
  // Key objects: Node takes several times as long for a hash whose key is plain bytes.
  const keys = new Map<string, KeyObject>();
  const keyOf = (use: string): KeyObject => {
    let key = keys.get(use);
    if (!key) {
      key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "dawn-bank", use, KEY_BYTES)));
      keys.set(use, key);
    }
    return key;
  };
  const queue: Bounded = bounded(hashesAtOnce);
  const entrance: Bounded = bounded(hashesAtOnce + AROUND_HASHES);
  const options = { ...argon, secret: keyOf("password").export() };
  const nobody = await hash(randomBytes(KEY_BYTES), options);

  return {
    mac(use, ...parts) {
      const hmac = createHmac("sha256", keyOf(use));
      for (const part of parts) {
        hmac.update(`${Buffer.byteLength(part)}:`).update(part);
      }
      return hmac.digest();
    },
    seal(use, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(use), iv);
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(use, sealed) {
      const opened = createDecipheriv("aes-256-gcm", keyOf(use), sealed.subarray(0, IV_BYTES));
      opened.setAuthTag(sealed.subarray(-TAG_BYTES));
      const plain = sealed.subarray(IV_BYTES, -TAG_BYTES);
      return Buffer.concat([opened.update(plain), opened.final()]);
    },
    hashSecret: (plain) => queue.run(() => hash(plain, options)),
    async verifySecret(hashed, plain) {
      const right = await queue.run(() => verify(hashed ?? nobody, plain, options));
      return right && hashed !== null;
    },
    inTurn: (work) => entrance.run(work),
    checkRoom() {
      entrance.checkRoom();
      queue.checkRoom();
    },
  };
}
