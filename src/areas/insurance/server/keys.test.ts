// The keys of applications beside those of transfers: nobody pays for one thing with another.

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { codeSentTo } from "../../../../tests/people/asking.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { applicant, sure } from "../../../../tests/people/insurance.ts";
import { moneyOf, standingOf } from "../../../../tests/people/insurance-books.ts";
import { senderOf } from "../../../../tests/people/transfers.ts";

const bank = testBank();

/** A customer who has just transferred one dollar under a key of their choice. */
async function someoneWhoSent(trfrKey: string) {
  const payee = await makeCustomer(bank());
  const person = await makeCustomer(bank(), { birthday: "1990-05-01", balance: 10_000 });
  const sender = await senderOf(bank(), person);
  const to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
  expect(await sender.send({ ...to, trfrKey, amount: 1 })).toMatchObject({ code: 200 });
  return { person, sender, to, steps: applicant(bank(), person, sender.cookie) };
}

test("a premium is charged and refunded once where its application was registered under the key of a transfer", async () => {
  const key = randomUUID();
  const { person, steps } = await someoneWhoSent(key);
  const { id, code } = await steps.coded({ aplyId: key });
  const paid = await steps.pay(id, code);
  expect(paid).toMatchObject({ code: 200, content: { aplyStatCd: "issued" } });
  expect(await moneyOf(bank(), person)).toEqual({ balance: 9_360, moves: ["insurance -639"] });
  sure(await steps.cancel(paid.content.plcyNbr));
  const moves = ["insurance -639", "insurance-refund 639"];
  expect(await moneyOf(bank(), person)).toEqual({ balance: 9_999, moves });
});

test("an application's id is the bank's own, and no key of a transfer", async () => {
  const key = randomUUID();
  const { sender, to, steps } = await someoneWhoSent(randomUUID());
  const id = sure(await steps.register({ aplyId: key })).content.aplyId;
  expect(id).not.toBe(key);
  expect(await sender.prepare({ ...to, trfrKey: id, amount: 1 })).toMatchObject({ status: 400 });
  expect(await sender.prepare({ ...to, trfrKey: key, amount: 2 })).toMatchObject({ code: 200 });
});

test("two customers who choose the same key have an application each", async () => {
  const key = randomUUID();
  const [first, second] = [await someoneWhoSent(randomUUID()), await someoneWhoSent(randomUUID())];
  const id = sure(await first.steps.register({ aplyId: key })).content.aplyId;
  expect(sure(await second.steps.register({ aplyId: key })).content.aplyId).not.toBe(id);
  expect(await second.steps.read(id)).toMatchObject({ code: "INSR000018" });
});

test("an application that still has the customer's key as its id is not paid by a transfer", async () => {
  const key = randomUUID();
  const { person, steps } = await someoneWhoSent(key);
  const made = sure(await steps.register()).content.aplyId;
  // As it was registered before ids were the bank's own.
  await bank().owner.query("update insurance_application set id = $2 where id = $1", [made, key]);
  const { redirectUrl } = sure(await steps.redirect({ authPposCd: "travel", aplyId: key })).content;
  sure(await steps.accept(sure(await steps.confirm(redirectUrl)).content.returnUrl));
  sure(await steps.code(key));
  const code = await codeSentTo(bank(), person);
  expect(await steps.pay(key, code)).toMatchObject({ code: "TRFR000016" });
  expect(await steps.pay(key, code)).toMatchObject({ code: "TRFR000016" });
  expect(await standingOf(bank(), key)).toMatchObject({ state: "verified", policies: 0 });
  expect(await moneyOf(bank(), person)).toEqual({ balance: 9_999, moves: [] });
});
