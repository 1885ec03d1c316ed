import type { DepositKind } from "#areas/rates/rules.ts";
import type { SignName } from "#base/site/sign-names.ts";
import type { Tier } from "#base/transfer/limits.ts";

/** The pattern of a product's code. */
export const PRODUCT_CODE = "^[A-Z]{4}\\d{4}$";

/** The pattern of a group's code. */
export const GROUP_CODE = "^[a-z]{2,20}$";

/** The pattern of a variant's code: the basic or the advanced account. */
export const VARIANT_CODE = "^\\d{2}$";

/** The advanced account, to which a basic one can be upgraded. */
export const ADVANCED_VARIANT = "02";

/** The page of all products. */
export const PRODUCTS_PATH = "/products";

/** Why a product is in a customer's list, in the order of the list. */
export const reasons = ["missing", "upgrade", "other", "held"] as const;

export type Reason = (typeof reasons)[number];

const codes = {
  main: "DPMA0001",
  dream: "DPDA0001",
  joint: "DPJA0001",
  foreign: "DPFA0001",
  time: "DPTD0001",
} as const;

/** The product of the settlement account, which the page of securities shows. */
const SETTLEMENT_CODE = "SCSA0001";

/** The products that are accounts, so that the bank knows whether a customer has one. */
const accountCodes: readonly string[] = [codes.main, codes.dream, codes.joint, codes.foreign];

/** The products in the main menu, by the name of their drawing. */
export const menuProducts = {
  "main-account": codes.main,
  "dream-account": codes.dream,
  "debit-card": "CDDC0001",
  transfer: "TRTR0001",
  "installment-loan": "LNIL0001",
} as const;

/** Whether the product has a separate landing page: its product page then shows only the terms. */
export function isTermSheet(productCode: string): boolean {
  return Object.values<string>(menuProducts).includes(productCode);
}

/** The product to which the loan rates apply. */
export const LOAN_CODE = menuProducts["installment-loan"];

/** Whether pages, accounts or loans of the bank stand on a product, so that it cannot be taken off. */
export function isBuiltIn(code: string): boolean {
  return isTermSheet(code) || accountCodes.includes(code) || code === SETTLEMENT_CODE;
}

/** The drawing of each product that has one of its own. */
const pictures: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(menuProducts).map(([picture, code]) => [code, picture])),
  [codes.joint]: "joint-account",
  [codes.foreign]: "foreign-account",
  [codes.time]: "time-deposit",
  ISTR0001: "travel",
  ISCA0001: "car",
  ISMB0001: "motorbike",
  FDFD0001: "fund",
  SCSA0001: "securities",
  SCET0001: "etf",
};

/** The icons of each product's benefits, in the order of its content. */
const benefitSigns: Readonly<Record<string, readonly SignName[]>> = {
  [codes.main]: ["coins", "tag", "gauge", "umbrella"],
  [codes.dream]: ["calendar", "percent", "chart", "back"],
  [codes.joint]: ["document", "coins", "lock"],
  [codes.foreign]: ["globe", "coins", "document"],
  [codes.time]: ["percent", "calendar", "back"],
  CDDC0001: ["bell", "switch", "lock", "talk"],
  TRTR0001: ["payee", "tag", "warned", "switch"],
  LNIL0001: ["tag", "back", "phone", "percent"],
  ISTR0001: ["clock", "scales", "family"],
  ISCA0001: ["protected", "talk", "document"],
  ISMB0001: ["calendar", "protected", "phone"],
  FDFD0001: ["document", "gauge", "chart"],
  SCSA0001: ["bell", "back", "chart"],
  SCET0001: ["clock", "calendar", "tag"],
};

/** The icons beside a product's benefits; empty if it has none. */
export function signsOf(productCode: string): readonly SignName[] {
  return benefitSigns[productCode] ?? [];
}

/** The kinds of deposit of a product, whose rates are on its page. */
const deposits: Readonly<Record<string, readonly DepositKind[]>> = {
  [codes.main]: ["main"],
  [codes.dream]: ["dream"],
  [codes.joint]: ["main"],
  [codes.foreign]: ["demand"],
  [codes.time]: ["time", "time-savings"],
};

/** Whether a board rate applies to the product. */
export function paysRate(code: string, rate: { kind: DepositKind; currency: string }): boolean {
  const isForeign = rate.currency !== "TWD";
  // The long list of foreign rates is only on the foreign account's page.
  if (isForeign && code !== codes.foreign) return false;
  return deposits[code]?.includes(rate.kind) ?? false;
}

/** The name of a product's drawing; a new product gets a plain one. */
export function pictureOf(code: string): string {
  return pictures[code] ?? "plain";
}

/** The address of a product, optionally of one of its variants. */
export function productPath(code: string, variant?: string | null): string {
  return `${PRODUCTS_PATH}/detail/${code}${variant ? `/${variant}` : ""}`;
}

/** The anchor of a group on the page of all products. */
export function groupPath(code: string): string {
  return `${PRODUCTS_PATH}#${code}`;
}

const drawnGroups: readonly string[] = ["deposit", "payment", "loan", "insurance", "investment"];

/** The drawing beside a group's title; a new group gets a plain one. */
export function groupIconPath(code: string): string {
  return `/product-groups/${drawnGroups.includes(code) ? code : "plain"}.svg`;
}

/** The fields of a customer's account needed here. */
export interface HeldAccount {
  currency: string;
  kind: "main" | "sub" | "joint";
  tier: Tier;
  state: "open" | "frozen" | "closed";
}

/** The codes of the products that a customer holds as accounts. */
export function heldProducts(accounts: readonly HeldAccount[]): Set<string> {
  return new Set(accounts.filter(({ state }) => state !== "closed").map(productOf));
}

function productOf({ currency, kind }: HeldAccount): string {
  if (kind === "sub") return codes.dream;
  if (kind === "joint") return codes.joint;
  return currency === "TWD" ? codes.main : codes.foreign;
}

/** The fields of a product needed for a customer's list. */
interface Offered {
  code: string;
  isFeatured: boolean;
  isForGuests: boolean;
}

/** A product in a customer's list, with the reason for its rank. */
export type Ranked<Product> = Product & { reason: Reason; variant: string | null };

/**
 * The products for a customer: accounts not held yet first, starting with the foreign one; then the
 * upgrade of a basic main account, then other offers, then what is already held.
 */
export function rankedFor<Product extends Offered>(
  products: readonly Product[],
  accounts: readonly HeldAccount[],
): Ranked<Product>[] {
  const held = heldProducts(accounts);
  const isAccount = (code: string) => accountCodes.includes(code);
  const isBasic = accounts.some(
    ({ currency, kind, tier, state }) =>
      currency === "TWD" && kind === "main" && tier === "basic" && state !== "closed",
  );
  const ranked = products
    .filter(({ code, isFeatured, isForGuests }) => isFeatured || !isForGuests || isAccount(code))
    .map((product) => {
      const reason = reasonOf(product.code, { held, isBasic, isAccount });
      return { ...product, reason, variant: reason === "upgrade" ? ADVANCED_VARIANT : null };
    });
  // The sort is stable: the bank's own order is kept within a reason.
  return ranked.sort((one, other) => placeOf(one) - placeOf(other));
}

function reasonOf(
  code: string,
  known: { held: Set<string>; isBasic: boolean; isAccount(code: string): boolean },
): Reason {
  const { held, isBasic, isAccount } = known;
  if (held.has(code)) return code === codes.main && isBasic ? "upgrade" : "held";
  return isAccount(code) ? "missing" : "other";
}

function placeOf({ code, reason }: { code: string; reason: Reason }): number {
  return code === codes.foreign && reason === "missing" ? -1 : reasons.indexOf(reason);
}
