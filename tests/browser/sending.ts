// The steps of a transfer in the signed-in shell, in any input mode.

import { type Page, expect as soon } from "@playwright/test";
import { DEMONSTRATION_PIN } from "../../seed/customers/people.ts";
import type { RunningBank } from "./bank.ts";
import { type InputMode, inputModeOf } from "./input-modes.ts";
import { codeTo, enter, personOf } from "./people.ts";

/** A hydrated page takes longer to be ready on a busy machine. */
const expect = soon.configure({ timeout: 30_000 });

/** The sending customer, and the input mode. */
export interface Sender {
  page: Page;
  bank: RunningBank;
  userId: string;
  inputMode: InputMode;
}

/** The input of step 1 for a payee that is typed in. */
export interface Order {
  bank: string;
  toAccount: string;
  amount: string;
  note?: string;
}

/** A sender with scripts and a mouse. */
export function senderOn(page: Page, bank: RunningBank, userId = "basic01"): Sender {
  return { page, bank, userId, inputMode: inputModeOf(page, "scripts") };
}

/** The button that submits the form of a step. */
export const next = (page: Page) =>
  page.locator("main form[novalidate] button[type=submit]:not([name])").first();

/** Signs in and opens the first step. */
export async function openTransfer(
  { page, userId, inputMode }: Sender,
  to = "/transfer",
): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`);
  await enter(page, personOf(userId), { inputMode });
  await expect(page).toHaveURL((url) => url.pathname + url.search === to);
}

/** Step 1 for a payee that is typed in. */
export async function fillOrder({ page, inputMode }: Sender, order: Order): Promise<void> {
  await choosePayee(page, "new");
  for (const [field, text] of Object.entries(order)) {
    await inputMode.type(page.locator(`#${field}`), text);
  }
  await inputMode.press(next(page));
}

/** Selects a payee by its value; the click stands for the arrow keys that select a radio button. */
export async function choosePayee(page: Page, value: string): Promise<void> {
  const radio = page.locator(`input[name=payee][value^="${value}"]`).first();
  // React may reset a radio button that is clicked while it hydrates; a customer clicks again.
  await expect(() => radio.check()).toPass();
}

/** Step 2: agrees, and has the code sent. */
export async function agree({ page, inputMode }: Sender): Promise<void> {
  await expect(page).toHaveURL(/\/transfer\/confirm\?key=/);
  await inputMode.press(next(page));
}

/** Step 3. */
export async function typeCode({ page, bank, userId, inputMode }: Sender): Promise<void> {
  await expect(page).toHaveURL(/\/transfer\/code\?key=/);
  await inputMode.type(page.locator("#oneTimeCode"), await codeTo(bank, userId, "sms"));
  await inputMode.press(next(page));
}

/** Step 4, which moves the money. */
export async function typePin({ page, inputMode }: Sender, pin = DEMONSTRATION_PIN): Promise<void> {
  await expect(page).toHaveURL(/\/transfer\/pin\?key=/);
  await inputMode.type(page.locator("#secret"), pin);
  await inputMode.press(next(page));
}

/** The last page, with the key of the transfer. */
export async function doneKey({ page }: Sender): Promise<string> {
  await expect(page).toHaveURL(/\/transfer\/done\?key=/);
  return new URL(page.url()).searchParams.get("key") ?? "";
}
