import type { Weight } from "../bench/bytes/weigh.ts";

/** The most bytes that a page may have fetched before a visitor does anything, by kind. */
export type Budget = Pick<Weight, "script" | "css" | "fonts">;

/** A page to read, or one whose screen runs in the browser. */
export type PageKind = "content" | "hydrated";

/** What each kind of page may weigh, compressed as served. */
export const budgets: Readonly<Record<PageKind, Budget>> = {
  content: { script: 2_000, css: 20_000, fonts: 0 },
  hydrated: { script: 130_000, css: 20_000, fonts: 0 },
};

/** One address for every screen. */
export const weighedPages: Readonly<Record<string, PageKind>> = {
  "/": "content",
  "/notice": "content",
  "/notice/3": "content",
  "/events": "content",
  "/events/3": "content",
  "/notice/fund": "content",
  "/notice/fund/3": "content",
  "/login": "content",
  "/sitemap": "content",
  "/kit": "content",
  "/kit/forms": "content",
  "/kit/inputs": "content",
  "/kit/data": "content",
  "/kit/feedback": "content",
  "/kit/live": "hydrated",
  "/kit/remote": "hydrated",
};

/** What is over its budget, one sentence each. */
export function overBudget(weight: Weight, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part} weighs ${weight[part]} bytes, its budget is ${budget[part]}`);
}
