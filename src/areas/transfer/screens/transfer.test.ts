import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Currency, formatAmount } from "#base/money/money.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";
import { pages as en } from "../texts/pages/en.ts";
import { pages as zh } from "../texts/pages/zh.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });
/** Figures that occur in no tariff, limit or key. */
const BALANCE = 61_739;
const USD_CENTS = 483_917;
const SENT = 1_234;

let payee: Person;

beforeAll(async () => {
  payee = await makeCustomer(bank());
});

async function someone(): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank(), { balance: BALANCE, usd: USD_CENTS }));
}

async function open(sender: Sender, url: string, form?: Record<string, string>) {
  const response = await bank().site.inject({
    method: form ? "POST" : "GET",
    url,
    headers: {
      cookie: sender.cookie,
      ...(form && { "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  return { status: response.statusCode, body: response.body, location: response.headers.location };
}

const tokenIn = (body: string) => /name="formToken" value="([\w-]+)"/.exec(body)?.[1] ?? "";

const hide = (sender: Sender) => sender.ask("POST", "/v1/account/preference", { amtHideYn: "Y" });

/** Expects a figure neither in the page's text nor in its hydration data. */
function expectNowhere(body: string, amount: number, currency: Currency = "TWD"): void {
  expect(body).not.toContain(formatAmount(amount as never, currency));
  expect(body).not.toMatch(new RegExp(`\\b${amount}\\b`));
}

async function prepared(sender: Sender): Promise<{ key: string; left: number[] }> {
  const to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
  const { content } = sure(await sender.prepare({ ...to, trfrKey: randomUUID(), amount: SENT }));
  const { trfrKey, balAfter, dayLeft, monthLeft } = content;
  return { key: trfrKey, left: [balAfter, dayLeft, monthLeft] };
}

describe("hidden amounts", () => {
  test("are nowhere in step 1, and stand there for who shows them", async () => {
    const sender = await someone();
    const shown = await open(sender, "/transfer");
    expect(shown.body).toContain(formatAmount(BALANCE as never, "TWD"));
    await prepared(sender);
    await hide(sender);
    const hidden = await open(sender, "/transfer");
    expect(hidden.status).toBe(200);
    expectNowhere(hidden.body, BALANCE);
    expectNowhere(hidden.body, USD_CENTS, "USD");
    expect(hidden.body).toContain(zh.hidden);
    // The switch is a form: without scripts the page reloads with its amounts.
    const form = { act: "amounts", amountsHidden: "false", formToken: tokenIn(hidden.body) };
    const switched = await open(sender, "/transfer", form);
    expect([switched.status, switched.location]).toEqual([303, "/transfer"]);
    expect((await open(sender, "/transfer")).body).toContain(formatAmount(BALANCE as never, "TWD"));
  });

  test("are nowhere in step 2, where the typed amount and its total are", async () => {
    const sender = await someone();
    const { key, left } = await prepared(sender);
    const path = `/transfer/confirm?key=${key}`;
    const shown = await open(sender, path);
    for (const amount of left) expect(shown.body).toContain(formatAmount(amount as never, "TWD"));
    await hide(sender);
    const hidden = await open(sender, path);
    expect(hidden.status).toBe(200);
    expect(hidden.body).toContain(formatAmount(SENT as never, "TWD"));
    for (const amount of [BALANCE, ...left]) expectNowhere(hidden.body, amount);
    const again = await open(sender, `/transfer?key=${key}`);
    for (const amount of [BALANCE, ...left]) expectNowhere(again.body, amount);
  });

  test("are in no refusal, which says what to do without the figure", async () => {
    const sender = await someone();
    await hide(sender);
    const { body } = await open(sender, "/transfer");
    const refused = await open(sender, "/transfer?lang=en", {
      formToken: tokenIn(body),
      transferKey: randomUUID(),
      fromAccount: sender.person.mainNumber,
      payee: "new",
      bank: "899",
      toAccount: payee.mainNumber,
      amount: "99999999",
    });
    expect(refused.status).toBe(400);
    expect(Object.values(en.refused).some((words) => refused.body.includes(words))).toBe(true);
    expectNowhere(refused.body, BALANCE);
    // What was typed is still shown.
    expect(refused.body).toContain("99999999");
  });
});
