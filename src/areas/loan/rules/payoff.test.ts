import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { paymentStatus, payoffOf } from "./payoff.ts";

const day = dayFrom;
const facts = {
  balance: 119_403,
  basisPoints: 720,
  openedOn: day("2025-12-19"),
  today: day("2026-11-16"),
  payments: [
    { dueOn: day("2026-08-19"), paidOn: day("2026-08-19") },
    { dueOn: day("2026-09-19"), paidOn: null },
  ],
};

test("a payoff is the principal and its interest by days since the last paid installment", () => {
  // 119,403 × 7.2 % × 89 / 365 = 2,096.26
  expect(payoffOf(facts)).toEqual({
    principal: 119_403,
    interest: 2_096,
    total: 121_499,
    interestSince: "2026-08-19",
  });
});

test("a loan of which nothing was paid bears interest since it was paid out", () => {
  expect(payoffOf({ ...facts, payments: [] })).toMatchObject({ interestSince: "2025-12-19" });
});

test("an installment that was paid ahead of its day costs no interest yet", () => {
  const payments = [{ dueOn: day("2026-11-19"), paidOn: day("2026-11-10") }];
  expect(payoffOf({ ...facts, payments })).toMatchObject({ interest: 0 });
});

test.each([
  ["2026-11-15", null, "overdue"],
  ["2026-11-16", null, "open"],
  ["2026-11-15", "2026-11-16", "paid"],
])("an installment due on %s and paid on %s is %s", (dueOn, paidOn, status) => {
  expect(
    paymentStatus({ dueOn: day(dueOn), paidOn: paidOn === null ? null : day(paidOn) }, facts.today),
  ).toBe(status);
});
