import { Refusal } from "#base/errors/catalogue.ts";
import type { Handlers } from "#server/asked.ts";
import type * as contract from "./contract.ts";
import { costOf, dearestOf, loanBounds } from "./rules.ts";
import { loanProduct } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async readLoanProduct({ pdCd }, { db, language }) {
    const product = await loanProduct(db, pdCd, language);
    if (!product) throw new Refusal("PROD000001");
    const { rateLeast, rateMost, yearsLeast, yearsMost } = loanBounds;
    const { amount, rate, years, fee } = dearestOf(product);
    return {
      pdCd,
      pdNm: product.name,
      minAvblAmt: product.least,
      maxAvblAmt: product.most,
      bsicFixFeeAmt: product.fee,
      minRt: rateLeast,
      maxRt: rateMost,
      minPrd: yearsLeast,
      maxPrd: yearsMost,
      amount,
      rate,
      period: years,
      fee,
      ...costOf({ amount, rate, years, fee }, product),
    };
  },
};
