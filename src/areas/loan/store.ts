import { ntd } from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { LoanTerms } from "./rules.ts";

/** A product that lends money. */
export interface LoanProduct extends LoanTerms {
  code: string;
  name: string;
}

interface LoanProductRow {
  code: string;
  name: string;
  least: string;
  most: string;
  fee: string;
}

/** A loan product by its code, or null. */
export async function loanProduct(
  db: Db,
  code: string,
  language: Language,
): Promise<LoanProduct | null> {
  const [row] = await db.query<LoanProductRow>(
    `select loan_product.code, product.name ->> $2 as name, amount_least as least,
            amount_most as most, fixed_fee as fee
       from loan_product join product on product.code = loan_product.code
      where loan_product.code = $1`,
    [code, language],
  );
  if (!row) return null;
  const { least, most, fee } = row;
  return { ...row, least: ntd(Number(least)), most: ntd(Number(most)), fee: ntd(Number(fee)) };
}
