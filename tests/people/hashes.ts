import type { Vault } from "#server/secrets/vault.ts";

const known = new WeakMap<Pick<Vault, "hashSecret">, Map<string, Promise<string>>>();

/** The hash of a secret that many people of a test bank share; each costs as much as a sign-in. */
export function sharedHash(vault: Pick<Vault, "hashSecret">, secret: string): Promise<string> {
  const hashes = known.get(vault) ?? new Map<string, Promise<string>>();
  known.set(vault, hashes);
  const hash = hashes.get(secret) ?? vault.hashSecret(secret);
  hashes.set(secret, hash);
  return hash;
}
