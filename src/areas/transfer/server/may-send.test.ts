import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import {
  type CustomerOptions,
  makeCustomer,
  openAccount,
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

afterEach(() => freeClock(bank()));

async function someone(options: CustomerOptions = {}): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank(), options));
}

function own(sql: string, values: (string | number | boolean)[]) {
  return bank().owner.query<{ id: string }>(sql, values);
}

describe("what may be sent", () => {
  test("holds to balance and limits, and tells what is left [V04] [P04] [M02]", async () => {
    const { prepare } = await someone({ balance: 9_000 });
    expect(await prepare({ ...to, amount: 9_000 })).toMatchObject({ code: 200 });
    const over = await prepare({ ...otherBank, amount: 8_986 });
    expect(over.code).toBe("TRFR000002");
    expect(over.message).toContain("NT$9,000");
    const rich = await someone();
    expect(await rich.prepare({ ...to, amount: 10_000 })).toMatchObject({ code: 200 });
    const much = await rich.prepare({ ...to, amount: 10_001 });
    expect(much.code).toBe("TRFR000003");
    expect(much.message).toContain("NT$10,000");
  });

  test("counts what was sent today and this month, in Taipei [V04] [M02]", async () => {
    await setClock(bank(), "2026-03-30T10:00:00+08:00");
    const person = await makeCustomer(bank());
    await own(
      `update account set used_day = '2026-03-30', other_day_used = 25000, other_month_used = 45000
        where number = $1`,
      [person.mainNumber],
    );
    const at = async (moment: string, amount: number) => {
      await setClock(bank(), moment);
      const { code, message } = await (await senderOf(bank(), person)).prepare({ ...to, amount });
      return [code, /NT\$[\d,]+/.exec(message)?.[0]];
    };
    expect(await at("2026-03-30T23:59:59+08:00", 5_000)).toEqual([200, undefined]);
    expect(await at("2026-03-30T23:59:59+08:00", 5_001)).toEqual(["TRFR000004", "NT$5,000"]);
    expect(await at("2026-03-31T00:00:00+08:00", 5_001)).toEqual(["TRFR000005", "NT$5,000"]);
    expect(await at("2026-04-01T00:00:00+08:00", 5_001)).toEqual([200, undefined]);
  });

  test.each([
    ["basic", 300_00, "US$300.00"],
    ["advanced", 1_500_00, "US$1,500.00"],
  ] as const)(
    "holds to the limits of US dollars in the %s tier [P05] [V04]",
    async (usdTier, most, left) => {
      const sender = await someone({ usd: 1_000_000, usdTier });
      const typed = { fromAcctNbr: sender.person.usdNumber, ...otherBank };
      expect((await sender.prepare({ ...typed, amount: most })).content).toMatchObject({
        ccyCd: "USD",
        fee: 0,
        balAfter: 1_000_000 - most,
      });
      const over = await sender.prepare({ ...typed, amount: most + 1 });
      expect(over.code).toBe("TRFR000003");
      expect(over.message).toContain(left);
      const dsgnAcctId = await designate(bank(), sender.person, { currency: "USD" });
      const designated = { ...typed, kind: "designated", dsgnAcctId, amount: most + 1 };
      expect((await sender.prepare(designated)).code).toBe(
        usdTier === "basic" ? "TRFR000026" : 200,
      );
    },
  );

  test("heeds both switches of the app at once [P07] [M02]", async () => {
    const { prepare, person } = await someone();
    const dsgnAcctId = await designate(bank(), person);
    const codes = async () => [
      (await prepare({ kind: "designated", dsgnAcctId, amount: 1 })).code,
      (await prepare({ ...to, amount: 1 })).code,
    ];
    expect(await codes()).toEqual([200, 200]);
    await own("update account set designated_on = false where number = $1", [person.mainNumber]);
    expect(await codes()).toEqual(["TRFR000006", 200]);
    await own("update account set other_on = false where number = $1", [person.mainNumber]);
    expect(await codes()).toEqual(["TRFR000006", "TRFR000007"]);
  });

  test("takes a designated account from the day it is in effect until it is removed [V03] [M02]", async () => {
    await setClock(bank(), "2026-03-05T23:59:59+08:00");
    const person = await makeCustomer(bank());
    const dsgnAcctId = await designate(bank(), person, { effectiveOn: "2026-03-06" });
    const typed = { kind: "designated", dsgnAcctId, amount: 20_000 };
    const early = await senderOf(bank(), person);
    expect(await early.prepare(typed)).toMatchObject({ code: "TRFR000009" });
    expect((await (await someone()).prepare(typed)).code).toBe("TRFR000008");
    await setClock(bank(), "2026-03-06T00:00:00+08:00");
    const { prepare } = await senderOf(bank(), person);
    expect((await prepare(typed)).content).toMatchObject({
      kind: "designated",
      ...otherBank,
      dayLeft: 2_980_000,
      monthLeft: null,
    });
    await own("update designated_account set removed_at = bank.now() where id = $1", [dsgnAcctId]);
    expect(await prepare(typed)).toMatchObject({ code: "TRFR000008" });
  });

  test("lets an unusual sign-in send to designated and own accounts only", async () => {
    const person = await makeCustomer(bank());
    const dsgnAcctId = await designate(bank(), person);
    const { prepare } = await senderOf(bank(), person, "high");
    expect(await prepare({ ...to, amount: 1 })).toMatchObject({ code: "TRFR000020" });
    expect(await prepare({ kind: "designated", dsgnAcctId, amount: 1 })).toMatchObject({
      code: 200,
    });
  });

  test("knows one's own accounts: no limit counts, and a sub account pays back only", async () => {
    const sender = await someone();
    const opened = {
      customerId: sender.person.id,
      currency: "TWD",
      tier: "basic",
      state: "open",
    } as const;
    const sub = await openAccount(bank().owner, {
      ...opened,
      openedOn: "2024-01-02",
      balance: 500,
      kind: "sub",
    });
    const sub2 = await openAccount(bank().owner, {
      ...opened,
      openedOn: "2024-01-02",
      balance: 0,
      kind: "sub",
    });
    const put = await sender.prepare({ toBnkCd: "899", toAcctNbr: sub.number, amount: 60_000 });
    expect(put.content).toMatchObject({ kind: "own", dayLeft: null, monthLeft: null });
    const back = { fromAcctNbr: sub.number, toBnkCd: "899", amount: 500 };
    const code = async (toAcctNbr: string) => (await sender.prepare({ ...back, toAcctNbr })).code;
    expect(await code(sender.person.mainNumber)).toBe(200);
    expect(await code(sub2.number)).toBe("TRFR000018");
    expect(await code(payee.mainNumber)).toBe("TRFR000018");
  });

  test("sees the same payee and amount within 24 hours, to the second [V05] [K02]", async () => {
    await setClock(bank(), "2026-03-05T10:00:00+08:00");
    const person = await makeCustomer(bank());
    sure(await (await senderOf(bank(), person)).send({ ...to, amount: 321 }));
    const sameAt = async (moment: string, typed: object) => {
      await setClock(bank(), moment);
      const { prepare } = await senderOf(bank(), person);
      return (await prepare({ ...to, amount: 321, ...typed })).content.sameYn;
    };
    expect(await sameAt("2026-03-06T09:59:59+08:00", {})).toBe("Y");
    expect(await sameAt("2026-03-06T09:59:59+08:00", { amount: 322 })).toBe("N");
    expect(await sameAt("2026-03-06T09:59:59+08:00", otherBank)).toBe("N");
    expect(await sameAt("2026-03-06T10:00:00+08:00", {})).toBe("N");
  });
});
