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

/** Search input without control characters, cut to the length that is searched. */
export function searchedText(typed: string | null | undefined, most: number): string {
  const readable = (typed ?? "").replace(/\p{Cc}/gu, " ").trim();
  return [...readable].slice(0, most).join("").slice(0, most);
}
