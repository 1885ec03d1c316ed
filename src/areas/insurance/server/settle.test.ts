// Several attempts to pay one premium, while the account changes: they all tell one outcome, and the
// application is never behind the money.

import { hash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openInsurer } from "#app/insurer.ts";
import { ntd } from "#base/money/money.ts";
import { premiumLegs } from "#base/postings/insurance.ts";
import { localClearing } from "#ports/clearing/local.ts";
import { localCoreBank } from "#ports/core-bank/local.ts";
import { bankRules } from "#ports/core-bank/rules.ts";
import { localDocuments } from "#ports/documents/local.ts";
import type { Insurer } from "#ports/insurer/port.ts";
import { readSettings } from "#server/settings/settings.ts";
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
import { settleUnfinished } from "./settle.ts";

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

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** The job, with a ledger of its own. */
async function settling(): Promise<() => Promise<void>> {
  const { pool: db, url, vault } = bank();
  const [documents, clearing] = [localDocuments(), localClearing()];
  const now = () => new Date();
  const onError = (thrown: unknown) => {
    throw thrown;
  };
  const coreBank = await localCoreBank({ url, read: db, clearing, rules: bankRules, onError });
  closing.push(coreBank.close, documents.close);
  const settings = readSettings({ LOG_LEVEL: "silent" });
  const insurer = openInsurer(settings, { db, documents, vault, now }) as Insurer;
  return () => settleUnfinished({ db, ports: { coreBank, insurer } });
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

test("the trail names the bank for what its job posts, and the customer for what they pay themselves", async () => {
  const [own, left] = [await someone(), await someone()];
  const paid = await own.steps.coded();
  sure(await own.steps.pay(paid.id, paid.code));
  // As if its process had died between the code and the posting.
  const { id } = await left.steps.coded();
  const stop = "update insurance_application set state = $2, paying_since = $3 where id = $1";
  await bank().owner.query(stop, [id, "paying", new Date(0)]);
  const settle = await settling();
  await settle();
  expect(await standingOf(bank(), id)).toMatchObject({ state: "issued", isPosted: true });
  await bank().owner.query(stop, [id, "refunding", new Date(0)]);
  await settle();
  expect(await moneyOf(bank(), left.person)).toEqual({
    balance: 10_000,
    moves: ["insurance -639", "insurance-refund 639"],
  });
  expect(await postedBy(left.person)).toEqual([
    { actor: "bank", address: null },
    { actor: "bank", address: null },
  ]);
  expect(await postedBy(own.person)).toEqual([
    { actor: `customer ${own.person.id}`, address: "127.0.0.1" },
  ]);
});

test("a premium that an earlier edition posted as the customer's is the same order for the job", async () => {
  const { person, steps } = await someone();
  const { id, code } = await steps.coded();
  sure(await steps.pay(id, code));
  const [posting] = await bank().owner.query<{ content: string }>(
    "select content from posting where id = $1",
    [id],
  );
  const [entry] = await bank().owner.query<{ note: string }>(
    "select note from entry where posting_id = $1",
    [id],
  );
  const legs = premiumLegs(person.mainNumber, { amount: ntd(639), note: entry?.note ?? "" });
  const parts = legs.map((leg) =>
    "number" in leg
      ? [leg.number, leg.line, leg.amount, leg.currency, leg.otherBank, leg.otherNumber, leg.note]
      : [leg.internal, leg.amount, leg.currency],
  );
  const digest = (customerId: string | null) =>
    hash("sha256", JSON.stringify(["insurance", null, customerId, null, parts])).slice(0, 32);
  expect(posting?.content).toBe(digest(null));
  await bank().owner.query("update posting set content = $2 where id = $1", [
    id,
    digest(person.id),
  ]);
  await bank().owner.query(
    "update insurance_application set state = 'paying', paying_since = $2 where id = $1",
    [id, new Date(0)],
  );
  await (await settling())();
  const rows = await bank().owner.query<{ outcome: string }>(
    "select outcome from audit where reference = $1 and event = 'ledger.post' order by at, id",
    [id],
  );
  expect(rows).toEqual([{ outcome: "ok" }, { outcome: "ok" }]);
});

/** Who had the postings on a customer's account made, according to the trail. */
function postedBy({ mainId }: Person): Promise<{ actor: string; address: string | null }[]> {
  return bank().owner.query(
    `select concat_ws(' ', actor_kind, actor_id) as actor, address from audit
       join entry on entry.posting_id = audit.posting_id
      where entry.account_id = $1 and audit.event = 'ledger.post' order by entry.number`,
    [mainId],
  );
}

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
