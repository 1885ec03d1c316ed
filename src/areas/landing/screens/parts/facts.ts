import type { listDepositRates, listLoanRates } from "#areas/rates/contract.ts";
import { formatRate } from "#areas/rates/rules.ts";
import type { Output } from "#base/call.ts";
import type { Facts } from "#base/language.ts";
import { formatAmount, type Ntd, ntd } from "#base/money.ts";
import {
  DEPOSIT_COVER,
  DREAM_DEPOSIT_LEAST,
  exampleAt,
  exampleLoan,
  interbankFees,
  loanBounds,
  transferLimits,
} from "../../rules.ts";

export type DepositRate = Output<typeof listDepositRates>["depositList"][number];
export type LoanRate = Output<typeof listLoanRates>["loanList"][number];

/** Stands where the bank has set no rate. */
const NONE = "–";

/** Every figure that the page's sentences name. */
export function factsOf(deposits: readonly DepositRate[], loans: readonly LoanRate[]): Facts {
  const inTwd = deposits.filter(({ currency }) => currency === "TWD");
  const main = inTwd.find(({ kind }) => kind === "main");
  const [dream, dreamAbove] = inTwd.filter(({ kind }) => kind === "dream");
  return {
    mainRate: read(main?.floating),
    mainDay: main?.effectiveDay ?? NONE,
    dreamRate: read(dream?.floating),
    dreamAboveRate: read(dreamAbove?.floating),
    dreamDay: dream?.effectiveDay ?? NONE,
    dreamLimit: dreamAbove ? dollars(ntd(dreamAbove.above)) : NONE,
    dreamLeast: dollars(DREAM_DEPOSIT_LEAST),
    cover: dollars(DEPOSIT_COVER),
    ...transferFacts(),
    ...loanFacts(loans),
  };
}

function transferFacts(): Facts {
  const { basic, advanced } = transferLimits;
  return {
    basicOnce: dollars(basic.once),
    basicDay: dollars(basic.day),
    basicMonth: dollars(basic.month),
    advancedOnce: dollars(advanced.once),
    advancedDay: dollars(advanced.day),
    advancedMonth: dollars(advanced.month),
    free: dollars(interbankFees.none),
    smallMost: dollars(interbankFees.smallMost),
    middleMost: dollars(interbankFees.middleMost),
    middleFee: dollars(interbankFees.middle),
    largeFee: dollars(interbankFees.large),
  };
}

function loanFacts(loans: readonly LoanRate[]): Facts {
  const lowest = loans.find(({ kind }) => kind === "installment");
  const example = lowest && exampleAt(lowest.rate);
  return {
    loanRate: read(lowest?.rate),
    loanDay: lowest?.effectiveDay ?? NONE,
    referenceRate: read(loans.find(({ kind }) => kind === "reference")?.rate),
    loanLeast: dollars(loanBounds.least),
    loanMost: dollars(loanBounds.most),
    yearsLeast: loanBounds.yearsLeast,
    yearsMost: loanBounds.yearsMost,
    loanFee: dollars(loanBounds.fee),
    exampleAmount: dollars(exampleLoan.amount),
    exampleYears: exampleLoan.years,
    payment: example ? dollars(example.payment) : NONE,
    apr: read(example?.apr),
  };
}

function read(basisPoints: number | null | undefined): string {
  return basisPoints === null || basisPoints === undefined ? NONE : formatRate(basisPoints);
}

function dollars(amount: Ntd): string {
  return formatAmount(amount, "TWD");
}
