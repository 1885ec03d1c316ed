import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brokenLedger } from "#ports/core-bank/local/reads.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import {
  type CustomerOptions,
  makeCustomer,
  type Person,
} from "../../../../tests/people/customers.ts";
import { designate, type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
const otherBank = { toBnkCd: "822", toAcctNbr: "123456789012" };

let payee: Person;
let to: { toBnkCd: string; toAcctNbr: string };

beforeAll(async () => {
  payee = await makeCustomer(bank());
  to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
});

afterAll(async () => {
  expect(await brokenLedger(bank().owner)).toEqual([]);
});

async function someone(options: CustomerOptions = {}): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank(), options));
}

async function postingsOf(key: string): Promise<number> {
  const rows = await bank().owner.query("select from posting where id = $1", [key]);
  return rows.length;
}

function change(person: Person, set: string) {
  return bank().owner.query(`update account set ${set} where number = '${person.mainNumber}'`, []);
}

describe("what changes between confirm and the last step takes effect", () => {
  test.each([
    ["the switch is turned off", "other_on = false", "TRFR000007"],
    ["the account is frozen", "state = 'frozen'", "TRFR000018"],
    ["the day's limit is used", "used_day = bank.today(), other_day_used = 25001", "TRFR000004"],
    [
      "the month's limit is used",
      "used_day = bank.today(), other_month_used = 45001",
      "TRFR000005",
    ],
  ])("%s [P07] [V04] [P04]", async (_what, set, code) => {
    const sender = await someone();
    const { key, token } = await sender.ready({ ...to, amount: 5_000 });
    await change(sender.person, set);
    const refused = await sender.execute(key, token);
    expect(refused).toMatchObject({ code, content: null });
    if (code === "TRFR000004") expect(refused.message).toContain("NT$4,999");
    expect(await postingsOf(key)).toBe(0);
    // A refused execution may be retried.
    await change(
      sender.person,
      "other_on = true, state = 'open', other_day_used = 0, other_month_used = 0",
    );
    sure(await sender.execute(key, token));
  });

  test("the tier is lowered [P04]", async () => {
    const sender = await someone({ tier: "advanced" });
    const { key, token } = await sender.ready({ ...to, amount: 50_000 });
    await change(sender.person, "tier = 'basic'");
    const refused = await sender.execute(key, token);
    expect(refused.code).toBe("TRFR000003");
    expect(refused.message).toContain("NT$10,000");
  });

  test("the balance is spent by another transfer [V04] [M02]", async () => {
    const sender = await someone({ balance: 10_000 });
    const first = await sender.ready({ ...to, amount: 6_000 });
    const second = await sender.ready({ ...to, amount: 6_001 });
    sure(await sender.execute(first.key, first.token));
    const refused = await sender.execute(second.key, second.token);
    expect(refused.code).toBe("TRFR000002");
    expect(refused.message).toContain("NT$4,000");
  });

  test("the designated account is removed [M02]", async () => {
    const sender = await someone();
    const dsgnAcctId = await designate(bank(), sender.person);
    const typed = { kind: "designated", dsgnAcctId, amount: 60_000 };
    const { key, token } = await sender.ready(typed);
    await bank().owner.query(
      "update designated_account set removed_at = bank.now() where id = $1",
      [dsgnAcctId],
    );
    expect(await sender.execute(key, token)).toMatchObject({ code: "TRFR000008" });
  });

  test("the free transfer of the day is used: the new fee is agreed to first", async () => {
    const sender = await someone();
    const first = await sender.ready({ ...otherBank, amount: 300 });
    const typed = { ...otherBank, amount: 400, trfrKey: randomUUID() };
    const second = await sender.ready(typed);
    expect(sure(await sender.execute(first.key, first.token)).content.fee).toBe(0);
    const refused = await sender.execute(second.key, second.token);
    expect(refused).toMatchObject({ code: "TRFR000019" });
    expect(sure(await sender.prepare(typed)).content).toMatchObject({ fee: 10 });
    expect(await sender.execute(second.key, second.token)).toMatchObject({ code: "TRFR000017" });
    sure(await sender.confirm(second.key));
    sure(await sender.code(second.key, await sender.smsCode()));
    const done = sure(await sender.execute(second.key, second.token));
    expect(done.content).toMatchObject({ fee: 10, balance: 99_290 });
  });

  test("the fee changes while a code is on its way: the next code can be sent at once", async () => {
    const sender = await someone();
    const first = await sender.ready({ ...otherBank, amount: 300 });
    const typed = { ...otherBank, amount: 400, trfrKey: randomUUID() };
    sure(await sender.prepare(typed));
    sure(await sender.confirm(typed.trfrKey));
    sure(await sender.execute(first.key, first.token));
    expect(sure(await sender.prepare(typed)).content.fee).toBe(10);
    sure(await sender.confirm(typed.trfrKey));
    sure(await sender.code(typed.trfrKey, await sender.smsCode()));
  });

  test("a fee that changed before the customer agreed is told instead of a code", async () => {
    const sender = await someone();
    const typed = { ...otherBank, amount: 400, trfrKey: randomUUID() };
    expect(sure(await sender.prepare(typed)).content.fee).toBe(0);
    sure(await sender.send({ ...otherBank, amount: 300 }));
    const letter = await sender.letter();
    expect(await sender.confirm(typed.trfrKey)).toMatchObject({ code: "TRFR000019" });
    expect(await sender.letter()).toBe(letter);
    expect(sure(await sender.prepare(typed)).content.fee).toBe(10);
    sure(await sender.confirm(typed.trfrKey));
  });

  test("the same was sent meanwhile: it is asked about first [V05] [K02]", async () => {
    const sender = await someone();
    const first = await sender.ready({ ...to, amount: 555 });
    const typed = { ...to, amount: 555, trfrKey: randomUUID() };
    sure(await sender.prepare(typed));
    // Agreeing to a duplicate before there is one has no effect.
    sure(await sender.confirm(typed.trfrKey, { sameAgain: true }));
    sure(await sender.code(typed.trfrKey, await sender.smsCode()));
    const token = sure(await sender.pin(typed.trfrKey)).content.pswdAuthTknId;
    sure(await sender.execute(first.key, first.token));
    expect(await sender.execute(typed.trfrKey, token)).toMatchObject({ code: "TRFR000014" });
    expect(sure(await sender.prepare(typed)).content.sameYn).toBe("Y");
    sure(await sender.confirm(typed.trfrKey, { sameAgain: true }));
    sure(await sender.code(typed.trfrKey, await sender.smsCode()));
    sure(await sender.execute(typed.trfrKey, token));
  });
});
