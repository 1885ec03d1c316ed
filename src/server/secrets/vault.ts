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
import { fairTurns } from "./fair-turns.ts";

/** Argon2id as OWASP asks for it: 19 MiB, two passes. */
export const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// So many more are prepared or finished while the others are hashed, so that no hash waits for them.
const AROUND_HASHES = 3;
// Hashes run in the thread pool that files and keys share: strangers never have all of it.
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const THREADS_KEPT = 2;
const turns = {
  strangers: { atOnceOfOne: 4, waitingOfOne: 50, waiting: 500 },
  customers: { atOnceOfOne: 2, waitingOfOne: 50, waiting: 200 },
} as const;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose secret is checked: of somebody not signed in, or of a signed-in customer. */
export type Lane = keyof typeof turns;

/** Everything that needs the bank's secret; the secret itself never leaves it. */
export interface Vault {
  /** A keyed hash; each use has a key of its own, and parts cannot run into each other. */
  mac(use: string, ...parts: (string | Buffer)[]): Buffer;
  seal(use: string, plain: Buffer): Buffer;
  unseal(use: string, sealed: Buffer): Buffer;
  /** Hashes a new password or PIN, slowly: only who has proved who they are sets one. */
  hashSecret(secret: string): Promise<string>;
  /** Whether the secret is right; where there is no hash it takes as long and is wrong. */
  verifySecret(hashed: string | null, secret: string, lane: Lane): Promise<boolean>;
  /**
   * Runs what leads to a slow hash when its turn comes: whoever waits holds no connection and costs
   * no work. Each lane has hashes of its own, and turns between its networks or customers. Throws a
   * 503 at once when so many wait that one more would wait too long.
   */
  inTurn<T>(lane: Lane, who: string, work: () => Promise<T>): Promise<T>;
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
  const hashes = Math.max(1, Math.min(hashesAtOnce, THREADS - THREADS_KEPT));
  const queues: Record<Lane, Bounded> = {
    strangers: bounded(hashes),
    customers: bounded(hashes),
  };
  const atOnce = hashes + AROUND_HASHES;
  const entrances = {
    strangers: fairTurns({ ...turns.strangers, atOnce }),
    customers: fairTurns({ ...turns.customers, atOnce }),
  };
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
    hashSecret: (plain) => queues.customers.run(() => hash(plain, options)),
    async verifySecret(hashed, plain, lane) {
      const right = await queues[lane].run(() => verify(hashed ?? nobody, plain, options));
      return right && hashed !== null;
    },
    inTurn: (lane, who, work) => entrances[lane].run(who, work),
  };
}
