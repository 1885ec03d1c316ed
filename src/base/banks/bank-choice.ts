// Resolves typed text to a bank, and lists the banks to choose from.

import { halfWidth } from "../text/typed-text.ts";
import type { Day } from "../time/day.ts";
import { type Bank, bankOf, banks, isOpenOn, searchBanks } from "./bank-codes.ts";

/** Banks listed first because most transfers go there, ours among them. */
const USUAL_BANKS = 9;

/** The bank meant by a typed code, name or nickname, or the candidates when it is ambiguous. */
export function bankMeant(typed: string, today: Day): { code: string } | { matches: Bank[] } {
  const plain = halfWidth(typed);
  const code = /^\d{3}(?!\d)/.exec(plain)?.[0];
  const bank = code ? bankOf(code) : null;
  if (bank && isOpenOn(bank, today)) return { code: bank.code };
  if (plain === "") return { matches: [] };
  const matches = searchBanks(plain, today);
  const exact = matches.filter((each) => isCalled(each, plain.toLowerCase()));
  const [only] = exact.length === 1 ? exact : matches;
  return only && (exact.length === 1 || matches.length === 1) ? { code: only.code } : { matches };
}

function isCalled({ names, nicknames }: Bank, plain: string): boolean {
  return [...Object.values(names), ...nicknames].some((name) => name.toLowerCase() === plain);
}

/** The banks to choose from: the usual ones, then all by the first digit of their code. */
export function bankGroups(today: Day): { digit: string | null; banks: Bank[] }[] {
  const open = banks.filter((bank) => isOpenOn(bank, today));
  const usual = open.slice(0, USUAL_BANKS);
  const rest = open.slice(USUAL_BANKS);
  const digits = [...new Set(rest.map(({ code }) => code.charAt(0)))].sort();
  return [
    { digit: null, banks: usual },
    ...digits.map((digit) => ({
      digit,
      banks: rest.filter(({ code }) => code.startsWith(digit)),
    })),
  ];
}
