// Several attempts to pay one premium, while the account changes: they all tell one outcome, and the
// application is never behind the money.

import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { hold, makePlace, untilWaiting } from "../../../../tests/bank/held-places.ts";
import { codeSentTo } from "../../../../tests/people/asking.ts";
import {
  type CustomerOptions,
  makeCustomer,
  type Person,
  signIn,
} from "../../../../tests/people/customers.ts";
import { applicant, sure } from "../../../../tests/people/insurance.ts";
import { moneyOf, standingOf } from "../../../../tests/people/insurance-books.ts";

const bank = testBank();

beforeAll(async () => {
  const when = "old.state = 'paying' and new.state = 'verified'";
  const place = { table: "insurance_application", write: "update", named: "id" } as const;
  await makePlace(bank(), "withheld", { ...place, when });
});

async function someone(options: CustomerOptions = {}) {
  const person = await makeCustomer(bank(), {
    birthday: "1990-05-01",
    balance: 10_000,
    ...options,
  });
  return { person, steps: applicant(bank(), person, await signIn(bank(), person)) };
}

const setState = ({ mainId }: Person, state: "open" | "frozen" | "closed") =>
  bank().owner.query("update account set state = $2 where id = $1", [mainId, state]);

test("eight attempts at the same moment pay once, and all tell the same policy", async () => {
  const { person, steps } = await someone();
  const { id, code } = await steps.coded();
  const answers = await Promise.all(Array.from({ length: 8 }, () => steps.pay(id, code)));
  const [first] = answers;
  expect(first).toMatchObject({ code: 200, content: { aplyStatCd: "issued" } });
  expect(answers.map(({ content }) => content)).toEqual(Array(8).fill(first?.content));
  expect(await moneyOf(bank(), person)).toEqual({ balance: 9_361, moves: ["insurance -639"] });
  expect((await steps.policies()).content.plcyList).toHaveLength(1);
});

test("eight attempts that the account cannot pay tell the same, and it can be paid later", async () => {
  const { person, steps } = await someone({ balance: 638 });
  const { id, code } = await steps.coded();
  const answers = await Promise.all(Array.from({ length: 8 }, () => steps.pay(id, code)));
  answers.push(await steps.pay(id, code));
  const [first] = answers;
  expect(first).toMatchObject({ code: "TRFR000002", message: expect.stringContaining("638") });
  expect(answers.map(({ message }) => message)).toEqual(Array(9).fill(first?.message));
  expect((await steps.read(id)).content.aplyStatCd).toBe("verified");
  expect(await moneyOf(bank(), person)).toEqual({ balance: 638, moves: [] });
});

test.each(["frozen", "closed"] as const)(
  "an attempt that is refused while the account is %s decides for one that comes before it is written down",
  async (state) => {
    const { person, steps } = await someone();
    const { id, code } = await steps.coded();
    const release = await hold(bank().url, "withheld", id);
    await setState(person, state);
    const refused = steps.pay(id, code);
    await untilWaiting(bank(), 1);
    // Waits for the refused attempt, which has locked the account until it is written down.
    const opened = setState(person, "open");
    await Promise.race([opened, untilWaiting(bank(), 2)]);
    const other = steps.pay(id, code);
    await untilWaiting(bank(), 2);
    await release();
    await opened;
    expect(await refused).toMatchObject({ code: "TRFR000018" });
    expect(await other).toMatchObject({ code: "TRFR000018" });
    expect(await steps.pay(id, code)).toMatchObject({ code: "TRFR000018" });
    expect(await standingOf(bank(), id)).toMatchObject({ state: "verified", isPosted: false });
    expect(await moneyOf(bank(), person)).toEqual({ balance: 10_000, moves: [] });

    sure(await steps.code(id));
    const paid = await steps.pay(id, await codeSentTo(bank(), person));
    expect(paid).toMatchObject({ code: 200, content: { aplyStatCd: "issued" } });
    expect(await moneyOf(bank(), person)).toEqual({ balance: 9_361, moves: ["insurance -639"] });
  },
);

test("an attempt that is refused finds what an unanswered one has posted, and goes on with it", async () => {
  const { person, steps } = await someone();
  const { id, code } = await steps.coded();
  sure(await steps.pay(id, code));
  await bank().owner.query("delete from insurer_policy where reference = $1", [id]);
  // As if its process had died after the posting; the insurer has another name since.
  await bank().owner.query(
    "update insurance_application set state = 'paying', policy_number = null where id = $1",
    [id],
  );
  await bank().owner.query("update posting set content = 'of another name' where id = $1", [id]);
  expect(await steps.pay(id, code)).toMatchObject({ code: 200, content: { aplyStatCd: "issued" } });
  expect(await moneyOf(bank(), person)).toEqual({ balance: 9_361, moves: ["insurance -639"] });
});

test("attempts after a refund tell that the insurer did not accept it", async () => {
  const { person, steps } = await someone();
  const { id, code } = await steps.coded();
  await bank().owner.query("update insurer_proposal set confirmed_at = null where reference = $1", [
    id,
  ]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => steps.pay(id, code)));
  answers.push(await steps.pay(id, code));
  expect(answers.map((answer) => answer.code)).toEqual(Array(5).fill("INSR000024"));
  expect(await standingOf(bank(), id)).toMatchObject({ state: "refunded", policies: 0 });
  const moves = ["insurance -639", "insurance-refund 639"];
  expect(await moneyOf(bank(), person)).toEqual({ balance: 10_000, moves });
});
