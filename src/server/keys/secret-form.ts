const SECRET = /^([\da-f]{2}){32,}$/i;

/** 32 random bytes have fewer different ones in less than one of 10^16 cases. */
const DIFFERENT_BYTES_MIN = 16;

/** Whether a text is a secret: 32 bytes or more in hexadecimal digits. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Why a secret cannot be random, as the end of a sentence; null where it may be, or is none. */
export function secretWeakness(text: string): string | null {
  if (!isSecret(text)) return null;
  const bytes = [...Buffer.from(text, "hex")];
  if (new Set(bytes).size < DIFFERENT_BYTES_MIN)
    return "has few different bytes and can be guessed";
  if (isRepeated(bytes)) return "repeats a part of itself and can be guessed";
  return isSequence(bytes) ? "counts up or down and can be guessed" : null;
}

/** Whether the bytes are one part, again and again; the last time it may be cut off. */
function isRepeated(bytes: readonly number[]): boolean {
  const parts = Array.from({ length: Math.floor(bytes.length / 2) }, (_, place) => place + 1);
  return parts.some((part) => bytes.every((byte, at) => byte === bytes[at % part]));
}

/** Whether each byte follows from the one before by the same step. */
function isSequence(bytes: readonly number[]): boolean {
  const stepAt = (at: number) => ((bytes[at] ?? 0) - (bytes[at - 1] ?? 0) + 256) % 256;
  return bytes.every((_, at) => at === 0 || stepAt(at) === stepAt(1));
}
