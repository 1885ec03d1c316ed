/** Appends the code for support, the same in every language; an HTTP status is a code, too. */
export function withCode(sentence: string, code: string | number): string {
  return `${sentence} (Code: ${code})`;
}
