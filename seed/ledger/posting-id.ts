/** Ids that are the same each time the seed runs on a day: the time, and how many came before. */
export function idOf(at: string, before: number): string {
  const time = Date.parse(at).toString(16).padStart(12, "0");
  const count = before.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count}`;
}
