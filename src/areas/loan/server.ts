import { Refusal } from "#base/errors/catalogue.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { costliestLoan, costOf, loanBounds } from "./rules.ts";
import { loanProduct } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async readLoanProduct({ productCode }, { db, language }) {
    const product = await loanProduct(db, productCode, language);
    if (!product) throw new Refusal("PROD000001");
    const { rateLeast, rateMost, yearsLeast, yearsMost } = loanBounds;
    const { amount, rate, years, fee } = costliestLoan(product);
    return {
      productCode,
      productName: product.name,
      minimumLoan: product.least,
      maximumLoan: product.most,
      fixedFee: product.fee,
      minimumRate: rateLeast,
      maximumRate: rateMost,
      minimumYears: yearsLeast,
      maximumYears: yearsMost,
      amount,
      rate,
      period: years,
      fee,
      ...costOf({ amount, rate, years, fee }, product),
    };
  },
};
