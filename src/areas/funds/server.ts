import { Refusal } from "#base/errors/catalogue.ts";
import { newestTradingDay } from "#base/market/trading-days.ts";
import { addDays, addMonths, formatDay } from "#base/time/day.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { EXAMPLE_AMOUNT, exampleOf, performanceOf } from "./rules.ts";
import { companies, type FundRow, fundOf, funds, valuesOf } from "./store.ts";

const CHART_MONTHS = 3;

export const handlers: Handlers<typeof contract> = {
  async listFunds(_input, { db, language, now }) {
    const [listed, rows] = await Promise.all([companies(db, language), funds(db, language)]);
    return {
      companies: listed.map(({ code, name, fullName }) => ({
        companyCode: code,
        companyName: name,
        fullName,
      })),
      funds: rows.map((row) => listedFund(row, now)),
    };
  },

  async readRemuneration({ type, code }, { db, language, now }) {
    const row = await fundOf(db, language, { type, code });
    if (!row) throw new Refusal("FUND000001");
    const { newest } = row;
    const values = newest
      ? await valuesOf(db, code, {
          from: addDays(addMonths(newest.day, -CHART_MONTHS), 1),
          to: newest.day,
        })
      : [];
    return {
      fund: {
        ...listedFund(row, now),
        companyFullName: row.companyFullName,
        salesCharge: row.salesCharge,
        managementFee: row.managementFee,
        custodyFee: row.custodyFee,
        sponsoredAmount: row.sponsoredAmount,
        otherAmount: row.otherAmount,
        reviewedOn: row.reviewedDay,
      },
      example: exampleOf(row, EXAMPLE_AMOUNT),
      values: values.map(({ day, value }) => ({ day: formatDay(day), value })),
    };
  },
};

/** A fund for lists, with its performance. */
function listedFund(row: FundRow, now: Date) {
  const { newest, monthAgo, quarterAgo, halfYearAgo, yearAgo } = row;
  const value = newest?.value ?? null;
  return {
    code: row.code,
    name: row.name,
    type: row.type,
    companyCode: row.companyCode,
    companyName: row.companyName,
    category: row.category,
    currency: row.currency,
    risk: row.risk,
    distribution: row.distribution,
    warning: row.warning,
    salesShare: row.salesShare,
    managementShare: row.managementShare,
    isOpen: row.isOpen,
    value,
    valueDay: newest && formatDay(newest.day),
    isStale: newest === null || newest.day < newestTradingDay(now),
    monthMove: performanceOf(value, monthAgo),
    quarterMove: performanceOf(value, quarterAgo),
    halfYearMove: performanceOf(value, halfYearAgo),
    yearMove: performanceOf(value, yearAgo),
  };
}
