import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { makeCustomer, openAccount, type Person } from "../../../../tests/people/customers.ts";
import { senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });

let payee: Person;
let to: { toBnkCd: string; toAcctNbr: string };

beforeAll(async () => {
  payee = await makeCustomer(bank(), {
    name: { zh: "陳美玲", en: "Chen Mei Ling", ko: "천메이링" },
  });
  to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
});

afterEach(() => freeClock(bank()));

describe("the standings", () => {
  test("tell every account that can send, with limits, what is used and what is left [F18] [P04] [P05]", async () => {
    const person = await makeCustomer(bank(), { usd: 12_345, usdTier: "advanced" });
    const opened = {
      customerId: person.id,
      currency: "TWD",
      tier: "basic",
      openedOn: "2024-01-02",
      balance: 7,
    } as const;
    const sub = await openAccount(bank().owner, { ...opened, state: "open", kind: "sub" });
    await openAccount(bank().owner, { ...opened, state: "open", kind: "joint" });
    await openAccount(bank().owner, { ...opened, state: "frozen", kind: "sub" });
    const sender = await senderOf(bank(), person);
    sure(await sender.send({ ...to, amount: 4_000 }));
    const { content } = sure(await sender.standings());
    const on = { dsgnOnYn: "Y", othrOnYn: "Y", freeUsedYn: "N", acctNm: null };
    const designated = { once: 2_000_000, day: 3_000_000, month: null };
    expect(content.acctList).toEqual([
      {
        ...{ acctNbr: person.mainNumber, acctKind: "main", ccyCd: "TWD", balance: 96_000, ...on },
        dsgnLmt: { ...designated, dayUsed: 0, monthUsed: 0, dayLeft: 3_000_000, monthLeft: null },
        othrLmt: {
          ...{ once: 10_000, day: 30_000, month: 50_000 },
          ...{ dayUsed: 4_000, monthUsed: 4_000, dayLeft: 26_000, monthLeft: 46_000 },
        },
      },
      {
        ...{ acctNbr: person.usdNumber, acctKind: "main", ccyCd: "USD", balance: 12_345, ...on },
        dsgnLmt: expect.objectContaining({ once: 50_000_00, month: null }),
        othrLmt: expect.objectContaining({ once: 1_500_00, day: 3_000_00, month: 6_000_00 }),
      },
      {
        ...{ acctNbr: sub.number, acctKind: "sub", ccyCd: "TWD", balance: 7, ...on },
        ...{ dsgnLmt: null, othrLmt: null },
      },
    ]);
    expect(content.othrAlwYn).toBe("Y");
    expect(content.tariff).toEqual({
      ccyCd: "TWD",
      freeMost: 500,
      feeList: [
        { most: 1_000, fee: 10 },
        { most: null, fee: 15 },
      ],
    });
  });

  test("tell the switches, the designated accounts with their day, and an unusual sign-in [F18] [P07]", async () => {
    await setClock(bank(), "2026-03-05T10:00:00+08:00");
    const person = await makeCustomer(bank());
    await bank().owner.query(
      `insert into designated_account (id, customer_id, currency, bank_code, number, holder_name,
         nickname, is_own, applied_at, effective_on, removed_at)
       values (901, $1, 'TWD', '822', '123456789012', '林大華', '房東', false, bank.now(), '2026-03-07', null),
              (902, $1, 'TWD', '899', '123456789013', '王小明', null, true, bank.now(), '2026-03-05', null),
              (903, $1, 'TWD', '822', '123456789014', '林大華', null, false, bank.now(), '2026-03-05', bank.now())`,
      [person.id],
    );
    await bank().owner.query("update account set other_on = false where id = $1", [person.mainId]);
    const { content } = sure(await (await senderOf(bank(), person, "high")).standings());
    expect(content.othrAlwYn).toBe("N");
    expect(content.acctList[0]).toMatchObject({ dsgnOnYn: "Y", othrOnYn: "N" });
    expect(content.dsgnAcctList).toEqual([
      {
        ...{ dsgnAcctId: "901", ccyCd: "TWD", bnkCd: "822", bnkNm: "中國信託商業銀行" },
        ...{ acctNbr: "123456789012", hldrNm: "林○華", nickNm: "房東", ownYn: "N" },
        ...{ efctDt: "2026/03/07", efctYn: "N" },
      },
      {
        ...{ dsgnAcctId: "902", ccyCd: "TWD", bnkCd: "899", bnkNm: "晨光銀行" },
        ...{ acctNbr: "123456789013", hldrNm: "王○明", nickNm: null, ownYn: "Y" },
        ...{ efctDt: "2026/03/05", efctYn: "Y" },
      },
    ]);
  });
});

describe("the receipt", () => {
  test("holds everything that was done, in figures and words", async () => {
    await setClock(bank(), "2026-03-05T23:59:59+08:00");
    const sender = await senderOf(bank(), await makeCustomer(bank()));
    const { key, content: done } = await sender.send({ ...to, amount: 1_234, note: "房租" });
    const { content } = sure(await sender.receipt(key));
    expect(content).toEqual({
      receiptNbr: done.receiptNbr,
      trfrKey: key,
      state: "done",
      at: "2026/03/05 23:59:59",
      kind: "other",
      fromAcctNbr: `********${sender.person.mainNumber.slice(-4)}`,
      ...to,
      toBnkNm: "晨光銀行",
      toNm: "陳○玲",
      toNickNm: null,
      ccyCd: "TWD",
      amount: 1_234,
      amountZh: "新臺幣壹仟貳佰參拾肆元整",
      amountEn: "New Taiwan Dollars One Thousand Two Hundred Thirty-Four Only",
      fee: 0,
      total: 1_234,
      note: "房租",
    });
    const state = sure(await sender.state(key)).content;
    expect(state).toEqual({
      trfrKey: key,
      state: "done",
      posting: {
        ...{ at: "2026/03/05 23:59:59", amount: 1_234, fee: 0, ccyCd: "TWD" },
        receiptNbr: done.receiptNbr,
      },
    });
  });

  test("is for its sender only: neither a stranger nor the payee reads it", async () => {
    const sender = await senderOf(bank(), await makeCustomer(bank()));
    const { key } = await sender.send({ ...to, amount: 1_234 });
    for (const person of [payee, await makeCustomer(bank())]) {
      const other = await senderOf(bank(), person);
      expect(await other.receipt(key)).toMatchObject({ code: "TRFR000021", content: null });
      expect((await other.state(key)).content).toMatchObject({ state: "unknown", posting: null });
    }
    expect(await sender.receipt(randomUUID())).toMatchObject({ code: "TRFR000021" });
  });
});

test("a posting that is no transfer has no receipt here", async () => {
  const sender = await senderOf(bank(), await makeCustomer(bank()));
  const key = randomUUID();
  await bank().owner.query(
    `insert into posting (id, kind, from_account, to_bank, to_number, amount, fee, currency, at, day)
     values ($1, 'charge', $2, '899', '000000000000', 100, 0, 'TWD', bank.now(), bank.today())`,
    [key, sender.person.mainId],
  );
  expect(await sender.receipt(key)).toMatchObject({ status: 200, code: "TRFR000021" });
  expect((await sender.state(key)).content).toMatchObject({ state: "unknown", posting: null });
  expect(await sender.execute(key, "x")).toMatchObject({ code: "TRFR000017" });
});

test("the state is asked for without keeping the session open", async () => {
  await setClock(bank(), "2026-03-05T10:00:00+08:00");
  const sender = await senderOf(bank(), await makeCustomer(bank()));
  await setClock(bank(), "2026-03-05T10:04:59+08:00");
  sure(await sender.state(randomUUID()));
  await setClock(bank(), "2026-03-05T10:05:01+08:00");
  expect(await sender.state(randomUUID())).toMatchObject({ code: "CHEA000206" });
});

test("nobody who is not signed in reads or sends anything", async () => {
  const key = randomUUID();
  const calls = [
    ["GET", "/v1/transfer/standings"],
    ["GET", `/v1/transfer/states/${key}`],
    ["GET", `/v1/transfer/receipts/${key}`],
    ["POST", "/v1/transfer/preparations"],
    ["POST", "/v1/transfer/confirmations"],
    ["POST", "/v1/transfer/codes"],
    ["POST", "/v1/transfer/executions"],
    ["POST", "/v1/transfer/cancellations"],
  ] as const;
  for (const [method, url] of calls) {
    const payload = method === "POST" ? { payload: { trfrKey: key } } : {};
    const response = await bank().site.inject({ method, url, ...payload });
    expect(response.json()).toMatchObject({ code: "CHEA000001" });
  }
});

test("every try is in the trail with its outcome, and nothing secret is", async () => {
  const sender = await senderOf(bank(), await makeCustomer(bank()));
  const refused = { trfrKey: randomUUID(), ...to, amount: 99_999_999 };
  await sender.prepare(refused);
  const { key } = await sender.send({ ...to, amount: 1_000 });
  await sender.confirm(key);
  await sender.cancel(key);
  await sender.execute(randomUUID(), "x".repeat(43));
  await sender.receipt(randomUUID());
  const rows = await bank().owner.query<{ event: string; outcome: string; whole: string }>(
    `select event, outcome, audit::text as whole from audit
      where customer_id = $1 and event like 'transfer.%' order by at, id`,
    [sender.person.id],
  );
  expect(rows.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    "transfer.prepare TRFR000002",
    "transfer.prepare ok",
    "transfer.confirm ok",
    "transfer.code ok",
    "transfer.post ok",
    "transfer.confirm TRFR000017",
    "transfer.cancel TRFR000022",
    "transfer.execute TRFR000017",
    "transfer.receipt TRFR000021",
  ]);
  const { pin, mainNumber } = sender.person;
  for (const secret of [pin, mainNumber, to.toAcctNbr, await sender.smsCode()]) {
    for (const { whole } of rows) expect(whole).not.toContain(secret);
  }
});
