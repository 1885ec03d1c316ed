import { describe, expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import {
  CHECK,
  orderOf,
  proposalOf,
  testInsurer,
  tokenIn,
} from "../../../tests/neighbours/insurer.ts";
import { isPolicyNumber, newPolicyNumber } from "./policy-number.ts";
import type { Proposal } from "./port.ts";

const at = testInsurer();
const handOver = async (change: Partial<Proposal> = {}) =>
  tokenIn(await at.insurer.handOver(proposalOf(change)));

/** An application that the insurer has confirmed. */
async function confirmed(): Promise<string> {
  const reference = uuid();
  const answer = await at.partner.confirm(await handOver({ reference }), CHECK);
  expect(answer).toMatchObject({ ok: true });
  return reference;
}

describe("a policy", () => {
  test("is issued once, however often and however many at once ask for it", async () => {
    const order = orderOf(await confirmed());
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.insurer.issue(order)));
    const numbers = new Set(answers.map((answer) => (answer.ok ? answer.policyNumber : "")));
    expect(numbers.size).toBe(1);
    expect([...numbers].every(isPolicyNumber)).toBe(true);
    await expect(at.insurer.issue({ ...order, premium: 751 })).rejects.toThrow("ordered otherwise");
  });

  test("is not issued for what nobody confirmed, nor for what has started", async () => {
    expect(await at.insurer.issue(orderOf(uuid()))).toEqual({ ok: false, reason: "not-confirmed" });
    const reference = uuid();
    await handOver({ reference });
    expect(await at.insurer.issue(orderOf(reference))).toEqual({
      ok: false,
      reason: "not-confirmed",
    });
    const startsAt = new Date(Date.now() - 1_000);
    const started = orderOf(await confirmed(), { startsAt });
    expect(await at.insurer.issue(started)).toEqual({ ok: false, reason: "started" });
  });

  test("is cancelled until its cover starts, with all its premium back, and once", async () => {
    const issued = await at.insurer.issue(orderOf(await confirmed()));
    const number = issued.ok ? issued.policyNumber : "";
    const first = await at.insurer.cancel(number);
    expect(first).toMatchObject({ ok: true, refund: 750 });
    expect(await at.insurer.cancel(number)).toEqual(first);
    const other = await at.insurer.issue(orderOf(await confirmed()));
    const running = other.ok ? other.policyNumber : "";
    await at.owner.query("update insurer_policy set starts_at = bank.now() where number = $1", [
      running,
    ]);
    expect(await at.insurer.cancel(running)).toEqual({ ok: false });
    expect(await at.insurer.cancel("XH115T0000000000")).toEqual({ ok: false });
  });

  test("is a paper with its number on it, made once", async () => {
    const issued = await at.insurer.issue(orderOf(await confirmed()));
    const number = issued.ok ? issued.policyNumber : "";
    const papers = await Promise.all([1, 2].map(() => at.insurer.policyDocument(number)));
    expect(papers[0]?.subarray(0, 5).toString()).toBe("%PDF-");
    expect(papers[0]?.equals(papers[1] ?? Buffer.of())).toBe(true);
    expect(await at.insurer.policyDocument("XH115T0000000000")).toBeNull();
  }, 60_000);
});

test("one wrong digit of a policy's number is always found", () => {
  const number = newPolicyNumber("XH", dayFrom("2026-11-16"));
  for (const [at, letter] of [...number].entries()) {
    if (!/\d/.test(letter)) continue;
    for (const other of "0123456789") {
      const typed = number.slice(0, at) + other + number.slice(at + 1);
      expect(isPolicyNumber(typed)).toBe(other === letter);
    }
  }
});
