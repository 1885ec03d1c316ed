// The bank is killed at each place between two steps of a premium and of its refund.

import { afterAll, beforeAll, expect, test } from "vitest";
import { hold, makePlace, type Place } from "../bank/held-places.ts";
import { type KillableBank, killableBank } from "../bank/killable-bank.ts";
import { codeSentTo, lettersTo } from "../people/asking.ts";
import { makeCustomer, signIn } from "../people/customers.ts";
import { applicant, sure } from "../people/insurance.ts";
import { moneyOf, type Standing, standingOf } from "../people/insurance-books.ts";

// A whole start beside much else takes longer than a test usually may.
const STARTS_MS = 120_000;
const BALANCE = 10_000;
const PREMIUM = 639;

const application = { table: "insurance_application", write: "update", named: "id" } as const;
const places = {
  premium: { table: "posting", write: "insert", when: "new.kind = 'insurance'", named: "id" },
  refund: { table: "posting", write: "insert", when: "new.kind = 'insurance-refund'", named: "id" },
  policy: { table: "insurer_policy", write: "insert", when: "true", named: "reference" },
  cancellation: {
    ...{ table: "insurer_policy", write: "update", named: "reference" },
    when: "new.cancelled_at is not null and old.cancelled_at is null",
  },
  issued: { ...application, when: "new.state = 'issued'" },
  cancelled: { ...application, when: "new.state = 'cancelled'" },
} as const satisfies Record<string, Place>;

let bank: KillableBank;

beforeAll(async () => {
  bank = await killableBank();
  for (const [name, place] of Object.entries(places)) await makePlace(bank, name, place);
}, STARTS_MS);

afterAll(() => bank.close());

async function someone() {
  const person = await makeCustomer(bank, { birthday: "1990-05-01", balance: BALANCE });
  return { person, steps: applicant(bank, person, await signIn(bank, person)) };
}

async function until(id: string, wanted: Partial<Standing>, place = ""): Promise<void> {
  await expect
    .poll(() => standingOf(bank, id))
    .toMatchObject(wanted)
    .catch((cause: Error) => {
      throw new Error(`${place}: ${cause.message}\n${bank.output()}`, { cause });
    });
}

const holdAt = async (place: keyof typeof places, id: string) => {
  const { refundId } = await standingOf(bank, id);
  return hold(bank.url, place, place === "refund" ? refundId : id);
};

/** Starts the bank when the time of its job has come. */
async function comeBack(): Promise<void> {
  await bank.owner.query(
    "update insurance_application set paying_since = paying_since - interval '1 hour'",
    [],
  );
  await bank.start();
}

const paidOnce = { balance: BALANCE - PREMIUM, moves: [`insurance -${PREMIUM}`] };
const givenBackOnce = {
  balance: BALANCE,
  moves: [`insurance -${PREMIUM}`, `insurance-refund ${PREMIUM}`],
};

async function expectSoundBooks(): Promise<void> {
  expect(await bank.owner.query("select * from ledger_broken", [])).toEqual([]);
}

/** Does what the bank dies of before it answers: whoever waits for the answer is left alone. */
function unanswered(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

interface Left {
  place: string;
  who: Awaited<ReturnType<typeof someone>>;
  id: string;
  release(): Promise<void>;
  /** How it must stand in the end, in the books and on the account. */
  ends: Partial<Standing>;
  money: typeof paidOnce;
  /** The customer, who never had an answer, asks again. */
  askAgain(): Promise<unknown>;
}

/** A premium that is being paid and stops at a place. */
async function payingUntil(
  place: "premium" | "policy" | "issued",
  standing: Partial<Standing>,
): Promise<Left> {
  const who = await someone();
  const { id, code } = await who.steps.coded();
  const release = await holdAt(place, id);
  unanswered(who.steps.pay(id, code));
  await until(id, standing, place);
  return {
    ...{ place, who, id, release, money: paidOnce },
    ends: { state: "issued", policies: 1, cancelled: 0, isRefunded: false },
    async askAgain() {
      expect(sure(await who.steps.pay(id, code)).content).toMatchObject({ aplyStatCd: "issued" });
      const letters = await lettersTo(bank, who.person);
      expect(letters.filter(({ subject }) => subject?.includes("投保完成"))).toHaveLength(1);
    },
  };
}

/** A premium that the insurer takes nothing for, before it is given back. */
async function refused(): Promise<Left> {
  const who = await someone();
  const { person, steps } = who;
  const id = await steps.verified();
  // Cover has started by the time the insurer is asked: it refuses.
  await bank.owner.query("update insurance_application set starts_at = bank.now() where id = $1", [
    id,
  ]);
  sure(await steps.code(id));
  const code = await codeSentTo(bank, person);
  const release = await holdAt("refund", id);
  unanswered(steps.pay(id, code));
  await until(id, { state: "refunding", isPosted: true, isRefunded: false }, "refused");
  return {
    ...{ place: "refused", who, id, release, money: givenBackOnce },
    ends: { state: "refunded", isRefunded: true, policies: 0 },
    async askAgain() {
      expect(await steps.pay(id, code)).toMatchObject({ code: "INSR000024" });
    },
  };
}

/** A policy that is being cancelled and stops at a place. */
async function cancellingUntil(
  place: "cancellation" | "refund" | "cancelled",
  standing: Partial<Standing>,
): Promise<Left> {
  const who = await someone();
  const { id, number } = await insured(who);
  const release = await holdAt(place, id);
  unanswered(who.steps.cancel(number));
  await until(id, standing, place);
  return {
    ...{ place, who, id, release, money: givenBackOnce },
    ends: { state: "cancelled", isRefunded: true, policies: 1, cancelled: 1 },
    async askAgain() {
      const again = sure(await who.steps.cancel(number)).content;
      expect(again).toEqual({ plcyNbr: number, rfndAmt: PREMIUM });
    },
  };
}

async function insured({ steps }: Left["who"]): Promise<{ id: string; number: string }> {
  const { id, code } = await steps.coded();
  return { id, number: sure(await steps.pay(id, code)).content.plcyNbr };
}

async function everyPlace() {
  const left = [
    await payingUntil("premium", { state: "paying", isPosted: false }),
    await payingUntil("policy", { state: "paying", isPosted: true, policies: 0 }),
    await payingUntil("issued", { state: "paying", isPosted: true, policies: 1 }),
    await refused(),
    await cancellingUntil("cancellation", { state: "cancelling", cancelled: 0 }),
    await cancellingUntil("refund", { state: "cancelling", cancelled: 1, isRefunded: false }),
    await cancellingUntil("cancelled", { state: "cancelling", isRefunded: true }),
  ];
  await bank.kill();
  for (const { release } of left) await release();
  await comeBack();
  for (const { place, who, id, ends, money, askAgain } of left) {
    await until(id, ends, place);
    expect(await moneyOf(bank, who.person), place).toEqual(money);
    await askAgain();
    expect(await moneyOf(bank, who.person), place).toEqual(money);
  }
  await expectSoundBooks();
}

async function oneStuck() {
  const [stuck, other] = [await someone(), await someone()];
  const [stuckPolicy, otherPolicy] = [await insured(stuck), await insured(other)];
  await bank.kill();
  // The account is closed before its refund comes, and it comes first.
  const setAccount = (state: string) =>
    bank.owner.query("update account set state = $2 where id = $1", [stuck.person.mainId, state]);
  await setAccount("closed");
  for (const { id } of [stuckPolicy, otherPolicy]) {
    await bank.owner.query(
      "update insurance_application set state = 'cancelling', paying_since = bank.now() where id = $1",
      [id],
    );
  }
  await comeBack();
  await until(otherPolicy.id, { state: "cancelled", isRefunded: true });
  await until(stuckPolicy.id, { state: "cancelling", isRefunded: false });
  await setAccount("open");
  sure(await stuck.steps.cancel(stuckPolicy.number));
  await until(stuckPolicy.id, { state: "cancelled", isRefunded: true });
  for (const { person } of [stuck, other])
    expect(await moneyOf(bank, person)).toEqual(givenBackOnce);
  await expectSoundBooks();
}

test(
  "killed at every place of a payment, a refund and a cancellation, the bank ends each by itself, with every premium posted and given back once",
  everyPlace,
  STARTS_MS,
);

test(
  "one that cannot be settled keeps none of the others waiting, and is settled when it can be",
  oneStuck,
  STARTS_MS,
);
