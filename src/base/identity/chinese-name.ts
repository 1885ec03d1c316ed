// Names in Chinese characters, as registered: two to fifty of them, the longest in the register, with
// a dot between the parts of an indigenous or foreign name.

/** The fewest and the most characters of a Chinese name, its dots included. */
export const CHINESE_NAME_LENGTH = { least: 2, most: 50 } as const;

/** Why a typed Chinese name cannot be one. */
export type ChineseNameRefusal = "empty" | "bad-characters" | "bad-length";

// 〇 is no ideograph to Unicode, but stands in names.
const FORMAT = /^[\p{Unified_Ideograph}〇]+(?:‧[\p{Unified_Ideograph}〇]+)*$/u;
const DOTS = /[·•․‧∙⋅・．･.]/g;

/** Why the typed text is no Chinese name, or null when it may be one. */
export function chineseNameRefusal(typed: string): ChineseNameRefusal | null {
  const plain = plainName(typed);
  if (plain === "") return "empty";
  if (!FORMAT.test(plain)) return "bad-characters";
  const { length } = [...plain];
  const isLengthRight = length >= CHINESE_NAME_LENGTH.least && length <= CHINESE_NAME_LENGTH.most;
  return isLengthRight ? null : "bad-length";
}

/** The typed Chinese name without spaces and with one kind of dot, or null when it is none. */
export function parseChineseName(typed: string): string | null {
  return chineseNameRefusal(typed) === null ? plainName(typed) : null;
}

// NFC also makes one character of the twins that some systems store.
function plainName(typed: string): string {
  return typed.normalize("NFC").replace(/\s/g, "").replace(DOTS, "‧");
}
