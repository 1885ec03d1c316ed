// People type with Chinese input methods and paste from statements; these two undo what that adds.
// NFKC is not used for numbers: it would read 10² as 102.

/** The typed text with full-width letters, digits and signs as ASCII, trimmed. */
export function halfWidth(typed: string): string {
  return typed
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, " ")
    .trim();
}

/** The typed text, half-width, without any space or hyphen. */
export function withoutSeparators(typed: string): string {
  return halfWidth(typed).replace(/[\s\p{Dash_Punctuation}\u2212]/gu, "");
}

/** The start of a text, never half a character: that could not be part of an address. */
export function startOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/**
 * The typed text without signs that show nothing, and without those that turn the direction of
 * what follows: whoever reads it must see what is stored. Line breaks, tabs and the joiners of
 * emoji stay.
 */
export function seenText(typed: string): string {
  return typed.replace(/[^\P{Cc}\n\t]|[^\P{Cf}\u200c\u200d]/gu, "");
}

/** Search input without control characters, cut to the length that is searched. */
export function searchedText(typed: string | null | undefined, most: number): string {
  return startOf((typed ?? "").replace(/\p{Cc}/gu, " ").trim(), most);
}
