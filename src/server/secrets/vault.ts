import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { RequestRejected } from "../http/guard.ts";
import { type Keyed, keyedBy } from "../keys/keyed.ts";
import { hashKeyId, nameHash, saltOf } from "../keys/named.ts";
import { type KeyRing, requiredKey, ringOf } from "../keys/ring.ts";
import { fairQueue, plainQueue } from "../limits/fair-queue.ts";

/** Argon2id as OWASP recommends: 19 MiB, two passes. */
export const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Tasks beyond those hashing that may prepare or finish, so that hashing threads never idle.
const AROUND_HASHES = 3;
// Hashes run in the thread pool that files and keys share: hashing never uses all of it.
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const THREADS_KEPT = 2;
const HASHES_WAITING = 100;
const turns = {
  strangers: { atOnceOfOne: 4, waitingOfOne: 50, waiting: 500 },
  customers: { atOnceOfOne: 2, waitingOfOne: 50, waiting: 200 },
  staff: { atOnceOfOne: 2, waitingOfOne: 20, waiting: 100 },
} as const;
const NOBODY_BYTES = 32;
const SALT_BYTES = 16;
const PASSWORD = "password";

/**
 * Whose secret is checked: an anonymous visitor's, a customer's who is signed in or uses a browser
 * that the bank knows, or at the desk's sign-in.
 */
export type Lane = keyof typeof turns;

/** Everything that needs the bank's keys; no key is ever exposed. */
export interface Vault extends Keyed {
  /** Hashes a new password or PIN, slowly: only for a customer who has been authenticated. */
  hashSecret(secret: string): Promise<string>;
  /** Whether the secret is right; without a hash it takes as long and returns false. */
  verifySecret(hashed: string | null, secret: string, lane: Lane): Promise<boolean>;
  /**
   * The hash of a verified secret, remade where it does not have the current key; null where that
   * is not needed, or where too many wait.
   */
  renewHash(hashed: string, secret: string): Promise<string | null>;
  /**
   * Runs work that ends in a slow hash when its turn comes: a waiting caller holds no connection
   * and costs no work. Each lane has separate hashing slots, and takes turns between its networks
   * or customers. Throws immediately when so many wait that one more would wait too long.
   */
  inTurn<T>(lane: Lane, who: string, work: () => Promise<T>): Promise<T>;
}

/** Opens the vault with the bank's keys, or with one secret of at least 32 bytes. */
export async function openVault(keys: Buffer | KeyRing, hashesAtOnce: number): Promise<Vault> {
  const ring = Buffer.isBuffer(keys) ? ringOf([keys]) : keys;
  const hashes = Math.max(1, Math.min(hashesAtOnce, THREADS - THREADS_KEPT));
  const hashing = () => plainQueue({ atOnce: hashes, waiting: HASHES_WAITING });
  const queues = { strangers: hashing(), customers: hashing(), staff: hashing() };
  const atOnce = hashes + AROUND_HASHES;
  const entrances = {
    strangers: fairQueue({ ...turns.strangers, atOnce }),
    customers: fairQueue({ ...turns.customers, atOnce }),
    staff: fairQueue({ ...turns.staff, atOnce }),
  };
  const optionsOf = (keyId: string) => ({
    ...argon,
    secret: requiredKey(ring, keyId, PASSWORD).export(),
  });
  const options = optionsOf(ring.currentKeyId);
  const make = async (plain: string | Buffer, salt: Buffer) =>
    nameHash(await hash(plain, { ...options, salt }), ring.currentKeyId);
  const newSalt = () => randomBytes(SALT_BYTES);
  const nobody = await make(randomBytes(NOBODY_BYTES), newSalt());
  // A hash from before hashes had key ids: only the oldest secret can have made it.
  const keyIdOf = (hashed: string) => hashKeyId(hashed) ?? ring.keyIds.at(-1) ?? "";

  return {
    ...keyedBy(ring),
    hashSecret: (plain) => queues.customers.run(() => make(plain, newSalt())),
    async verifySecret(hashed, plain, lane) {
      const meant = hashed ?? nobody;
      const right = await queues[lane].run(() => verify(meant, plain, optionsOf(keyIdOf(meant))));
      return right && hashed !== null;
    },
    async renewHash(hashed, plain) {
      if (hashKeyId(hashed) === ring.currentKeyId) return null;
      // The salt stays: it distinguishes a rehash from the hash of another password.
      const rehashed = queues.customers.run(() => make(plain, saltOf(hashed)));
      return rehashed.catch((thrown: unknown) => {
        if (thrown instanceof RequestRejected) return null;
        throw thrown;
      });
    },
    inTurn: (lane, who, work) => entrances[lane].run(who, work),
  };
}
