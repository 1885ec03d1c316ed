import type { readProduct } from "#areas/products/contract.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import type { Output } from "#base/call/call.ts";
import { ntd } from "#base/money/money.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { type Product, productPaths } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import type { DepositRate, LoanRate } from "./facts.ts";

/** A product as its own rows tell it. */
export type Offer = Output<typeof readProduct>;

/** By schema.org, what each product is. */
export const schemaTypes: Readonly<Record<Product, string>> = {
  "main-account": "BankAccount",
  "debit-card": "PaymentCard",
  transfer: "PaymentService",
  "dream-account": "DepositAccount",
  "installment-loan": "LoanOrCredit",
};

/** The rates that the tables of the product pages are made of; null where there is no board. */
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

/** Where a product is told best: on its page like this one, or among all products. */
export function pathTo({
  landingUrl,
  productUrl,
}: Pick<Offer, "landingUrl" | "productUrl">): string {
  return landingUrl !== null && Object.values(productPaths).includes(landingUrl)
    ? landingUrl
    : productUrl;
}

/** The second way of a product's first picture: to its terms, and for a loan to what it would cost. */
export function heroWay(
  product: Product,
  texts: Pick<Texts["landing"], "detail" | "calculator">,
  detailPath: string,
): { href: string; label: string } {
  return product === "installment-loan"
    ? { href: CALCULATOR_PATH, label: texts.calculator }
    : { href: detailPath, label: texts.detail };
}

/** What can be done at the end of a product's page, the main way first. */
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
