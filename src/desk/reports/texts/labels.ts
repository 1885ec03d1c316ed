import type { Report } from "../rules.ts";

/** The labels of a report in words: kinds and queues have names, days and searches are what they are. */
export function labelsOf(
  report: Report,
  labels: readonly string[],
  names: Readonly<Record<string, string>>,
): string[] {
  const isNamed = report === "queues" || report === "certificates";
  return labels.map((label) => (isNamed ? (names[label] ?? label) : label));
}
