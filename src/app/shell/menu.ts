import { FUNDS_PATH } from "#areas/funds/rules.ts";
import { productPaths } from "#areas/landing/rules.ts";
import { SEARCH_PATH } from "#areas/search/rules.ts";
import { SECURITIES_PATH } from "#areas/securities/rules.ts";
import { SUPPORT_PATH } from "#areas/support/rules.ts";
import type { Texts } from "./texts/zh.ts";

/** The products of the header's menu, in order. */
export const productMenu = Object.entries(productPaths) as [keyof Texts["product"], string][];

/** What is invested in, below the bank's own products. */
export const marketMenu = [
  { path: SECURITIES_PATH, label: "securities" },
  { path: FUNDS_PATH, label: "funds" },
] as const satisfies { path: string; label: keyof Texts["market"] }[];

/** The other links of the header, by the name of their words. */
export const menu = [
  { path: "/notice", label: "notices" },
  { path: "/events", label: "events" },
  { path: "/notice/fund", label: "fundNotices" },
  { path: SUPPORT_PATH, label: "support" },
] as const satisfies { path: string; label: keyof Texts }[];

/** The addresses that the shell marks when they are open. */
export const menuPaths: ReadonlySet<string> = new Set([
  ...menu.map(({ path }) => path),
  SEARCH_PATH,
]);
