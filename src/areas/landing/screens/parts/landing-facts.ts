import type { readProduct } from "#areas/products/contract.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import type { Output } from "#base/call/call.ts";
import { ntd } from "#base/money/money.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { type Product, productPaths } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import type { DepositRate, LoanRate } from "./facts.ts";

/** A product as stored in its own rows. */
export type Offer = Output<typeof readProduct>;

/** The schema.org type of each product. */
export const schemaTypes: Readonly<Record<Product, string>> = {
  "main-account": "BankAccount",
  "debit-card": "PaymentCard",
  transfer: "PaymentService",
  "dream-account": "DepositAccount",
  "installment-loan": "LoanOrCredit",
};

/** The rates for the tables of the product pages; null if there is no board. */
export function ratesOf(deposits: readonly DepositRate[], loans: readonly LoanRate[]) {
  const [first, second] = deposits.filter(({ kind }) => kind === "dream");
  const within = first?.floating ?? null;
  const above = second?.floating ?? null;
  const isWhole = within !== null && above !== null && second !== undefined;
  return {
    dream: isWhole ? { within, above, limit: ntd(second.above) } : null,
    loan: loans.find(({ kind }) => kind === "installment")?.rate ?? null,
  };
}

/** The best page of a product: a landing page like this one, or its product page. */
export function pathTo({
  landingUrl,
  productUrl,
}: Pick<Offer, "landingUrl" | "productUrl">): string {
  return landingUrl !== null && Object.values(productPaths).includes(landingUrl)
    ? landingUrl
    : productUrl;
}

/** The second link of a product's hero: to its terms or, for a loan, to the calculator. */
export function heroWay(
  product: Product,
  texts: Pick<Texts["landing"], "detail" | "calculator">,
  detailPath: string,
): { href: string; label: string } {
  return product === "installment-loan"
    ? { href: CALCULATOR_PATH, label: texts.calculator }
    : { href: detailPath, label: texts.detail };
}

/** The links at the end of a product's page, the main one first. */
export function closingWays(
  product: Product,
  texts: Pick<Texts["landing"], "download" | "detail" | "calculator" | "upgrade" | "rates">,
  detailPath: string,
): { href: string; label: string }[] {
  const detail = { href: detailPath, label: texts.detail };
  if (product === "installment-loan") {
    return [{ href: CALCULATOR_PATH, label: texts.calculator }, detail];
  }
  if (product === "transfer") return [{ href: "/upgrade-account", label: texts.upgrade }, detail];
  const download = { href: "#app", label: texts.download };
  if (product === "debit-card") return [download, detail];
  return [download, { href: BOARD_RATE_PATH, label: texts.rates }, detail];
}
