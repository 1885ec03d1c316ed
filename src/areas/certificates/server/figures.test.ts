import { describe, expect, test } from "vitest";
import { onAccount, onInternal } from "#base/postings/posting.ts";
import { addDays, dayFrom } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { postPast } from "#ports/core-bank/local/past.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import {
  codeOf,
  customerIdOf,
  deposit,
  testIssuing,
  today,
  usual,
  openYear as year,
  yesterday,
} from "../../../../tests/people/certificates.ts";
import { makeCustomer, openAccount } from "../../../../tests/people/customers.ts";
import type { RequestOf } from "../rules/kinds.ts";
import { preview } from "./register.ts";

const ledger = testLedger();
const issuing = testIssuing(ledger);
const vault = testVault();
const person = (options = {}) => makeCustomer({ owner: ledger().owner, vault: vault() }, options);
const TIMEOUT = { timeout: 60_000 };

describe("a certificate of balances", TIMEOUT, () => {
  test("tells each account as it stood at the end of the day, not as it stands now [F10] [C26]", async () => {
    const { id, mainNumber } = await person({ balance: 123_456 });
    const order = {
      id: uuid(),
      kind: "cash" as const,
      legs: [
        onAccount(mainNumber, "cash", -456, { currency: "TWD" }),
        onInternal("cash", 456, "TWD"),
      ],
      initiator: null,
      note: null,
    };
    expect(await ledger().bank.post(order)).toMatchObject({ ok: true, balance: 123_000 });
    const figures = await preview(issuing(), id, deposit([mainNumber]));
    expect(figures).toMatchObject({ total: 123_456, accounts: [{ balance: 123_456 }] });
  });

  test("in US dollars is told by the board's last rate of that day", async () => {
    const { id, mainNumber, usdNumber } = await person({ balance: 1_000_000, usd: 5_000 });
    const [row] = await ledger().owner.query<{ buy: number }>(
      `select buy from rates_exchange where currency = 'USD' and form = 'spot'
          and at < ($1::date + 1)::timestamp at time zone 'Asia/Taipei' order by at desc limit 1`,
      [yesterday],
    );
    const rate = row?.buy ?? 0;
    const figures = await preview(
      issuing(),
      id,
      deposit([mainNumber, usdNumber], { currency: "USD" }),
    );
    const dollars = Math.round((1_000_000 * 100 * 100_000) / rate);
    expect(figures).toMatchObject({ total: dollars + 5_000, rates: { USD: rate } });
  });

  test("counts in a total only what was open before the day, and dream accounts if requested", async () => {
    const { id } = await person({ balance: 1_000 });
    const shared = { customerId: id, currency: "TWD", tier: "basic", state: "open" } as const;
    const { owner } = ledger();
    await openAccount(owner, { ...shared, kind: "sub", openedOn: "2025-01-01", balance: 20 });
    await openAccount(owner, { ...shared, kind: "sub", openedOn: yesterday, balance: 300 });
    const total = async (includesDreamAccounts: boolean) =>
      preview(issuing(), id, deposit([], { scope: "total", includesDreamAccounts }));
    expect(await total(false)).toMatchObject({ total: 1_000 });
    expect(await total(true)).toMatchObject({ total: 1_020 });
  });

  test("is refused on the day of opening, for today, and for accounts of others [V14] [M04]", async () => {
    const { id, mainNumber } = await person({ openedOn: "2026-03-05" });
    const other = await person();
    const context = (change: Partial<RequestOf<"deposit-balance">>, numbers = [mainNumber]) =>
      codeOf(preview(issuing(), id, deposit(numbers, change)));
    expect(await context({ baseDate: dayFrom("2026-03-05") })).toBe("CERT000004");
    expect(await context({ baseDate: dayFrom("2026-03-06") })).toBe("none");
    expect(await context({ baseDate: today })).toBe("CERT000005");
    expect(await context({}, [mainNumber, other.mainNumber])).toBe("CERT000001");
    expect(await context({}, [])).toBe("CERT000001");
    const poor = await person({ withoutAccount: true });
    const total = deposit([], { scope: "total" });
    expect(await codeOf(preview(issuing(), poor.id, total))).toBe("CERT000001");
  });
});

describe("the other certificates", TIMEOUT, () => {
  test("interest, tax and premium are those that were posted, without what was undone [C27]", async () => {
    const { id, mainNumber } = await person({ openedOn: `${year - 2}-01-02` });
    const interest = (gross: number, tax: number, premium: number) => ({
      id: uuid(),
      kind: "interest" as const,
      legs: [
        onAccount(mainNumber, "interest", gross, { currency: "TWD" }),
        ...(tax ? [onAccount(mainNumber, "interest-tax", -tax, { currency: "TWD" })] : []),
        ...(premium
          ? [onAccount(mainNumber, "health-premium", -premium, { currency: "TWD" })]
          : []),
        onInternal("interest", -gross, "TWD"),
        ...(tax ? [onInternal("interest-tax", tax, "TWD")] : []),
        ...(premium ? [onInternal("health-premium", premium, "TWD")] : []),
      ],
      initiator: null,
      note: null,
    });
    const undone = interest(777, 0, 0);
    await postPast(ledger().owner, [
      { order: interest(1, 0, 0), at: new Date(`${year - 1}-12-31T23:59:59+08:00`) },
      { order: interest(50_000, 5_000, 1_055), at: new Date(`${year}-06-21T00:00:00+08:00`) },
      { order: undone, at: new Date(`${year}-08-01T00:00:00+08:00`) },
      { order: interest(300, 0, 0), at: new Date(`${year}-12-31T23:59:59+08:00`) },
      { order: interest(9, 0, 0), at: new Date(`${year + 1}-01-01T00:00:00+08:00`) },
    ]);
    expect((await ledger().bank.reverse(undone.id, null)).ok).toBe(true);
    const request = { ...usual, kind: "withholding", year } as const;
    expect(await preview(issuing(), id, request)).toMatchObject({
      total: { gross: 50_300, tax: 5_000, premium: 1_055 },
    });
    expect(await codeOf(preview(issuing(), id, { ...request, year: year + 1 }))).toBe("CERT000003");
    expect(await codeOf(preview(issuing(), id, { ...request, year: year - 3 }))).toBe("CERT000006");
  });

  test("loans are certified by their instalments, and not while they are in collection [C28] [C29] [C30] [E11] [E12]", async () => {
    const id = await customerIdOf(ledger(), "loans01");
    const loans = await ledger().bank.loans(id);
    const of = (state: string) => loans.find((loan) => loan.state === state)?.number ?? "";
    const balance = (loanNumber: string, baseDate = yesterday) =>
      ({ ...usual, kind: "loan-balance", loanNumber, baseDate }) as const;
    const repaying = loans.find(({ state }) => state === "repaying");
    expect(await preview(issuing(), id, balance(of("repaying")))).toMatchObject({
      owed: repaying?.balance,
    });
    const period = { from: dayFrom("2020-01-01"), to: yesterday };
    const repayment = (loanNumber: string, change = {}) =>
      ({ ...usual, kind: "loan-repayment", loanNumber, ...period, ...change }) as const;
    const paid = await preview(issuing(), id, repayment(of("repaying")));
    expect(paid).toMatchObject({
      total: { principal: (repaying?.principal ?? 0) - (repaying?.balance ?? 0) },
    });
    const early = { from: dayFrom("2020-01-01"), to: addDays(repaying?.openedOn ?? today, 1) };
    expect(await codeOf(preview(issuing(), id, repayment(of("repaying"), early)))).toBe(
      "CERT000002",
    );
    expect(await codeOf(preview(issuing(), id, balance(of("non-accrual"))))).toBe("LBEA002046");
    const completion = (loanNumber: string) =>
      ({ ...usual, kind: "loan-completion", loanNumber }) as const;
    expect(await preview(issuing(), id, completion(of("completed")))).toMatchObject({
      kind: "loan-completion",
    });
    expect(await codeOf(preview(issuing(), id, completion(of("repaying"))))).toBe("LBEB000527");
    const stranger = await person();
    expect(await codeOf(preview(issuing(), stranger.id, balance(of("repaying"))))).toBe(
      "LBEB000527",
    );
  });
});
