import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { brokenLedger } from "#ports/core-bank/local/reads.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import {
  type CustomerOptions,
  makeCustomer,
  type Person,
} from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
const otherBank = { toBnkCd: "822", toAcctNbr: "123456789012" };

let payee: Person;
let to: { toBnkCd: string; toAcctNbr: string };

beforeAll(async () => {
  payee = await makeCustomer(bank());
  to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
});

afterEach(() => freeClock(bank()));

afterAll(async () => {
  expect(await brokenLedger(bank().owner)).toEqual([]);
});

async function someone(options: CustomerOptions = {}): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank(), options));
}

async function balanceOf(number: string): Promise<number> {
  const [row] = await bank().owner.query<{ balance: string }>(
    "select balance from account where number = $1",
    [number],
  );
  return Number(row?.balance);
}

async function postingsOf(key: string): Promise<number> {
  const rows = await bank().owner.query("select from posting where id = $1", [key]);
  return rows.length;
}

function change(person: Person, set: string) {
  return bank().owner.query(`update account set ${set} where number = '${person.mainNumber}'`, []);
}

describe("the last step", () => {
  test("sent ten times at once posts once and answers the same [S06]", async () => {
    const sender = await someone();
    const before = await balanceOf(payee.mainNumber);
    const { key, token } = await sender.ready({ ...otherBank, amount: 1_001 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sender.execute(key, token)),
    );
    const [first] = responses;
    expect(first).toMatchObject({ code: 200, content: { fee: 15, balance: 98_984 } });
    for (const response of responses) expect(response).toEqual(first);
    expect(await postingsOf(key)).toBe(1);
    expect(await balanceOf(sender.person.mainNumber)).toBe(98_984);
    expect(await balanceOf(payee.mainNumber)).toBe(before);
  });

  test("is answered the same again: later, after more transfers, and in a new session", async () => {
    await setClock(bank(), "2026-03-05T10:00:00+08:00");
    const person = await makeCustomer(bank());
    const sender = await senderOf(bank(), person);
    const { key, token } = await sender.ready({ ...to, amount: 1_000, note: "第一筆" });
    const first = sure(await sender.execute(key, token));
    expect(first.content).toMatchObject({
      at: "2026/03/05 10:00:00",
      receiptNbr: `20260305-${key.slice(-12).toUpperCase()}`,
    });
    sure(await sender.send({ ...to, amount: 2_000 }));
    expect(await sender.execute(key, token)).toEqual(first);
    await setClock(bank(), "2026-03-05T10:20:00+08:00");
    const later = await senderOf(bank(), person);
    expect(await later.execute(key, "no proof at all")).toEqual(first);
    expect(await later.execute(key, token)).toEqual(first);
    await bank().owner.query("delete from transfer_draft where id = $1", [key]);
    expect(await later.execute(key, token)).toEqual(first);
    expect(await postingsOf(key)).toBe(1);
    expect(await balanceOf(person.mainNumber)).toBe(97_000);
  });

  test("of another customer is refused, with every key, session and proof there is", async () => {
    const sender = await someone();
    const thief = await someone();
    const { key, token } = await sender.ready({ ...to, amount: 1_000 });
    const own = await thief.ready({ ...to, amount: 1_000 });
    expect(await thief.execute(key, token)).toMatchObject({ code: "TRFR000017" });
    expect(await thief.execute(key, own.token)).toMatchObject({ code: "TRFR000017" });
    expect(await thief.execute(own.key, token)).toMatchObject({ code: "CHEA000206" });
    expect(await thief.cancel(key)).toMatchObject({ code: "TRFR000017" });
    expect(await thief.confirm(key)).toMatchObject({ code: "TRFR000017" });
    expect(await thief.code(key, "123456")).toMatchObject({ code: "TRFR000017" });
    expect(await postingsOf(key)).toBe(0);
    sure(await sender.execute(key, token));
    expect(await thief.execute(key, token)).toMatchObject({ code: "TRFR000017" });
    const receiver = await senderOf(bank(), payee);
    expect((await receiver.execute(key, token)).code).not.toBe(200);
  });

  test("needs the proof of the PIN for exactly this transfer", async () => {
    const sender = await someone();
    const { key } = await sender.ready({ ...to, amount: 1_000 });
    const elsewhere = sure(await sender.pin(randomUUID())).content.pswdAuthTknId;
    expect(await sender.execute(key, elsewhere)).toMatchObject({ code: "CHEA000206" });
    expect(await sender.execute(key, "x".repeat(43))).toMatchObject({ code: "CHEA000206" });
    expect(await sender.execute(key, "")).toMatchObject({ status: 400 });
    sure(await sender.execute(key, sure(await sender.pin(key)).content.pswdAuthTknId));
  });

  test("of a session that is over is refused", async () => {
    const sender = await someone();
    const { key, token } = await sender.ready({ ...to, amount: 1_000 });
    const after = await senderOf(bank(), sender.person);
    await expect.poll(async () => (await sender.standings()).code).toBe("CHEA000003");
    expect(await sender.execute(key, token)).toMatchObject({ code: "CHEA000003" });
    expect(await after.execute(key, token)).toMatchObject({ code: "TRFR000017" });
    expect(await postingsOf(key)).toBe(0);
  });
});

describe("limits under parallel transfers", () => {
  test("three that fit singly, sent at once, pass as far as the day's limit goes [V04] [P04]", async () => {
    const sender = await someone();
    await change(
      sender.person,
      "used_day = bank.today(), other_day_used = 10000, other_month_used = 10000",
    );
    const ready = [];
    for (const amount of [9_001, 9_002, 9_003]) ready.push(await sender.ready({ ...to, amount }));
    const responses = await Promise.all(ready.map(({ key, token }) => sender.execute(key, token)));
    const codes = responses.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(codes).toContain("TRFR000004");
    await change(
      sender.person,
      "other_day_used = other_day_used - 10000, other_month_used = other_month_used - 10000",
    );
  });

  test.each([
    ["basic", 300_00],
    ["advanced", 1_500_00],
  ] as const)(
    "US dollars of the %s tier are sent up to their limit [P05]",
    async (usdTier, most) => {
      const sender = await someone({ usd: 1_000_000, usdTier });
      const fromAcctNbr = sender.person.usdNumber;
      const done = sure(await sender.send({ fromAcctNbr, ...otherBank, amount: most }));
      expect(done.content).toMatchObject({ fee: 0, balance: 1_000_000 - most });
      const { content } = await sender.standings();
      const usd = content.acctList.find(({ ccyCd }: { ccyCd: string }) => ccyCd === "USD");
      expect(usd.othrLmt).toMatchObject({
        once: most,
        dayUsed: most,
        dayLeft: usd.othrLmt.day - most,
      });
    },
  );
});

test("what the other bank does not take comes back in full, and stays refused [M02]", async () => {
  const sender = await someone();
  const { key, token } = await sender.ready({
    toBnkCd: "822",
    toAcctNbr: "123456789000",
    amount: 2_000,
  });
  const refused = await sender.execute(key, token);
  expect(refused).toMatchObject({ code: "TRFR000015" });
  expect(refused.message).toContain("銀行代碼與帳號");
  expect(await balanceOf(sender.person.mainNumber)).toBe(100_000);
  expect(await sender.execute(key, token)).toMatchObject({ code: "TRFR000015" });
  const later = await senderOf(bank(), sender.person);
  expect(await later.execute(key, token)).toMatchObject({ code: "TRFR000015" });
  expect((await later.state(key)).content).toMatchObject({ state: "rejected" });
  expect((await later.receipt(key)).content).toMatchObject({ state: "rejected", fee: 15 });
  expect(await balanceOf(sender.person.mainNumber)).toBe(100_000);
});
