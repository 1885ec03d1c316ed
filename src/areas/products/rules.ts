import type { DepositKind } from "#areas/rates/rules.ts";
import type { SignName } from "#base/site/sign-names.ts";
import type { Tier } from "#base/transfer/limits.ts";

/** The form of a product's code. */
export const PRODUCT_CODE = "^[A-Z]{4}\\d{4}$";

/** The form of a group's code. */
export const GROUP_CODE = "^[a-z]{2,20}$";

/** The kinds of account that a product may come in: basic and advanced. */
export const VARIANT_CODE = "^\\d{2}$";

/** The advanced account, which a basic one is raised to. */
export const ADVANCED_VARIANT = "02";

/** Where all products are listed. */
export const PRODUCTS_PATH = "/products";

/** Why a product stands in a customer's list, in the order of the list. */
export const reasons = ["missing", "upgrade", "other", "held"] as const;

export type Reason = (typeof reasons)[number];

const codes = {
  main: "DPMA0001",
  dream: "DPDA0001",
  joint: "DPJA0001",
  foreign: "DPFA0001",
  time: "DPTD0001",
} as const;

/** The products that are accounts, of which the bank knows whether a customer has one. */
const accountCodes: readonly string[] = [codes.main, codes.dream, codes.joint, codes.foreign];

/** The codes of the products whose pages stand in the main menu, by the name of their drawing. */
export const menuProducts = {
  "main-account": codes.main,
  "dream-account": codes.dream,
  "debit-card": "CDDC0001",
  transfer: "TRTR0001",
  "installment-loan": "LNIL0001",
} as const;

/** Whether a page of its own tells what a product is good for: this one is then the sheet of its terms. */
export function isTermSheet(productCode: string): boolean {
  return Object.values<string>(menuProducts).includes(productCode);
}

/** The product whose rates are those of loans. */
export const LOAN_CODE = menuProducts["installment-loan"];

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

/** What each benefit of a product is about, in the order of its content. */
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

/** The signs beside a product's benefits; none for a product that has none of its own. */
export function signsOf(productCode: string): readonly SignName[] {
  return benefitSigns[productCode] ?? [];
}

/** The kinds of deposit that a product is, whose rates stand on its page. */
const deposits: Readonly<Record<string, readonly DepositKind[]>> = {
  [codes.main]: ["main"],
  [codes.dream]: ["dream"],
  [codes.joint]: ["main"],
  [codes.foreign]: ["demand"],
  [codes.time]: ["time", "time-savings"],
};

/** Whether a rate of the board is what the product pays. */
export function paysRate(code: string, rate: { kind: DepositKind; currency: string }): boolean {
  const isForeign = rate.currency !== "TWD";
  // The foreign side of the board is long, and stands on its own page.
  if (isForeign && code !== codes.foreign) return false;
  return deposits[code]?.includes(rate.kind) ?? false;
}

/** The name of a product's drawing; one that is new has only the sun and the sea. */
export function pictureOf(code: string): string {
  return pictures[code] ?? "plain";
}

/** The address of a product, in one of its kinds of account when one is named. */
export function productPath(code: string, variant?: string | null): string {
  return `${PRODUCTS_PATH}/detail/${code}${variant ? `/${variant}` : ""}`;
}

/** The place of a group on the page of all products. */
export function groupPath(code: string): string {
  return `${PRODUCTS_PATH}#${code}`;
}

/** The drawing beside a group's title. */
export function groupIconPath(code: string): string {
  return `/product-groups/${code}.svg`;
}

/** What is known of a customer's accounts. */
export interface HeldAccount {
  currency: string;
  kind: "main" | "sub" | "joint";
  tier: Tier;
  state: "open" | "frozen" | "closed";
}

/** The codes of the products that a customer's accounts are. */
export function heldProducts(accounts: readonly HeldAccount[]): Set<string> {
  return new Set(accounts.filter(({ state }) => state !== "closed").map(productOf));
}

function productOf({ currency, kind }: HeldAccount): string {
  if (kind === "sub") return codes.dream;
  if (kind === "joint") return codes.joint;
  return currency === "TWD" ? codes.main : codes.foreign;
}

/** What the list of a customer is made of. */
interface Offered {
  code: string;
  isFeatured: boolean;
  isForGuests: boolean;
}

/** A product in a customer's list, and why it stands where it stands. */
export type Ranked<Product> = Product & { reason: Reason; variant: string | null };

/**
 * The products for a customer: accounts not held yet first, the foreign one before all; then the
 * upgrade of a basic main account, then what else the bank offers, then what is held already.
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
  // Sorting keeps the bank's own order among those of one reason.
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
