/** Appends the code for support, the same in every language: an HTTP status counts as a code. */
export function withCode(sentence: string, code: string | number): string {
  return `${sentence} (Code: ${code})`;
}
