// The demonstration's customers in a browser: their secrets, their letters, and signing in.

import { expect, type Page } from "@playwright/test";
import { DEMONSTRATION_PASSWORD, people } from "../../seed/customers/people.ts";
import type { RunningBank } from "./bank.ts";
import { type InputMode, inputModeOf } from "./input-modes.ts";

/** The password of every demonstration customer. */
export const PASSWORD = DEMONSTRATION_PASSWORD;

/** A demonstration customer by user ID. */
export function personOf(userId: string): { userId: string; nationalId: string } {
  const found = people.find((person) => person.userId === userId);
  if (!found) throw new Error(`nobody is called ${userId}`);
  return { userId, nationalId: found.nationalId };
}

/** Fills in the three values and submits them; the page may be in any language. */
export async function enter(
  page: Page,
  { nationalId, userId }: { nationalId: string; userId: string },
  {
    password = PASSWORD,
    inputMode = inputModeOf(page, "scripts"),
  }: { password?: string; inputMode?: InputMode } = {},
): Promise<void> {
  await inputMode.type(page.locator("#nationalId"), nationalId);
  await inputMode.type(page.locator("#userId"), userId);
  await inputMode.type(page.locator("#password"), password);
  await inputMode.press(page.locator("main form[method=post] button[type=submit]").first());
}

/** Timeout for the first sign-in of a bank that has just started, while three others start, too. */
export const SIGN_IN_MS = 30_000;

/** Signs a customer in and opens one of their pages. */
export async function signInAs(page: Page, userId: string, to = "/overview"): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`);
  await enter(page, personOf(userId));
  await expect(page).toHaveURL(new RegExp(`${to.replace(/\?/g, "\\?")}$`), { timeout: SIGN_IN_MS });
}

/** The newest one-time code sent to a customer. */
export async function codeTo(
  bank: RunningBank,
  userId: string,
  channel: "sms" | "mail",
): Promise<string> {
  const letters = await bank.sql(
    `select body from outbox join customer on customer.id = outbox.customer_id
      where user_id = '${userId}' and channel = '${channel}' order by made_at desc, outbox.id desc`,
  );
  const codes = letters.map((letter) => /(?<!\d)\d{6}(?!\d)/.exec((letter as Letter).body)?.[0]);
  return codes.find((code) => code !== undefined) ?? "";
}

interface Letter {
  body: string;
}

/** A code other than the right one. */
export function otherThan(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

/** Resets the limits, as if no codes had been sent today. */
export async function forgetCodes(bank: RunningBank): Promise<void> {
  await bank.sql("truncate verification_code, verification_try, verification_proof");
}

/** Ends a session in the browser alone. An open page leaves by itself when its session is gone: it is left first. */
export async function forgetSession(page: Page, cookies: { name?: RegExp } = {}): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies(cookies);
}
