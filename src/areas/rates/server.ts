import { type Currency, currencies } from "#base/money/money.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { isBoardStale } from "./rules/board.ts";
import { CHANGES_MOST, depositKinds, HISTORY_DAYS } from "./rules.ts";
import {
  closingRates,
  type DepositRow,
  depositChanges,
  depositRates,
  exchangeHistory,
  exchangeRates,
  loanRates,
} from "./store.ts";

const currencyCodes = Object.keys(currencies) as Currency[];

export const handlers: Handlers<typeof contract> = {
  async listDepositRates(_input, { db }) {
    return { deposits: (await depositRates(db)).toSorted(inBoardOrder) };
  },

  async listDepositChanges(_input, { db }) {
    return { changes: await depositChanges(db, CHANGES_MOST) };
  },

  async listLoanRates(_input, { db }) {
    return { loanRates: await loanRates(db) };
  },

  async listExchangeRates(_input, { db, now }) {
    const rows = (await exchangeRates(db)).map(({ boardDay, ...row }) => ({
      ...row,
      isStale: isBoardStale(boardDay, now),
    }));
    const boardTime =
      rows
        .map((row) => row.boardTime)
        .toSorted()
        .at(-1) ?? null;
    return {
      boardTime,
      // One currency that is late does not make the whole board late, and is marked by itself.
      isStale: rows.every((row) => row.isStale),
      exchangeRates: rows.toSorted((one, other) => byCurrency(one, other)),
    };
  },

  async readExchangeHistory({ currency, days = HISTORY_DAYS }, { db }) {
    return { currency, history: await exchangeHistory(db, currency, days) };
  },
};

/** The closing rates of a day: New Taiwan dollars per unit, in hundred-thousandths. */
export function ratesAtClose(db: Db, day: Day): Promise<Partial<Record<Currency, number>>> {
  return closingRates(db, day);
}

/** Sorts New Taiwan dollars first, then in the bank's order of currencies. */
function byCurrency(one: { currency: Currency }, other: { currency: Currency }): number {
  return currencyCodes.indexOf(one.currency) - currencyCodes.indexOf(other.currency);
}

function inBoardOrder(one: DepositRow, other: DepositRow): number {
  return (
    byCurrency(one, other) ||
    depositKinds.indexOf(one.kind) - depositKinds.indexOf(other.kind) ||
    one.termMonths - other.termMonths ||
    one.above - other.above
  );
}
