import { TRIAL_PATH } from "../../src/areas/insurance/rules/paths.ts";
import { CALCULATOR_PATH } from "../../src/base/site/paths.ts";
import { addDays, dayOf } from "../../src/base/time/day.ts";
import { personOf, signInAs } from "../session.ts";

/** A page as Lighthouse opens it. */
export interface MeasuredPage {
  name: string;
  address: string;
  /** The session of the customer who opens it; null for a visitor. */
  cookie: string | null;
  /** Whether its screen also runs in the browser: it sends React, too. */
  isHydrated: boolean;
  /** Whether it is kept from search engines, on purpose. */
  isHidden: boolean;
}

const plain = [
  "/",
  "/main-account/landing",
  "/notice",
  "/notice/3",
  "/events",
  "/support/faq/search/atm",
  "/resources",
  "/search",
  "/accessible",
  "/accessible/login",
  "/insurance",
  "/insurance/car",
  "/insurance/motorbike",
  "/securities/main",
  "/securities/stocks/D2301",
  "/board-rate",
];
const hydrated = [
  TRIAL_PATH,
  // With a price and its plans.
  `${TRIAL_PATH}?end=${addDays(dayOf(new Date()), 9)}&insured=both`,
  CALCULATOR_PATH,
  "/support/chat",
  "/support/contact-us/inquiry-main",
];
const CUSTOMER = "wealthy01";
const own = ["/overview", "/transfer"];

/** The pages of the bench; it signs in as a customer for some. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const cookie = await signInAs(origin, personOf(CUSTOMER));
  const account = await accountPathOf(origin, cookie);
  const visited = (path: string, isHydrated: boolean) => ({
    name: path,
    address: `${origin}${path}`,
    cookie: null,
    isHydrated,
    isHidden: false,
  });
  return [
    ...plain.map((path) => visited(path, false)),
    ...hydrated.map((path) => visited(path, true)),
    ...[...own, account].map((path) => ({
      ...visited(path, true),
      name: `${path === account ? "/accounts/…" : path} of a customer`,
      cookie,
      isHidden: true,
    })),
  ];
}

/** The page of the customer's first account: its reference is in a link of the overview. */
async function accountPathOf(origin: string, cookie: string): Promise<string> {
  const page = await (await fetch(`${origin}/overview`, { headers: { cookie } })).text();
  const [path] = /\/accounts\/[\w-]+/.exec(page) ?? [];
  if (!path) throw new Error("the overview links to no account");
  return path;
}

/** All, unless LIGHTHOUSE_PAGES says how the names begin that are measured. */
export function isChosen({ name }: MeasuredPage): boolean {
  const chosen = process.env.LIGHTHOUSE_PAGES?.split(",");
  return chosen === undefined || chosen.some((begin) => name.startsWith(begin));
}
