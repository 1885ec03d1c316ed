// Names in Chinese characters, as registered: two to fifty of them, the longest in the register, with
// a dot between the parts of an indigenous or foreign name.

/** The fewest and the most characters of a Chinese name, its dots included. */
export const CHINESE_NAME_LENGTH = { least: 2, most: 50 } as const;

/** Why a typed Chinese name is invalid. */
export type ChineseNameRefusal = "empty" | "bad-characters" | "bad-length";

// Unicode does not class 〇 as an ideograph, but names contain it.
const FORMAT = /^[\p{Unified_Ideograph}〇]+(?:‧[\p{Unified_Ideograph}〇]+)*$/u;
const DOTS = /[·•․‧∙⋅・．･.]/g;

/** Why the typed text is not a Chinese name, or null when it may be one. */
export function chineseNameRefusal(typed: string): ChineseNameRefusal | null {
  const plain = plainName(typed);
  if (plain === "") return "empty";
  if (!FORMAT.test(plain)) return "bad-characters";
  const { length } = [...plain];
  const isLengthRight = length >= CHINESE_NAME_LENGTH.least && length <= CHINESE_NAME_LENGTH.most;
  return isLengthRight ? null : "bad-length";
}

/** The typed Chinese name without spaces and with one kind of dot, or null when it is invalid. */
export function parseChineseName(typed: string): string | null {
  return chineseNameRefusal(typed) === null ? plainName(typed) : null;
}

// NFC also unifies the compatibility ideographs that some systems store.
function plainName(typed: string): string {
  return typed.normalize("NFC").replace(/\s/g, "").replace(DOTS, "‧");
}
