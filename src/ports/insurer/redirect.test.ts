import { describe, expect, test } from "vitest";
import { uuid } from "#db/uuid.ts";
import {
  bankSeed,
  CHECK,
  proposalOf,
  testInsurer,
  tokenIn,
} from "../../../tests/neighbours/insurer.ts";
import type { Insurer, Proposal } from "./port.ts";

const at = testInsurer();
const handOver = async (change: Partial<Proposal> = {}) =>
  tokenIn(await at.insurer.handOver(proposalOf(change)));

describe("a customer who is handed over", () => {
  test("is shown what it is about, confirms, and comes back with a signed answer", async () => {
    const reference = uuid();
    const nonce = uuid();
    const address = await at.insurer.handOver(proposalOf({ reference, nonce }));
    expect(address).toMatch(/^\/partner\?token=[\w.-]+$/);
    expect(address).not.toContain(CHECK);
    expect(await at.partner.open(tokenIn(address))).toEqual({
      insurerCode: "XH",
      purpose: "travel",
      facts: [{ label: "方案", value: "安心旅方案" }],
      triesLeft: 3,
    });
    const answer = await at.partner.confirm(tokenIn(address), CHECK);
    expect(answer).toMatchObject({ ok: true, address: expect.stringMatching(/^\/back\?answer=/) });
    const back = answer?.ok ? answer.address : "";
    expect(await at.insurer.readAnswer(tokenIn(back))).toEqual({ reference, nonce });
  });

  test("may mistype twice; after the third time the link is dead", async () => {
    const token = await handOver();
    expect(await at.partner.confirm(token, "0000")).toEqual({ ok: false, triesLeft: 2 });
    expect(await at.partner.confirm(token, "")).toEqual({ ok: false, triesLeft: 1 });
    expect(await at.partner.confirm(token, "1111")).toEqual({ ok: false, triesLeft: 0 });
    expect(await at.partner.confirm(token, CHECK)).toBeNull();
    expect(await at.partner.open(token)).toBeNull();
  });

  test("who guesses ten times at the same moment has three tries", async () => {
    const token = await handOver();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, guess) => at.partner.confirm(token, `000${guess}`)),
    );
    expect(answers.filter((answer) => answer !== null)).toHaveLength(3);
  });
});

describe("the insurer refuses a way in", () => {
  test("that was used [C55]", async () => {
    const token = await handOver();
    expect(await at.partner.confirm(token, CHECK)).toMatchObject({ ok: true });
    expect(await at.partner.open(token)).toBeNull();
    expect(await at.partner.confirm(token, CHECK)).toBeNull();
  });

  test("that a newer one has outdone", async () => {
    const reference = uuid();
    const older = await handOver({ reference });
    const newer = await handOver({ reference });
    expect(await at.partner.open(older)).toBeNull();
    expect(await at.partner.open(newer)).not.toBeNull();
  });

  test("at the second in which it ends, by the clock and by its own books [C55]", async () => {
    const token = await handOver({ seconds: 60 });
    at.laterMs = 59_000;
    expect(await at.partner.open(token)).not.toBeNull();
    at.laterMs = 60_000;
    expect(await at.partner.open(token)).toBeNull();
    at.laterMs = 0;
    await at.owner.query("update insurer_proposal set expires_at = bank.now()", []);
    expect(await at.partner.open(token)).toBeNull();
  });

  test("of which any letter was altered [C55]", async () => {
    const token = await handOver();
    const turned = [...token].map((letter, at) => {
      const other = letter === "A" ? "B" : "A";
      return letter === "."
        ? token.replace(".", "")
        : token.slice(0, at) + other + token.slice(at + 1);
    });
    const opened = await Promise.all(turned.map((each) => at.partner.open(each)));
    expect(opened.filter((page) => page !== null)).toEqual([]);
    expect(await at.partner.open(token)).not.toBeNull();
  });

  test("that somebody else signed, or that is meant for the other side [C55]", async () => {
    const forged = at.open({ bankSeeds: [Buffer.alloc(32, 9)] });
    expect(await at.partner.open(tokenIn(await forged.handOver(proposalOf())))).toBeNull();
    const token = await handOver();
    expect(await at.insurer.readAnswer(token)).toBeNull();
    for (const junk of ["", ".", "a.b", `${"a".repeat(2_000)}.${"b".repeat(86)}`]) {
      expect(await at.partner.open(junk)).toBeNull();
    }
  });

  test("but not one that an older key of the bank signed", async () => {
    const rehashed = at.open({ bankSeeds: [Buffer.alloc(32, 3), bankSeed] });
    expect(await rehashed.partner?.open(await handOver())).not.toBeNull();
  });
});

describe("the bank refuses an answer", () => {
  const answered = async (from: Insurer) => {
    const token = tokenIn(await from.handOver(proposalOf()));
    const answer = await from.partner?.confirm(token, CHECK);
    return tokenIn(answer?.ok ? answer.address : "");
  };

  test("that is two minutes old [C55]", async () => {
    const answer = await answered(at.insurer);
    at.laterMs = 118_000;
    expect(await at.insurer.readAnswer(answer)).not.toBeNull();
    at.laterMs = 120_000;
    expect(await at.insurer.readAnswer(answer)).toBeNull();
    at.laterMs = 0;
  });

  test("that was altered, or that another insurer signed [C55]", async () => {
    const answer = await answered(at.insurer);
    expect(await at.insurer.readAnswer(`${answer.slice(0, 10)}A${answer.slice(11)}`)).toBeNull();
    const other = at.open({ insurerSeeds: [Buffer.alloc(32, 7)] });
    expect(await at.insurer.readAnswer(await answered(other))).toBeNull();
  });
});
