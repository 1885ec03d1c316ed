const GROUP_DIGITS = 3;

/** Digits in groups of three with commas between them: 1234567 is 1,234,567. */
export function grouped(digits: string): string {
  const first = digits.length % GROUP_DIGITS;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [digits.slice(0, first), ...groups].filter(Boolean).join(",");
}
