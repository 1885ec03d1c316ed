// Bytes that name the key they were made with: a version, the key's id, and what was made.

const VERSION = 1;
const ID_END = 5;

/** The bytes with the name of their key before them. */
export function named(keyId: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.of(VERSION), Buffer.from(keyId, "hex"), bytes]);
}

/** The key's id and what was made with it; null for bytes that name none. */
export function readNamed(bytes: Buffer): { keyId: string; bytes: Buffer } | null {
  if (bytes.length <= ID_END || bytes[0] !== VERSION) return null;
  return { keyId: bytes.subarray(1, ID_END).toString("hex"), bytes: bytes.subarray(ID_END) };
}

// Where the standard form of an Argon2 hash says which key went into it.
const PARAMETERS = /^(\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+)(?:,keyid=([\da-f]{8}))?\$/;

/** A password's hash with the id of its key in it. */
export function nameHash(hash: string, keyId: string): string {
  return hash.replace(PARAMETERS, (_, parameters) => `${parameters},keyid=${keyId}$`);
}

/** The id of the key of a password's hash; null where it names none. */
export function hashKeyId(hash: string): string | null {
  return PARAMETERS.exec(hash)?.[2] ?? null;
}

/** The salt of a password's hash. */
export function saltOf(hash: string): Buffer {
  return Buffer.from(hash.split("$")[4] ?? "", "base64");
}

/** Whether two hashes are of one secret, of which one may have been made anew with another key. */
export function isSameSecret(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return one === other || saltOf(one).equals(saltOf(other));
}
