import { loanBounds } from "#areas/loan/rules.ts";
import type { listDepositRates, listLoanRates } from "#areas/rates/contract.ts";
import { formatRate } from "#areas/rates/rules.ts";
import type { Output } from "#base/call/call.ts";
import { type Amount, DEPOSIT_COVER, formatAmount, ntd } from "#base/money/money.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { tariffs } from "#base/transfer/fee.ts";
import { limitsOf, type Tier } from "#base/transfer/limits.ts";
import { useShared } from "#web/shared.ts";
import { DREAM_DEPOSIT_LEAST, exampleAt, exampleLoan } from "../../rules.ts";

const NO_BREAK_SPACE = "\u00a0";

export type DepositRate = Output<typeof listDepositRates>["deposits"][number];
export type LoanRate = Output<typeof listLoanRates>["loanRates"][number];

/** Shown if the bank has set no rate. */
const NONE = "–";

/** Every figure used in the page's sentences. */
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
  // A new tariff is published as soon as it is decided.
  const [tariff] = tariffs;
  const [middle, large] = tariff?.steps ?? [];
  return {
    ...limitFacts("basic"),
    ...limitFacts("advanced"),
    free: dollars(ntd(0)),
    smallMost: dollars(tariff?.smallMost),
    middleMost: dollars(middle?.most),
    middleFee: dollars(middle?.fee),
    largeFee: dollars(large?.fee),
  };
}

/** The limits for accounts that are not designated: basicOnce, basicDay, basicMonth. */
function limitFacts(tier: Tier): Facts {
  const limits = limitsOf(tier, "TWD", "other");
  return {
    [`${tier}Once`]: dollars(limits?.once),
    [`${tier}Day`]: dollars(limits?.day),
    [`${tier}Month`]: dollars(limits?.month),
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

function dollars(amount: Amount | null | undefined): string {
  return amount === null || amount === undefined ? NONE : formatAmount(ntd(amount), "TWD");
}

/**
 * Fills the figures into a short sentence. Chinese lines break at punctuation, so the spaces around
 * figures and Latin words become non-breaking: no line starts with a figure of the one before.
 */
export function useTelling(facts: Facts): (text: string) => string {
  const { language } = useShared().visitor;
  return (text) =>
    language === "zh" ? fill(text, facts).replaceAll(" ", NO_BREAK_SPACE) : fill(text, facts);
}
