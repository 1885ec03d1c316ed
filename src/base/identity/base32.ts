const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Decodes base 32 (RFC 4648), as authenticator apps write secrets; throws on invalid text. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text.replace(/[\s=]/g, "").toUpperCase()) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) throw new RangeError("base 32 has letters and the digits 2 to 7 only");
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** Encodes bytes in base 32 for authenticator apps; without padding. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += LETTERS[(held >> bits) & 31];
    }
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text;
}
