import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayFrom } from "#base/time/day.ts";
import { converted, formatRate } from "./rules/amounts.ts";
import { loanRefusal } from "./rules/kinds.ts";
import { type Instalment, owedAt, paidWithin, totalsOf } from "./rules/loans.ts";
import {
  dateRefusal,
  formatDocumentId,
  isSameName,
  parseDocumentId,
  periodRefusal,
  promisedDay,
  reviewReason,
  serialOf,
  withholdingYears,
  yearRefusal,
} from "./rules.ts";

const today = dayFrom("2026-11-16");
const openedOn = dayFrom("2024-01-02");

describe("the day of a certificate", () => {
  test.each([
    ["the day before today", "2026-11-15", null],
    ["today", "2026-11-16", "CERT000005"],
    ["tomorrow", "2026-11-17", "CERT000005"],
    ["the day after the opening", "2024-01-03", null],
    ["the day of the opening", "2024-01-02", "CERT000004"],
    ["the day before the opening", "2024-01-01", "CERT000004"],
  ])("may be %s or not [V14]", (_, day, code) => {
    expect(dateRefusal(dayFrom(day), { openedOn, today })).toBe(code);
  });

  test("is never one that has not ended, whenever the account was opened [V14]", () => {
    const days = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(days, days, (base, opened) => {
        const refusal = dateRefusal(addDays(today, base), {
          openedOn: addDays(today, opened),
          today,
        });
        expect(refusal === null).toBe(base < 0 && base > opened);
      }),
    );
  });
});

describe("a withholding statement", () => {
  test.each([
    [2026, "2027-02-09", "CERT000003"],
    [2026, "2027-02-10", null],
    [2026, "2026-12-31", "CERT000003"],
    [2021, "2026-11-16", null],
    [2020, "2026-11-16", "CERT000006"],
    [2027, "2026-11-16", "CERT000006"],
  ])("of %i on %s opens on 10 February and stays for five years [M04]", (year, day, code) => {
    expect(yearRefusal(year, dayFrom(day), "02-10")).toBe(code);
  });

  test("opens later where another day is set [M04]", () => {
    expect(yearRefusal(2026, dayFrom("2027-02-28"), "03-01")).toBe("CERT000003");
    expect(yearRefusal(2026, dayFrom("2027-03-01"), "03-01")).toBeNull();
  });

  test("is offered for this year, which is not open, and the five before it", () => {
    const years = withholdingYears(today, "02-10");
    expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022, 2021]);
    expect(years.map(({ isOpen }) => isOpen)).toEqual([false, true, true, true, true, true]);
    expect(years[0]?.opensOn).toBe("2027-02-10");
  });
});

describe("loans", () => {
  test.each([
    ["loan-balance", "repaying", null],
    ["loan-balance", "overdue", null],
    ["loan-balance", "completed", "LBEB000527"],
    ["loan-balance", "non-accrual", "LBEA002046"],
    ["loan-repayment", "repaying", null],
    ["loan-repayment", "completed", null],
    ["loan-repayment", "non-accrual", "LBEA002046"],
    ["loan-completion", "completed", null],
    ["loan-completion", "repaying", "LBEB000527"],
    ["loan-completion", "non-accrual", "LBEA002046"],
  ] as const)("a %s certificate of one that is %s [E11] [E12]", (kind, state, code) => {
    expect(loanRefusal(kind, state)).toBe(code);
  });

  test.each([
    ["of one day", "2026-01-05", "2026-01-05", null],
    ["that begins after its end", "2026-01-06", "2026-01-05", "CERT000007"],
    ["until yesterday", "2024-01-01", "2026-11-15", null],
    ["until today", "2024-01-01", "2026-11-16", "CERT000005"],
    ["that ends with the opening", "2023-01-01", "2024-01-02", "CERT000004"],
  ])("a period %s", (_, from, to, code) => {
    const period = { from: dayFrom(from), to: dayFrom(to) };
    expect(periodRefusal(period, { openedOn, today })).toBe(code);
  });

  const instalments: Instalment[] = [1, 2, 3].map((number) => ({
    number,
    dueOn: dayFrom(`2026-0${number}-10`),
    paidOn: number === 3 ? null : dayFrom(`2026-0${number}-10`),
    principal: 1_000 * number,
    interest: 10,
    penalty: number === 2 ? 7 : 0,
  }));

  test("what is owed counts the payments of the day itself, and none that was missed", () => {
    expect(owedAt(6_000, instalments, dayFrom("2026-01-09"))).toBe(6_000);
    expect(owedAt(6_000, instalments, dayFrom("2026-01-10"))).toBe(5_000);
    expect(owedAt(6_000, instalments, dayFrom("2026-12-31"))).toBe(3_000);
  });

  test("payments of a period include both of its ends", () => {
    const period = { from: dayFrom("2026-01-10"), to: dayFrom("2026-02-10") };
    const paid = paidWithin(instalments, period);
    expect(paid.map(({ number }) => number)).toEqual([1, 2]);
    expect(totalsOf(paid)).toEqual({ principal: 3_000, interest: 20, penalty: 7, whole: 3_027 });
    expect(paidWithin(instalments, { ...period, to: dayFrom("2026-02-09") })).toHaveLength(1);
  });
});

describe("a balance in another currency", () => {
  const rates = { USD: 3_138_500, JPY: 20_340 };

  test.each([
    [1_000_000, "TWD", "USD", 3_186_235],
    [31, "TWD", "USD", 99],
    [100, "USD", "TWD", 31],
    [10_000, "JPY", "TWD", 20],
    [10_000, "JPY", "USD", 65],
    [5, "TWD", "TWD", 5],
  ] as const)("%i of %s is in %s %i, half a unit up", (amount, currency, into, sum) => {
    expect(converted({ amount, currency }, into, rates)).toBe(sum);
  });

  test("without a rate of the board is none", () => {
    expect(converted({ amount: 1, currency: "EUR" }, "TWD", rates)).toBeNull();
  });

  test("is never more than half a cent off, for the largest amounts too", () => {
    const amounts = fc.integer({ min: 0, max: 9_000_000_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2_500_000, max: 3_500_000 }), (amount, rate) => {
        const cents = converted({ amount, currency: "TWD" }, "USD", { USD: rate }) ?? 0;
        const off = BigInt(cents) * BigInt(rate) - BigInt(amount) * 10_000_000n;
        expect(2n * (off < 0n ? -off : off) <= BigInt(rate)).toBe(true);
      }),
    );
  });

  test("is told with a rate of four decimals", () => {
    expect(formatRate(3_138_500)).toBe("31.3850");
  });
});

test("a review is promised for the third business day: over a weekend it is the fifth [K03]", () => {
  expect(promisedDay(dayFrom("2026-11-16"))).toBe("2026-11-19");
  expect(promisedDay(dayFrom("2026-11-19"))).toBe("2026-11-24");
});

test("what is sent is reviewed, and a download only under another name than the one on file [K03]", () => {
  expect(reviewReason("mail", {})).toBe("review");
  expect(reviewReason("download", {})).toBeNull();
  for (const delivery of ["download", "mail", "post"] as const) {
    expect(reviewReason(delivery, { nameOnFile: "CHOU, MING-TE" })).toBe("name");
  }
});

test.each([
  ["Chou Ming Te", true],
  ["chou mingte", true],
  ["CHOU, MING-DE", false],
  ["MING-TE CHOU", false],
  ["MUSK, ELON", false],
])("%s is the name CHOU, MING-TE: %s", (typed, isSame) => {
  expect(isSameName(typed, "CHOU, MING-TE")).toBe(isSame);
});

test("a document's id is read however its groups were typed", () => {
  const id = "ABCDEFGHIJKLMNOPQRST2345";
  expect(formatDocumentId(id)).toBe("ABCD-EFGH-IJKL-MNOP-QRST-2345");
  expect(parseDocumentId(` ${formatDocumentId(id).toLowerCase()} `)).toBe(id);
  expect(parseDocumentId("ＡＢＣＤ—efgh ijkl mnop qrst 2345")).toBe(id);
  for (const wrong of ["", id.slice(1), `${id}A`, id.replace("2", "1")]) {
    expect(parseDocumentId(wrong)).toBeNull();
  }
});

test("a certificate's number names the year of the Republic", () => {
  expect(serialOf(today, 42)).toBe("DC115-0000042");
});
