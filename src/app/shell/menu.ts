import { CERTIFICATION_PATH } from "#areas/certificates/rules/paths.ts";
import { FUNDS_PATH } from "#areas/funds/rules.ts";
import { INSURANCE_PATH } from "#areas/insurance/rules/paths.ts";
import { productPaths } from "#areas/landing/rules.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import { SECURITIES_PATH } from "#areas/securities/rules.ts";
import { EMERGENCIES_PATH, SUPPORT_PATH } from "#areas/support/rules.ts";
import { transferPaths } from "#areas/transfer/flow/table.ts";
import { CALCULATOR_PATH, SEARCH_PATH } from "#base/site/paths.ts";
import type { Texts } from "./texts/zh.ts";

/** The products of the header's menu, in order. */
export const productMenu = Object.entries(productPaths) as [keyof Texts["product"], string][];

/** Investment and insurance products, below the bank's own products. */
export const marketMenu = [
  { path: SECURITIES_PATH, label: "securities" },
  { path: FUNDS_PATH, label: "funds" },
  { path: INSURANCE_PATH, label: "insurance" },
] as const satisfies { path: string; label: keyof Texts["market"] }[];

/** A link of the header, by the key of its text. */
export interface MenuEntry {
  path: string;
  label: keyof Texts["pageNames"];
  /** Other sections of the site that the entry represents. */
  covers?: readonly string[];
}

/** The menu for visitors. */
export const visitorMenu: readonly MenuEntry[] = [
  { path: BOARD_RATE_PATH, label: "rates" },
  { path: CALCULATOR_PATH, label: "calculator" },
  { path: "/notice", label: "news", covers: ["/events"] },
  { path: SUPPORT_PATH, label: "support" },
];

/** The menu for customers, most frequent first. */
export const customerMenu: readonly MenuEntry[] = [
  { path: "/overview", label: "overview" },
  { path: transferPaths.info, label: "transfer" },
  { path: "/accessible/history", label: "history" },
  { path: CERTIFICATION_PATH, label: "certificates" },
  { path: "/overview/insurance", label: "policies" },
  { path: "/overview/security", label: "security" },
];

/** The entries that fit a customer's bar; the button beside it leads to the overview. */
export const customerBar: readonly MenuEntry[] = customerMenu.slice(1, 3);

/** Where an account is opened: on the page that leads to the app. */
export const OPEN_ACCOUNT_PATH = `${productPaths["main-account"]}#app`;

const sections: readonly string[] = [
  ...[...visitorMenu, ...customerMenu].flatMap(({ path, covers = [] }) => [path, ...covers]),
  SEARCH_PATH,
  EMERGENCIES_PATH,
];

/**
 * What the shell needs to know about a path: a section of the menu unchanged, a page below it with
 * a trailing slash, and empty for every other. The shell is rendered once for each of these.
 */
export function sectionOf(pathname: string): string {
  const found = sections
    .filter((section) => pathname === section || pathname.startsWith(`${section}/`))
    .reduce((longest, section) => (section.length > longest.length ? section : longest), "");
  return found === "" || found === pathname ? found : `${found}/`;
}

/** How a link of the shell is marked on a page: its own, one below it, or another. */
export function currentAt(
  { path, covers = [] }: Pick<MenuEntry, "path" | "covers">,
  pathname: string,
): "page" | "true" | undefined {
  if (pathname === path) return "page";
  const section = sectionOf(pathname);
  return [path, ...covers].some((each) => section === each || section === `${each}/`)
    ? "true"
    : undefined;
}
