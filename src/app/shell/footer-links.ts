import { LOST_PATH } from "#areas/cards/rules/loss.ts";
import { VERIFY_PATH } from "#areas/certificates/rules/paths.ts";
import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import { RESOURCES_PATH, TERMS_PATH } from "#areas/resources/rules.ts";
import { CENTRES_PATH, SUPPORT_PATH } from "#areas/support/rules.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { OPEN_ACCOUNT_PATH } from "./menu.ts";
import type { Texts } from "./texts/zh.ts";

/** A link of the footer, by the key of its text. */
export interface FooterEntry {
  path: string;
  label: keyof Texts["pageNames"];
}

export const helpLinks: readonly FooterEntry[] = [
  { path: LOST_PATH, label: "lostCard" },
  { path: SUPPORT_PATH, label: "support" },
  { path: CENTRES_PATH, label: "centres" },
];

export const serviceLinks: readonly FooterEntry[] = [
  { path: OPEN_ACCOUNT_PATH, label: "openAccount" },
  { path: PRODUCTS_PATH, label: "products" },
  { path: BOARD_RATE_PATH, label: "rates" },
  { path: CALCULATOR_PATH, label: "calculator" },
  { path: "/events", label: "events" },
  { path: VERIFY_PATH, label: "verify" },
];

/** Everything that is published, besides what a bank must show on every page. */
export const documentLinks: readonly FooterEntry[] = [
  { path: TERMS_PATH, label: "terms" },
  { path: RESOURCES_PATH, label: "documents" },
];

export const siteLinks: readonly FooterEntry[] = [
  { path: "/about", label: "about" },
  { path: "/sitemap", label: "sitemap" },
  { path: "/accessibility", label: "accessibility" },
  { path: "/accessible", label: "accessible" },
];
