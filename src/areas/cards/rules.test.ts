import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DISPUTE_DAYS } from "#base/site/service.ts";
import { addDays, dayFrom, dayOf } from "#base/time/day.ts";
import { type DisputeAction, type DisputeState, disputeStates } from "./flow/table.ts";
import {
  cardNumberRefusal,
  luhnDigit,
  maskCardNumber,
  parseCardNumber,
} from "./rules/card-number.ts";
import { disputableUntil, disputeRefusal, isSettled, stateAfter } from "./rules/dispute.ts";
import {
  cancelDeadline,
  cancelRefusal,
  cardStates,
  finalReason,
  isReportable,
  lossStatus,
} from "./rules/loss.ts";
import { paymentRefusal, refusalByLedger } from "./rules/payment.ts";

describe("the deadline of a report", () => {
  test.each([
    ["the first second of a day", "2026-03-05T00:00:00+08:00", "2026-03-06T12:00:00+08:00"],
    ["the last second of a day", "2026-03-05T23:59:59+08:00", "2026-03-06T12:00:00+08:00"],
    ["noon itself", "2026-03-05T12:00:00+08:00", "2026-03-06T12:00:00+08:00"],
    ["a month's last day", "2026-01-31T18:00:00+08:00", "2026-02-01T12:00:00+08:00"],
    ["the end of February", "2026-02-28T23:00:00+08:00", "2026-03-01T12:00:00+08:00"],
    ["a leap day", "2028-02-28T23:00:00+08:00", "2028-02-29T12:00:00+08:00"],
    ["a year's last second", "2026-12-31T23:59:59.999+08:00", "2027-01-01T12:00:00+08:00"],
    ["early in Taipei, still yesterday elsewhere", "2026-06-30T17:00:00Z", "2026-07-02T04:00:00Z"],
  ])("after %s is noon of the next Taipei day [S07]", (_, reported, deadline) => {
    expect(cancelDeadline(new Date(reported))).toEqual(new Date(deadline));
  });

  test("is always 12 to 36 hours away, at 04:00 UTC", () => {
    const moments = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2099-12-30"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (reported) => {
        const deadline = cancelDeadline(reported);
        const hours = (deadline.getTime() - reported.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(12);
        expect(hours).toBeLessThanOrEqual(36);
        expect(deadline.toISOString()).toMatch(/T04:00:00\.000Z$/);
        expect(dayOf(deadline)).toBe(addDays(dayOf(reported), 1));
      }),
    );
  });
});

describe("a report that stands", () => {
  const cancelUntil = new Date("2026-02-01T12:00:00+08:00");
  const loss = { cancelUntil, wrongNumbers: 0, isSealed: false };
  const before = new Date(cancelUntil.getTime() - 1_000);

  test.each([
    ["one second before noon", "2026-02-01T11:59:59+08:00", null],
    ["a thousandth before noon", "2026-02-01T11:59:59.999+08:00", null],
    ["at noon", "2026-02-01T12:00:00+08:00", "EMRG000003"],
    ["one second after noon", "2026-02-01T12:00:01+08:00", "EMRG000003"],
  ])("%s: %s [S07]", (_, now, code) => {
    expect(cancelRefusal(loss, new Date(now))).toBe(code);
  });

  test("can be cancelled after four wrong numbers, not after five", () => {
    expect(cancelRefusal({ ...loss, wrongNumbers: 4 }, before)).toBeNull();
    expect(cancelRefusal({ ...loss, wrongNumbers: 5 }, before)).toBe("EMRG000004");
  });

  test("cannot be cancelled once the panic button was pressed, however early", () => {
    expect(cancelRefusal({ ...loss, isSealed: true }, before)).toBe("EMRG000007");
  });

  test("is open, cancelled or final for whoever looks at it", () => {
    const shown = { ...loss, cancelledAt: null, isCardLost: true };
    expect(lossStatus(shown, before)).toBe("open");
    expect(lossStatus({ ...shown, isCardLost: false }, before)).toBe("final");
    expect(lossStatus(shown, cancelUntil)).toBe("final");
    expect(lossStatus({ ...shown, cancelledAt: before }, cancelUntil)).toBe("cancelled");
  });

  test.each([
    ["nothing", {}, before, null],
    ["its deadline", {}, cancelUntil, "late"],
    ["five wrong numbers", { wrongNumbers: 5 }, before, "numbers"],
    ["five wrong numbers and its deadline", { wrongNumbers: 5 }, cancelUntil, "late"],
    ["the panic button", { isSealed: true }, before, "sealed"],
    ["a new card", { isSealed: true, isCardLost: false }, cancelUntil, "replaced"],
    ["nothing once it is cancelled", { cancelledAt: before, isCardLost: false }, cancelUntil, null],
  ])("is made final by %s", (_, change, now, reason) => {
    const shown = { ...loss, cancelledAt: null, isCardLost: true, ...change };
    expect(finalReason(shown, now)).toBe(reason);
  });
});

test("only a card that is in use, or may be later, is reported", () => {
  expect(cardStates.filter(isReportable)).toEqual(["inactive", "active", "stopped"]);
});

describe("a card number", () => {
  test.each([
    ["", "empty"],
    ["   ", "empty"],
    ["915889900000101", "bad-format"],
    ["91588990000010122", "bad-format"],
    ["9158 8990 0000 101O", "bad-format"],
    ["9158899000001013", "bad-check-digit"],
    ["9158-8990-0000-1012", null],
    ["９１５８　８９９０　００００　１０１２", null],
  ])("'%s' is %s [V08]", (typed, refusal) => {
    expect(cardNumberRefusal(typed)).toBe(refusal);
    expect(parseCardNumber(typed)).toBe(refusal === null ? "9158899000001012" : null);
  });

  test("with one digit changed is never taken for a number of its own", () => {
    const stem = fc.stringMatching(/^\d{15}$/);
    const place = fc.integer({ min: 0, max: 15 });
    const step = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(stem, place, step, (digits, at, by) => {
        const number = `${digits}${luhnDigit(digits)}`;
        const other = String((Number(number[at]) + by) % 10);
        expect(parseCardNumber(number)).toBe(number);
        expect(parseCardNumber(number.slice(0, at) + other + number.slice(at + 1))).toBeNull();
      }),
    );
  });

  test("is shown by its last four digits only", () => {
    expect(maskCardNumber("1012")).toBe("**** **** **** 1012");
  });
});

describe("a payment", () => {
  const today = dayFrom("2026-03-31");
  const usual = {
    state: "active",
    expiresOn: today,
    today,
    amount: 100_000,
    spentThisMonth: 200_000,
  } as const;

  test.each([
    ["to the dollar of both limits, on the card's last day", {}, null],
    ["one dollar over a purchase", { amount: 100_001, spentThisMonth: 0 }, "limit"],
    ["one dollar over the month", { spentThisMonth: 200_001 }, "limit"],
    ["one day after the last", { today: addDays(today, 1) }, "expired"],
    ["with a card that is lost", { state: "lost" }, "card"],
    ["with a card that is stopped", { state: "stopped" }, "card"],
    ["with a card that was not activated", { state: "inactive" }, "card"],
    ["with a card that was replaced", { state: "replaced" }, "card"],
  ] as const)("%s: %s", (_, change, refusal) => {
    expect(paymentRefusal({ ...usual, ...change })).toBe(refusal);
  });

  test("is refused by the ledger for money, for the panic button, or for the account", () => {
    expect(refusalByLedger("TRFR000002")).toBe("balance");
    expect(refusalByLedger("TRFR000023")).toBe("stopped");
    expect(refusalByLedger("TRFR000018")).toBe("account");
  });
});

describe("a dispute", () => {
  const paidOn = dayFrom("2026-01-31");
  const payment = { state: "approved", paidOn, isDisputed: false } as const;
  const last = disputableUntil(paidOn);

  test("is taken until the 45th day, and not on the next", () => {
    expect([DISPUTE_DAYS, last]).toEqual([45, "2026-03-17"]);
    expect(disputeRefusal(payment, last)).toBeNull();
    expect(disputeRefusal(payment, addDays(last, 1))).toBe("EMRG000008");
  });

  test("is taken once, and of approved payments only", () => {
    expect(disputeRefusal({ ...payment, isDisputed: true }, last)).toBe("EMRG000009");
    expect(disputeRefusal({ ...payment, state: "refused" }, last)).toBe("EMRG000008");
    expect(disputeRefusal({ ...payment, state: "pending" }, last)).toBe("EMRG000008");
  });

  test("once settled stays so, and every other one can be brought to an end", () => {
    const actions: DisputeAction[] = ["credit", "uphold", "reject", "withdraw"];
    // The states that follow the ledger's answer.
    const posted: Partial<Record<DisputeState, DisputeState>> = {
      crediting: "credited",
      reversing: "rejected",
    };
    const nextOf = (state: DisputeState) =>
      [...actions.map((action) => stateAfter(state, action)), posted[state] ?? null].filter(
        (next): next is DisputeState => next !== null,
      );
    for (const state of disputeStates) {
      const reached = new Set<DisputeState>([state]);
      for (const each of reached) for (const next of nextOf(each)) reached.add(next);
      if (isSettled(state)) expect(nextOf(state)).toEqual([]);
      else expect([...reached].some(isSettled)).toBe(true);
    }
  });

  test("that was lent money is not withdrawn, for the bank has begun to claim it", () => {
    expect(stateAfter("received", "withdraw")).toBe("withdrawn");
    expect(stateAfter("credited", "withdraw")).toBeNull();
    expect(stateAfter("reversing", "uphold")).toBeNull();
  });
});
