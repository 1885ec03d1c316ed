import { CERTIFICATION_PATH, VERIFY_PATH } from "#areas/certificates/rules/paths.ts";
import { FUNDS_PATH, REMUNERATION_PATH } from "#areas/funds/rules.ts";
import { INSURANCE_PATH, TRIAL_PATH } from "#areas/insurance/rules/paths.ts";
import { productPaths } from "#areas/landing/rules.ts";
import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import { RESOURCES_PATH, TERMS_PATH } from "#areas/resources/rules.ts";
import { COMPARE_PATH, ETF_PATH, SECURITIES_PATH, TRENDING_PATH } from "#areas/securities/rules.ts";
import {
  CENTRES_PATH,
  CONTACT_PATH,
  EMERGENCIES_PATH,
  FAQ_PATH,
  INQUIRY_PATH,
  SUPPORT_PATH,
} from "#areas/support/rules.ts";
import { UPGRADE_PATH } from "#areas/upgrade/flow/table.ts";
import { DRIVERS_PATH } from "#areas/upgrade/rules.ts";
import { CALCULATOR_PATH, CHAT_PATH, SEARCH_PATH } from "#base/site/paths.ts";

/** Every page that a visitor can find, in the sitemap's order. */
export const sitePages = {
  home: "/",
  products: PRODUCTS_PATH,
  mainAccount: productPaths["main-account"],
  debitCard: productPaths["debit-card"],
  transfer: productPaths.transfer,
  dreamAccount: productPaths["dream-account"],
  installmentLoan: productPaths["installment-loan"],
  loanCalculator: CALCULATOR_PATH,
  insurance: INSURANCE_PATH,
  travelInsurance: TRIAL_PATH,
  carInsurance: `${INSURANCE_PATH}/car`,
  motorbikeInsurance: `${INSURANCE_PATH}/motorbike`,
  boardRate: BOARD_RATE_PATH,
  securities: SECURITIES_PATH,
  trending: TRENDING_PATH,
  etfOfferings: ETF_PATH,
  compareStocks: COMPARE_PATH,
  funds: FUNDS_PATH,
  remuneration: REMUNERATION_PATH,
  about: "/about",
  notices: "/notice",
  events: "/events",
  fundNotices: "/notice/fund",
  documents: RESOURCES_PATH,
  terms: TERMS_PATH,
  search: SEARCH_PATH,
  support: SUPPORT_PATH,
  emergencies: EMERGENCIES_PATH,
  faq: FAQ_PATH,
  contactUs: CONTACT_PATH,
  serviceCentres: CENTRES_PATH,
  inquiry: INQUIRY_PATH,
  chat: CHAT_PATH,
  login: "/login",
  certificates: CERTIFICATION_PATH,
  verifyCertificate: VERIFY_PATH,
  upgrade: UPGRADE_PATH,
  upgradeDrivers: DRIVERS_PATH,
  accessible: "/accessible",
  sitemap: "/sitemap",
  accessibility: "/accessibility",
} as const;

export type SitePage = keyof typeof sitePages;

/** The pages grouped by subject; every page is in one group. */
export const siteGroups = {
  products: [
    "products",
    "mainAccount",
    "debitCard",
    "transfer",
    "dreamAccount",
    "installmentLoan",
    "loanCalculator",
    "boardRate",
  ],
  insurance: ["insurance", "travelInsurance", "carInsurance", "motorbikeInsurance"],
  investing: [
    "securities",
    "trending",
    "etfOfferings",
    "compareStocks",
    "funds",
    "remuneration",
    "fundNotices",
  ],
  customers: [
    "login",
    "certificates",
    "verifyCertificate",
    "upgrade",
    "upgradeDrivers",
    "accessible",
  ],
  support: [
    "support",
    "emergencies",
    "faq",
    "contactUs",
    "serviceCentres",
    "inquiry",
    "chat",
    "search",
  ],
  bank: ["home", "about", "notices", "events", "documents", "terms", "sitemap", "accessibility"],
} as const satisfies Record<string, readonly SitePage[]>;

export type SiteGroup = keyof typeof siteGroups;
