// The steps of a transfer in the accessible bank, in any input mode.

import { expect, type Page } from "@playwright/test";
import { DEMONSTRATION_PIN } from "../../seed/customers/people.ts";
import type { RunningBank } from "./bank.ts";
import { type InputMode, inputModeOf } from "./input-modes.ts";
import { codeTo, enter, personOf, SIGN_IN_MS } from "./people.ts";

/** The customer who goes through the steps, and the input mode. */
export interface Walker {
  page: Page;
  bank: RunningBank;
  userId: string;
  inputMode: InputMode;
}

/** The input of step 1; a field that is not given stays unchanged. */
export type Order = Partial<Record<"bank" | "toAccount" | "amount" | "note", string>>;

/** A customer with scripts and a mouse. */
export function walker(page: Page, bank: RunningBank, userId = "basic01"): Walker {
  return { page, bank, userId, inputMode: inputModeOf(page, "scripts") };
}

/** The button that submits the form of a step. */
export const next = (page: Page) =>
  page.locator("main form[novalidate] button[type=submit]:not([tabindex]):not([name])").first();

/** Signs in by the accessible bank's own page and opens one of its pages. */
export async function signInTo(
  { page, userId, inputMode }: Walker,
  to = "/accessible/overview",
): Promise<void> {
  await page.goto(`/accessible/login?to=${encodeURIComponent(to)}`);
  await enter(page, personOf(userId), { inputMode });
  await expect(page).toHaveURL((url) => url.pathname + url.search === to, {
    timeout: SIGN_IN_MS,
  });
}

/** Step 1. */
export async function fillInfo({ page, inputMode }: Walker, order: Order): Promise<void> {
  for (const [field, text] of Object.entries(order))
    await inputMode.type(page.locator(`#${field}`), text);
  await inputMode.press(next(page));
}

/** Step 2: agrees, and has the code sent. */
export async function agree({ page, inputMode }: Walker): Promise<void> {
  await expect(page).toHaveURL(/\/accessible\/transfer\/confirm\?key=/);
  await inputMode.press(next(page));
}

/** Step 3. */
export async function typeCode({ page, bank, userId, inputMode }: Walker): Promise<void> {
  await expect(page).toHaveURL(/\/accessible\/transfer\/code\?key=/);
  await inputMode.type(page.locator("#oneTimeCode"), await codeTo(bank, userId, "sms"));
  await inputMode.press(next(page));
}

/** Step 4, which moves the money. */
export async function typePin({ page, inputMode }: Walker, pin = DEMONSTRATION_PIN): Promise<void> {
  await expect(page).toHaveURL(/\/accessible\/transfer\/pin\?key=/);
  await inputMode.type(page.locator("#secret"), pin);
  await inputMode.press(next(page));
}

/** From the opened step 1 to the PIN page. */
export async function walkToPin(who: Walker, order: Order): Promise<string> {
  await fillInfo(who, order);
  await agree(who);
  await typeCode(who);
  await expect(who.page).toHaveURL(/\/pin\?key=/);
  return keyOf(who.page);
}

/** The key of the transfer on a page. */
export function keyOf(page: Page): string {
  return new URL(page.url()).searchParams.get("key") ?? "";
}

/** How often a transfer was posted. */
export async function postingsOf(bank: RunningBank, key: string): Promise<number> {
  return (await bank.sql(`select from posting where id = '${key}'`)).length;
}

/** Expires every session of a customer, and makes the bank notice. */
export async function endSession({ page, bank, userId }: Walker): Promise<void> {
  const [row] = (await bank.sql(
    `update session set ended_at = bank.now(), ended_why = 'expired'
       from customer where customer.id = customer_id and user_id = '${userId}' and ended_at is null
     returning customer_id`,
  )) as { customer_id: string }[];
  await bank.sql(`select pg_notify('bank_session', '${row?.customer_id}')`);
  const isOver = async () => {
    const response = await page.request.get("/v1/customer/login/session");
    return (await response.json()).content.loggedIn === false;
  };
  await expect.poll(isOver).toBe(true);
}
