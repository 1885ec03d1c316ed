import { CHAT_PATH } from "#areas/chat/rules.ts";
import { productPaths } from "#areas/landing/rules.ts";
import { CALCULATOR_PATH } from "#areas/loan/rules.ts";
import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import { RESOURCES_PATH, TERMS_PATH } from "#areas/resources/rules.ts";
import { SEARCH_PATH } from "#areas/search/rules.ts";
import {
  CENTRES_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  INQUIRY_PATH,
  SUPPORT_PATH,
} from "#areas/support/rules.ts";

/** Every page that a visitor can find by itself, in the sitemap's order. */
export const sitePages = {
  home: "/",
  products: PRODUCTS_PATH,
  mainAccount: productPaths["main-account"],
  debitCard: productPaths["debit-card"],
  transfer: productPaths.transfer,
  dreamAccount: productPaths["dream-account"],
  installmentLoan: productPaths["installment-loan"],
  loanCalculator: CALCULATOR_PATH,
  boardRate: BOARD_RATE_PATH,
  about: "/about",
  notices: "/notice",
  events: "/events",
  fundNotices: "/notice/fund",
  documents: RESOURCES_PATH,
  terms: TERMS_PATH,
  search: SEARCH_PATH,
  support: SUPPORT_PATH,
  faq: FAQ_PATH,
  contactUs: CONTACT_PATH,
  serviceCentres: CENTRES_PATH,
  inquiry: INQUIRY_PATH,
  chat: CHAT_PATH,
  login: "/login",
  accessible: "/accessible",
  sitemap: "/sitemap",
  accessibility: "/accessibility",
} as const;

export type SitePage = keyof typeof sitePages;

/** Services that the site tells of and does not offer yet, by their addresses. */
export const notOpen = {
  "/upgrade-account": "upgrade",
  "/support/emergencies": "emergencies",
  "/A/insurance/travel/trial": "travelInsurance",
  "/insurance": "insurance",
  "/insurance/car": "carInsurance",
  "/insurance/motorbike": "motorbikeInsurance",
  "/investment/fund/remuneration": "funds",
  "/securities/main": "securities",
  "/securities/trending": "trending",
  "/securities/etf": "etf",
  "/certification": "certificates",
} as const;

/** Whether an address is of a service that is not offered yet. */
export function isNotOpen(path: string): path is keyof typeof notOpen {
  return Object.keys(notOpen).includes(path);
}
