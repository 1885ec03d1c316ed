import type { Weight } from "../../bench/bytes/weigh.ts";

/** The most bytes that a page may fetch before a visitor does anything, by kind. */
export type Budget = Pick<Weight, "script" | "inline" | "css" | "fonts">;

/** A content page, one that sends secrets with an enhancement, or a hydrated one. */
export type PageKind = "content" | "secret" | "hydrated";

/** The weight limits of each kind of page, compressed as served. */
export const budgets: Readonly<Record<PageKind, Budget>> = {
  content: { script: 2_000, inline: 0, css: 22_500, fonts: 0 },
  secret: { script: 5_000, inline: 0, css: 22_500, fonts: 0 },
  // 1,000 above 120 kB: the message over a form that cannot be answered now, and errors that go once
  // they are corrected.
  hydrated: { script: 121_000, inline: 16_000, css: 22_500, fonts: 0 },
};

/** One URL for every screen. */
export const weighedPages: Readonly<Record<string, PageKind>> = {
  "/": "content",
  "/main-account/landing": "content",
  "/about": "content",
  "/board-rate": "content",
  "/products": "content",
  "/products/loan/calculator": "hydrated",
  "/products/detail/DPMA0001": "content",
  "/notice": "content",
  "/notice/3": "content",
  "/events": "content",
  "/events/3": "content",
  "/notice/fund": "content",
  "/notice/fund/3": "content",
  "/resources": "content",
  "/resources/1": "content",
  "/terms": "content",
  "/terms/terms-detail?no=1&version=3.0&compare=2.0": "content",
  "/search?q=atm": "content",
  "/support": "content",
  "/support/faq": "content",
  "/support/faq/category/03": "content",
  "/support/faq/category/03/0302/3002": "content",
  "/support/faq/search/atm": "content",
  "/support/contact-us": "content",
  "/support/contact-us/service-center": "content",
  "/support/contact-us/inquiry-main": "hydrated",
  "/support/contact-us/inquiry-complete": "content",
  "/support/chat": "hydrated",
  "/dev/search-misses": "content",
  "/login": "secret",
  "/A/insurance/travel/trial": "hydrated",
  "/login/forgot-idpw": "content",
  "/accessible": "content",
  "/accessible/login": "secret",
  "/accessible/notices": "content",
  "/accessible/notices/3": "content",
  "/accessible/sitemap": "content",
  "/sitemap": "content",
  "/kit": "content",
  "/kit/forms": "content",
  "/kit/inputs": "content",
  "/kit/data": "content",
  "/kit/feedback": "content",
  "/kit/live": "hydrated",
  "/kit/remote": "hydrated",
  "/dev/outbox": "content",
};

/** The exceeded budgets, one sentence each. */
export function overBudget(weight: Weight, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part} weighs ${weight[part]} bytes, its budget is ${budget[part]}`);
}
