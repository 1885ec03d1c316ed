import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { transferPageTexts } from "#areas/transfer/texts/words.ts";
import { type Currency, formatAmount } from "#base/money/money.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";
import { texts as zh } from "../texts/zh.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });
/** Figures that no tariff, limit or key has. */
const BALANCE = 61_739;
const USD_CENTS = 483_917;
const SENT = 1_234;
const OVERVIEW = "/accessible/overview";

let payee: Person;

beforeAll(async () => {
  payee = await makeCustomer(bank());
});

async function someone(): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank(), { balance: BALANCE, usd: USD_CENTS }));
}

async function open({ cookie }: Sender, url: string, form?: Record<string, string>) {
  const { statusCode, body, headers } = await bank().site.inject({
    method: form ? "POST" : "GET",
    url,
    headers: { cookie, ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  return { status: statusCode, body, location: headers.location };
}

const tokenIn = (body: string) => /name="formToken" value="([\w-]+)"/.exec(body)?.[1] ?? "";
const shownAs = (amount: number, currency: Currency = "TWD") =>
  formatAmount(amount as never, currency);

/** Neither as a page shows it nor as the data of a page holds it. */
function expectNowhere(body: string, amount: number, currency: Currency = "TWD"): void {
  expect(body).not.toContain(shownAs(amount, currency));
  expect(body).not.toMatch(new RegExp(`\\b${amount}\\b`));
}

async function prepared(sender: Sender): Promise<{ key: string; left: number[] }> {
  const to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
  const { content } = sure(await sender.prepare({ ...to, trfrKey: randomUUID(), amount: SENT }));
  const { trfrKey, balAfter, dayLeft, monthLeft } = content;
  return { key: trfrKey, left: [balAfter, dayLeft, monthLeft] };
}

test("amounts are hidden by a form of the overview, and then on every page of the accessible bank", async () => {
  const sender = await someone();
  const shown = await open(sender, OVERVIEW);
  expect(shown.body).toContain(shownAs(BALANCE));
  const form = { amountsHidden: "true", formToken: tokenIn(shown.body) };
  const switched = await open(sender, OVERVIEW, form);
  expect([switched.status, switched.location]).toEqual([303, OVERVIEW]);
  for (const path of [OVERVIEW, "/accessible/history", "/accessible/transfer"]) {
    for (const url of [path, `${path}?kind=other`, `${path}?kind=designated`]) {
      const { status, body } = await open(sender, url);
      expect([url, status]).toEqual([url, 200]);
      expectNowhere(body, BALANCE);
      expectNowhere(body, USD_CENTS, "USD");
    }
  }
  expect((await open(sender, OVERVIEW)).body).toContain(zh.hidden);
  // The choice is the customer's, whichever bank they use.
  expectNowhere((await open(sender, "/overview")).body, BALANCE);
});

test("what is left is hidden where a transfer is agreed to, what is sent is not", async () => {
  const sender = await someone();
  const { key, left } = await prepared(sender);
  const path = `/accessible/transfer/confirm?key=${key}`;
  const shown = await open(sender, path);
  for (const amount of left) expect(shown.body).toContain(shownAs(amount));
  await sender.ask("POST", "/v1/account/preference", { amtHideYn: "Y" });
  const hidden = await open(sender, path);
  expect(hidden.body).toContain(shownAs(SENT));
  expect(hidden.body).toContain(zh.hidden);
  for (const amount of [BALANCE, ...left]) expectNowhere(hidden.body, amount);
});

test("a refusal says without the figure what cannot be sent", async () => {
  const sender = await someone();
  await sender.ask("POST", "/v1/account/preference", { amtHideYn: "Y" });
  const { body } = await open(sender, "/accessible/transfer?kind=other");
  const typed = { bank: "899", toAccount: payee.mainNumber, amount: "9999999" };
  const from = /name="fromAccount"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="fromAccount"/.exec(
    body,
  );
  const refused = await open(sender, "/accessible/transfer", {
    ...{ ...typed, kind: "other", transferKey: randomUUID(), formToken: tokenIn(body) },
    fromAccount: from?.[1] ?? from?.[2] ?? "",
  });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('role="alert"');
  expectNowhere(refused.body, BALANCE);
});

test("a refusal at the code or at the PIN says without the figure what cannot be sent", async () => {
  const rich = await makeCustomer(bank(), { balance: BALANCE, tier: "advanced" });
  const sender = await senderOf(bank(), rich);
  const to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
  const coded = await sender.ready({ ...to, amount: 31_000 });
  const first = await sender.ready({ ...to, amount: 40_000 });
  const { content } = sure(await sender.prepare({ ...to, amount: 32_000 }));
  sure(await sender.confirm(content.trfrKey));
  await sender.ask("POST", "/v1/account/preference", { amtHideYn: "Y" });
  sure(await sender.execute(first.key, first.token));
  const refusedAt = async (url: string, form: Record<string, string>) => {
    const { body } = await open(sender, url);
    const refused = await open(sender, url, { ...form, formToken: tokenIn(body) });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain(transferPageTexts.zh.refused.balance);
    expectNowhere(refused.body, BALANCE - 40_000);
  };
  await refusedAt(`/accessible/transfer/pin?key=${coded.key}`, { secret: rich.pin });
  await refusedAt(`/accessible/transfer/code?key=${content.trfrKey}`, { intent: "resend" });
});
