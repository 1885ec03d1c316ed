import { describe, expect, test } from "vitest";
import { formatAccountNumber } from "#base/banks/account-number.ts";
import { DEPOSIT_COVER, formatAmount } from "#base/money/money.ts";
import { memberOf } from "../../../../seed/customers/people.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";
import { openSession } from "../../../../tests/people/transfers.ts";

const bank = testBank();
/** The deposit insurance limit, which is in the footer of every page. */
const COVER = formatAmount(DEPOSIT_COVER, "TWD");
/** On the page, not only among its words. */
const LEFT_TODAY = /今天剩餘(?:<!-- -->)? ?<strong/;
const ANY_AMOUNT = /(?:NT|US|JP)[$¥]\s?\d/;

async function open(url: string, cookie: string, language = "zh-TW") {
  const headers = { cookie };
  const result = await bank().site.inject({ url: `${url}?lang=${language}`, headers });
  return { status: result.statusCode, body: result.body };
}

async function hide(cookie: string): Promise<void> {
  const headers = { cookie };
  const payload = { amtHideYn: "Y" };
  await bank().site.inject({ method: "POST", url: "/v1/account/preference", headers, payload });
}

/** The links on a page to the customer's own accounts, loans and cards. */
function ownPaths(body: string): string[] {
  const found = body.match(/href="(\/(?:accounts|loans|cards)\/[^"]+)"/g) ?? [];
  return [...new Set(found.map((link) => link.slice(6, -1)))];
}

describe("the overview", () => {
  test("shows the total at the board's rates, accounts, goals, cards and limits", async () => {
    const { body, status } = await open("/overview", await signIn(bank(), memberOf("wealthy01")));
    expect(status).toBe(200);
    for (const text of ["存款總額", "日圓", "孩子的學費", "已存", "使用中", "轉帳額度"]) {
      expect(body).toContain(text);
    }
  });

  test("warns of an overdue loan first, with the way to it", async () => {
    const { body } = await open("/overview", await signIn(bank(), memberOf("loans01")));
    expect(body).toContain("貸款逾期未繳");
    expect(body).toContain("已轉列催收");
    expect(body.indexOf("貸款逾期未繳")).toBeLessThan(body.indexOf("存款總額"));
  });

  test("says that an account is frozen and that transfers are switched off", async () => {
    const { body } = await open("/overview", await signIn(bank(), memberOf("otheroff01")));
    expect(body).toContain("帳戶已凍結");
    expect(body).toContain("非約定轉帳已關閉");
    const all = await open("/overview", await signIn(bank(), memberOf("alloff01")));
    expect(all.body).toContain("約定與非約定轉帳都已關閉");
    // What is left of a limit would be a promise.
    expect(all.body).toContain("轉帳額度");
    expect(all.body).not.toMatch(LEFT_TODAY);
  });

  test("shows no limit that the panic button makes useless", async () => {
    const person = await makeCustomer(bank());
    const before = await open("/overview", await openSession(bank(), person));
    expect(before.body).toMatch(LEFT_TODAY);
    const stop = { method: "POST", url: "/v1/customer/login/panic", payload: {} } as const;
    await bank().site.inject({ ...stop, headers: { cookie: await openSession(bank(), person) } });
    const { body } = await open("/overview", await openSession(bank(), person));
    expect(body).toContain("一鍵停用期間，無法轉帳給他人。");
    expect(body).not.toMatch(LEFT_TODAY);
  });
});

test("hidden amounts are nowhere in any page of their owner, nor is a whole account number", async () => {
  for (const userId of ["wealthy01", "loans01", "cards01"]) {
    const cookie = await signIn(bank(), memberOf(userId));
    const shown = await open("/overview", cookie);
    expect(shown.body).toMatch(ANY_AMOUNT);
    const paths = ["/overview", ...ownPaths(shown.body)];
    expect(paths.length).toBeGreaterThan(3);
    await hide(cookie);
    const rows = await bank().owner.query<{ number: string; balance: string }>(
      `select number, balance from account join customer on customer.id = customer_id
        where user_id = $1 and balance > 0`,
      [userId],
    );
    for (const path of paths) {
      const { body, status } = await open(path, cookie);
      expect(status).toBe(200);
      expect(body.replaceAll(COVER, "")).not.toMatch(ANY_AMOUNT);
      for (const { number, balance } of rows) {
        expect(body).not.toContain(number);
        expect(body).not.toContain(formatAccountNumber(number as never));
        // The unformatted number, as the hydration data would contain it.
        expect(body).not.toMatch(new RegExp(`\\b${balance}\\b`));
      }
    }
  }
});

test("no address of a customer's own page holds a number, and another's opens nothing", async () => {
  const cookie = await signIn(bank(), memberOf("loans01"));
  const { body } = await open("/overview", cookie);
  const paths = ownPaths(body);
  for (const path of paths) expect(path).not.toMatch(/\d{10}/);
  const stranger = await signIn(bank(), await makeCustomer(bank()));
  for (const path of paths) expect((await open(path, stranger)).status).toBe(404);
  for (const path of ["/accounts/x", "/loans/x", "/cards/x", "/cards/99999999"]) {
    expect((await open(path, cookie)).status).toBe(404);
  }
  expect((await open(paths[0] ?? "", "")).status).toBe(302);
});

test.each(["zh-TW", "en", "ko"])("every page opens in %s", async (language) => {
  for (const userId of ["advanced01", "loans01", "cards01"]) {
    const cookie = await signIn(bank(), memberOf(userId));
    const { body } = await open("/overview", cookie, language);
    expect(body.includes(`<html lang="${language}"`)).toBe(true);
    for (const path of ownPaths(body)) {
      expect((await open(path, cookie, language)).status).toBe(200);
    }
  }
});
