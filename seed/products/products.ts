import { accounts } from "./accounts.ts";
import { currenciesAndTime } from "./currencies-and-time.ts";
import { insurance } from "./insurance.ts";
import { investments } from "./investments.ts";
import { loans } from "./loans.ts";
import { payments } from "./payments.ts";
import type { ProductSeed } from "./types.ts";

export type { ProductSeed } from "./types.ts";

/** Every product of the bank, group by group. */
export const products: ProductSeed[] = [
  ...accounts,
  ...currenciesAndTime,
  ...payments,
  ...loans,
  ...insurance,
  ...investments,
];
