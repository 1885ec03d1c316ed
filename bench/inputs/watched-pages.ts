import type { Page } from "@playwright/test";
import { TRIAL_PATH } from "../../src/areas/insurance/rules/paths.ts";
import { CALCULATOR_PATH } from "../../src/base/site/paths.ts";
import { addDays, dayOf } from "../../src/base/time/day.ts";
import { arm } from "./watch.ts";

/** A real key or click; the last one before it ends changes the figure. */
type Act = (page: Page, round: number) => Promise<void>;

/** A page whose figure follows its fields. */
export interface WatchedPage {
  name: string;
  /** Null for the bench's own page. */
  path: string | null;
  /** The user ID of the customer who opens it; null for a visitor. */
  who: string | null;
  /** The element with the figure. */
  figure: string;
  /** Resolves when the page is hydrated and shows a figure. */
  ready(page: Page): Promise<void>;
  acts: Readonly<Record<string, Act>>;
}

const start = addDays(dayOf(new Date()), 10);
const trip = `destination=overseas&start=${start}&end=${addDays(start, 4)}&time=09:30&sum=5000000&insured=self&age=36`;

/** The travel trial, and the loan calculator and the transfer beside it. */
export const watchedPages: readonly WatchedPage[] = [
  {
    name: "travel trial",
    path: `${TRIAL_PATH}?${trip}`,
    who: null,
    figure: "[data-price]",
    // Without scripts its form has a button of its own.
    ready: (page) => page.locator("form:has(#end) button").waitFor({ state: "detached" }),
    acts: {
      "sum insured": (page, round) => arrow(page, "#sum", round),
      age: (page, round) => lastDigit(page, "#age", round % 2 === 0 ? ["7", "1"] : ["3", "1"]),
      "who is insured": (page, round) =>
        click(page, `input[type=radio][name=insured][value=${round % 2 === 0 ? "both" : "self"}]`),
      async "last day"(page, round) {
        const end = page.locator("#end");
        // Focus begins at the month; the arrow leads to the day.
        await end.blur();
        await end.focus();
        await page.keyboard.press("ArrowRight");
        await arm(page);
        await page.keyboard.press(round % 2 === 0 ? "ArrowUp" : "ArrowDown");
      },
    },
  },
  {
    name: "loan calculator",
    path: CALCULATOR_PATH,
    who: null,
    figure: "#result > p",
    ready: (page) => page.locator("[data-slides=amount]").waitFor({ state: "visible" }),
    acts: {
      amount: (page, round) => lastDigit(page, "#amount", ["5", round % 2 === 0 ? "0" : "5"]),
      "amount's slider": (page, round) => arrow(page, "[data-slides=amount]", round),
      // The longest period is chosen at first.
      years: (page, round) => arrow(page, "#years", round + 1),
    },
  },
  {
    name: "transfer",
    path: "/transfer",
    who: "advanced01",
    figure: "aside[aria-labelledby=quote] dl",
    async ready(page) {
      await page.locator("#toAccount").waitFor({ state: "hidden" });
      await page.locator("input[name=payee]:enabled").first().check();
      await page.locator("#amount").fill("1");
    },
    acts: {
      amount: (page, round) => lastDigit(page, "#amount", ["1", round % 2 === 0 ? "2" : "3"]),
    },
  },
];

/** Steps to the neighbour by an arrow key, and back in the next round. */
async function arrow(page: Page, selector: string, round: number): Promise<void> {
  await page.locator(selector).focus();
  await arm(page);
  await page.keyboard.press(round % 2 === 0 ? "ArrowDown" : "ArrowUp");
}

/** Types over what the field contains; the last key counts. */
export async function lastDigit(
  page: Page,
  selector: string,
  keys: readonly string[],
): Promise<void> {
  await page.locator(selector).focus();
  await page.keyboard.press("ControlOrMeta+a");
  for (const key of keys) {
    await arm(page);
    await page.keyboard.press(key);
  }
}

/** By the mouse, not by script: the event has the time at which it reached the browser. */
async function click(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await arm(page);
  await page.mouse.down();
  await page.mouse.up();
}
