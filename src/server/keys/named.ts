// Bytes prefixed with the key they were made with: a version, the key's id, the bytes.

const VERSION = 1;
const ID_END = 5;

/** The bytes with their key's id as prefix. */
export function named(keyId: string, bytes: Buffer): Buffer {
  const whole = Buffer.allocUnsafe(ID_END + bytes.length);
  whole[0] = VERSION;
  whole.write(keyId, 1, "hex");
  whole.set(bytes, ID_END);
  return whole;
}

/** The key's id and the bytes; null without such a prefix. */
export function readNamed(bytes: Buffer): { keyId: string; bytes: Buffer } | null {
  if (bytes.length <= ID_END || bytes[0] !== VERSION) return null;
  return { keyId: bytes.subarray(1, ID_END).toString("hex"), bytes: bytes.subarray(ID_END) };
}

// Where the standard format of an Argon2 hash has its key id.
const PARAMETERS = /^(\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+)(?:,keyid=([\da-f]{8}))?\$/;

/** A password's hash with its key id. */
export function nameHash(hash: string, keyId: string): string {
  return hash.replace(PARAMETERS, (_, parameters) => `${parameters},keyid=${keyId}$`);
}

/** The key id of a password's hash; null where there is none. */
export function hashKeyId(hash: string): string | null {
  return PARAMETERS.exec(hash)?.[2] ?? null;
}

/** The salt of a password's hash. */
export function saltOf(hash: string): Buffer {
  return Buffer.from(hash.split("$")[4] ?? "", "base64");
}

/** Whether two hashes are of the same secret; one may have been rehashed with another key. */
export function isSameSecret(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return one === other || saltOf(one).equals(saltOf(other));
}
