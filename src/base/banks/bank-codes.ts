import { bankName, OWN_BANK_CODE } from "../site/brand.ts";
import type { Translated } from "../text/language.ts";
import { compareDays, type Day, dayFrom } from "../time/day.ts";
import { bankLines, bankSuccessions } from "./bank-table.ts";

// Search ranks: 0 exact match, 1 prefix, 2 substring.
const NO_MATCH = 3;

/** A bank that accepts, or used to accept, transfers. */
export interface Bank {
  /** Three digits. */
  code: string;
  /** Its name; where it has none in Korean, the English one. */
  names: Translated;
  nicknames: readonly string[];
  /** The last day its code was valid, or null while it still is. */
  validTo: Day | null;
  /** The bank that took over all its customers or, while the code is still valid, some of them. */
  successor: string | null;
}

/** Every bank, ours first, then the most used, then by code. */
export const banks: readonly Bank[] = [
  { code: OWN_BANK_CODE, names: bankName, nicknames: [], validTo: null, successor: null },
  ...bankLines.trim().split("\n").map(bankFrom),
];

const byCode: ReadonlyMap<string, Bank> = new Map(banks.map((bank) => [bank.code, bank]));

/** The bank with this code, closed ones included, or null when there is none. */
export function bankOf(code: string): Bank | null {
  return byCode.get(code) ?? null;
}

/** Whether the bank's code accepts transfers on that day. */
export function isOpenOn(bank: Bank, day: Day): boolean {
  return bank.validTo === null || compareDays(day, bank.validTo) <= 0;
}

/** The banks open that day that match by code, name or nickname, best first; "" matches all. */
export function searchBanks(query: string, day: Day): Bank[] {
  const wanted = folded(query);
  if (wanted === "") return banks.filter((bank) => isOpenOn(bank, day));
  const matches = banks
    .map((bank) => ({ bank, rank: rankOf(bank, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    // A search for a bank that was taken over finds its successor.
    .map(({ bank }) => (isOpenOn(bank, day) ? bank : bankOf(String(bank.successor))));
  return [...new Set(matches)].filter((bank) => bank !== null);
}

function rankOf(bank: Bank, wanted: string): number {
  const words = [bank.code, ...Object.values(bank.names), ...bank.nicknames].map(folded);
  if (words.includes(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 1;
  return words.some((word) => word.includes(wanted)) ? 2 : NO_MATCH;
}

/** Normalizes names for comparison: people write 台 for 臺 and 滙 for 匯, and omit dots and spaces. */
export function folded(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase().replace(/台/g, "臺").replace(/滙/g, "匯");
  return plain.replace(/[^\p{Letter}\p{Number}]/gu, "");
}

function bankFrom(line: string): Bank {
  const [code, zh, en, ko, nicknames] = line.trim().split(" | ") as [
    string,
    string,
    string,
    string,
    string,
  ];
  const succession = bankSuccessions[code];
  return {
    code,
    names: { zh, en, ko: ko === "-" ? en : ko },
    nicknames: nicknames.split("、"),
    validTo: succession?.validTo ? dayFrom(succession.validTo) : null,
    successor: succession?.by ?? null,
  };
}
