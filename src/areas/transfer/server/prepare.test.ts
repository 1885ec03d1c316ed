import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { ownAccountNumber } from "#base/banks/account-number.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import {
  type CustomerOptions,
  makeCustomer,
  type Person,
} from "../../../../tests/people/customers.ts";
import { type Sender, senderOf } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
const otherBank = { toBnkCd: "822", toAcctNbr: "123456789012" };

let payee: Person;
let to: { toBnkCd: string; toAcctNbr: string };

beforeAll(async () => {
  const name = { zh: "陳美玲", en: "Chen Mei Ling", ko: "천메이링" };
  payee = await makeCustomer(bank(), { name });
  to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
});

async function someone(options: CustomerOptions = {}): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank(), options));
}

function own(sql: string, values: (string | number | boolean)[]) {
  return bank().owner.query<{ id: string }>(sql, values);
}

describe("step 1", () => {
  test.each([
    ["zh-TW", "陳○玲", "晨光銀行"],
    ["en", "C○○○ M○○ L○○○", "Dawn Bank"],
    ["ko", "천○○링", "던뱅크"],
  ])(
    "tells in %s whom the money would reach within the bank, and all terms [F18] [V03]",
    async (language, toNm, toBnkNm) => {
      const sender = await someone();
      const trfrKey = randomUUID();
      const response = await sender.prepare(
        { trfrKey, ...to, amount: 1_000, note: " 午餐 " },
        language,
      );
      expect(response).toMatchObject({ status: 200, code: 200 });
      expect(response.content).toEqual({
        trfrKey,
        fromAcctNbr: `********${sender.person.mainNumber.slice(-4)}`,
        kind: "other",
        ...to,
        toNm,
        toNickNm: null,
        toBnkNm,
        unuslLenYn: "N",
        ccyCd: "TWD",
        amount: 1_000,
        fee: 0,
        total: 1_000,
        balAfter: 99_000,
        dayLeft: 29_000,
        monthLeft: 49_000,
        note: "午餐",
        sameYn: "N",
        sameTrfr: null,
      });
    },
  );

  test("prices a transfer to another bank, and points out a number of unusual length [F18]", async () => {
    const { prepare } = await someone();
    expect((await prepare({ ...otherBank, amount: 500 })).content).toMatchObject({ fee: 0 });
    expect((await prepare({ ...otherBank, amount: 501 })).content).toMatchObject({ fee: 10 });
    const { content } = await prepare({
      toBnkCd: "808",
      toAcctNbr: "1234-5678-9012",
      amount: 1_001,
    });
    expect(content).toMatchObject({ fee: 15, total: 1_016, unuslLenYn: "Y" });
    expect(content.toAcctNbr).toBe("123456789012");
  });

  test("asks for every field that is missing, each with its own sentence [V03] [M02]", async () => {
    const { prepare } = await someone();
    const code = async (typed: object) => (await prepare({ ...to, amount: 100, ...typed })).code;
    expect(await code({ amount: undefined })).toBe("TRFR000010");
    expect(await code({ amount: 0 })).toBe("TRFR000011");
    expect(await code({ toAcctNbr: undefined })).toBe("TRFR000012");
    expect(await code({ toAcctNbr: "" })).toBe("TRFR000012");
    expect(await code({ toBnkCd: undefined })).toBe("TRFR000013");
    expect(await code({ toBnkCd: "815" })).toBe("TRFR000013");
    expect(await code({ kind: "designated" })).toBe("TRFR000008");
    expect((await prepare({ ...to, kind: "other" })).message).toBe("請輸入轉帳金額。");
  });

  test("refuses the same account on both sides, and an account that is not one's own [V03] [M02]", async () => {
    const { prepare, person } = await someone();
    const same = { toBnkCd: "899", toAcctNbr: person.mainNumber, amount: 1 };
    expect(await prepare(same)).toMatchObject({ code: "TRFR000001" });
    const others = { ...otherBank, fromAcctNbr: payee.mainNumber, amount: 1 };
    expect(await prepare(others)).toMatchObject({ code: "TRFR000018" });
    await own("update account set state = 'frozen' where number = $1", [person.mainNumber]);
    expect(await prepare({ ...to, amount: 1 })).toMatchObject({ code: "TRFR000018" });
  });

  test("refuses a payee of this bank that is nobody's, closed, or of another currency [V03] [M02]", async () => {
    const { prepare } = await someone();
    const closed = await makeCustomer(bank(), { state: "closed", balance: 0 });
    const foreign = await makeCustomer(bank(), { usd: 1 });
    const nobody = ownAccountNumber("99000000001");
    for (const toAcctNbr of [nobody, closed.mainNumber, foreign.usdNumber]) {
      const response = await prepare({ toBnkCd: "899", toAcctNbr, amount: 1 });
      expect(response).toMatchObject({ code: "TRFR000012", content: null });
    }
  });
});

test.each([
  ["x".repeat(21), "too long"],
  ["a\nb", "a line break"],
  ["a\u0000b", "a nul"],
  ["\u202egnp.exe", "turned round"],
  ["a\u2066b", "turned round inside"],
  ["\ud800", "half a character"],
])("a note such as %j is malformed: %s [F18]", async (note) => {
  const { prepare } = await someone();
  expect(await prepare({ ...to, amount: 1, note })).toMatchObject({ status: 400 });
});

test.each(["x".repeat(20), "生日快樂 🎂", "a & b <c>"])("a note may be %j [F18]", async (note) => {
  const { prepare } = await someone();
  expect((await prepare({ ...to, amount: 1, note })).content).toMatchObject({ note });
});
