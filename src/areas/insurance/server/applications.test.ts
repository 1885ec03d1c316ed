import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, dayOf } from "#base/time/day.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { lettersTo, trailOf, wrongCode } from "../../../../tests/people/asking.ts";
import {
  type CustomerOptions,
  makeCustomer,
  type Person,
  signIn,
} from "../../../../tests/people/customers.ts";
import { applicant, sure } from "../../../../tests/people/insurance.ts";

const bank = testBank();

async function someone(options: CustomerOptions = {}) {
  const person = await makeCustomer(bank(), {
    birthday: "1990-05-01",
    balance: 10_000,
    ...options,
  });
  return { person, steps: applicant(bank(), person, await signIn(bank(), person)) };
}

async function balanceOf({ mainId }: Person): Promise<number> {
  const [row] = await bank().owner.query<{ balance: string }>(
    "select balance from account where id = $1",
    [mainId],
  );
  return Number(row?.balance);
}

const premiumsOf = ({ mainId }: Person) =>
  bank().owner.query<{ kind: string; amount: string }>(
    `select kind, amount from entry where account_id = $1 and kind like 'insurance%' order by number`,
    [mainId],
  );

describe("an application", () => {
  test("goes from registration over the insurer and the code to a policy, and is paid once [C55] [B07]", async () => {
    const { person, steps } = await someone();
    const { id, code } = await steps.coded();
    expect((await steps.read(id)).content).toMatchObject({
      aplyStatCd: "verified",
      planNm: "安心旅方案",
      totPremAmt: 639,
      insrdList: [{ insrdNm: "王○明", ageTpCd: "1" }],
    });
    const [letter] = await lettersTo(bank(), person);
    expect(letter?.body).toContain("NT$639");
    const paid = await steps.pay(id, code);
    expect(paid.content).toMatchObject({
      aplyStatCd: "issued",
      plcyNbr: expect.stringMatching(/^XH\d{3}T\d{10}$/),
    });
    expect(await balanceOf(person)).toBe(10_000 - 639);
    // A retry, as after a lost response, pays nothing and returns the same.
    expect((await steps.pay(id, code)).content).toEqual(paid.content);
    expect(await premiumsOf(person)).toEqual([{ kind: "insurance", amount: "-639" }]);
    const [mail] = await lettersTo(bank(), person);
    expect(mail).toMatchObject({
      channel: "mail",
      body: expect.stringContaining(paid.content.plcyNbr),
    });
    const { plcyList } = (await steps.policies()).content;
    expect(plcyList).toMatchObject([
      { plcyStatCd: "coming", cnclYn: "Y", plcyNbr: paid.content.plcyNbr },
    ]);
  });

  test("is registered once under its key, and with other content not at all [F24]", async () => {
    const { steps } = await someone();
    const key = { aplyId: randomUUID(), insuredType: "2", chldCnt: 1 };
    const child = { chld1Nm: "王小寶", chld1NatlId: "A123456789", chld1BrthDt: "2022/03/04" };
    const { content } = await steps.register({ ...key, ...child, totPremAmt: 1 });
    const form = { ...key, ...child, totPremAmt: content.premium };
    const { aplyId } = sure(await steps.register(form)).content;
    expect(sure(await steps.register(form)).content.aplyId).toBe(aplyId);
    const corrected = [
      { chld1Nm: "王小貝" },
      { chld1BrthDt: "2022/03/05" },
      { leavingTime: "10:00" },
    ];
    for (const change of corrected) {
      expect((await steps.register({ ...form, ...change })).code).toBe("INSR000018");
    }
    const { insrdList, premList } = (await steps.read(aplyId)).content;
    expect(insrdList).toEqual([{ insrdNm: "王○寶", ageTpCd: "2" }]);
    expect(premList[0]).toMatchObject({ insrdIdx: 0, ageTpCd: "2" });
  });

  test("is registered thirty times an hour, also by forty requests at the same time", async () => {
    const { person, steps } = await someone();
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const answers = await Promise.all(keys.map((aplyId) => steps.register({ aplyId })));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(30);
    expect(codes.filter((code) => code === "PLAT000005")).toHaveLength(10);
    const first = codes.indexOf(200);
    expect((await steps.register({ aplyId: keys[first] })).code).toBe(200);
    expect(await trailOf(bank(), "insurance.register", person)).toHaveLength(30);
  });

  test("of a family insures its children, and the policy is a signed PDF", async () => {
    const { steps } = await someone();
    const child = { chld1Nm: "王小寶", chld1NatlId: "A123456789", chld1BrthDt: "2022/03/04" };
    const refused = await steps.register({ insuredType: "3", chldCnt: 1, ...child, totPremAmt: 1 });
    expect(refused).toMatchObject({ code: "INSR000020" });
    const premium = refused.content.premium;
    const number = await steps.insured({
      insuredType: "3",
      chldCnt: 1,
      ...child,
      totPremAmt: premium,
    });
    const { fileNm, cont } = sure(await steps.file(number)).content;
    expect(fileNm).toContain(number);
    const pdf = Buffer.from(cont, "base64").toString("latin1");
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain("/SubFilter /ETSI.CAdES.detached");
  }, 60_000);

  test.each<[string, object, string]>([
    ["a premium that is no longer right", { totPremAmt: 638 }, "INSR000020"],
    ["a plan that is not sold", { planCd: "TRXX0001" }, "INSR000011"],
    [
      "a child of seven",
      { insuredType: "2", chld1Nm: "王小寶", chld1NatlId: "A123456789", chld1BrthDt: "2015/03/04" },
      "INSR000008",
    ],
  ])("is not registered with %s [V12]", async (_, change, code) => {
    const { steps } = await someone();
    expect(await steps.register(change)).toMatchObject({ code });
  });

  test("is not registered without every declaration, which is told beside it", async () => {
    const { steps } = await someone();
    const { status, content } = await steps.register({ hlthYn: "N" });
    expect(status).toBe(400);
    expect(content.fields).toMatchObject([
      { field: "hlthYn", message: expect.stringContaining("聲明事項") },
    ]);
  });

  test("is not registered for who turns 18 a day after the start, nor for who is 80 then [V12]", async () => {
    const start = addDays(dayOf(bank().clock.now()), 1);
    const young = await someone({ birthday: addDays(addMonths(start, -18 * 12), 1) });
    expect(await young.steps.register()).toMatchObject({ code: "INSR000006" });
    const old = await someone({ birthday: addMonths(start, -80 * 12) });
    expect(await old.steps.register()).toMatchObject({ code: "INSR000007" });
  });

  test("says beside which field a child's details are wrong", async () => {
    const { steps } = await someone();
    const { status, content } = await steps.register({ insuredType: "2", chld1NatlId: "A1" });
    expect(status).toBe(400);
    expect(content.fields.map(({ field }: { field: string }) => field)).toEqual([
      "chld1Nm",
      "chld1NatlId",
      "chld1BrthDt",
    ]);
  });

  test("is nobody else's to read, pay, cancel or download", async () => {
    const { steps } = await someone();
    const { id, code } = await steps.coded();
    const other = await someone();
    expect(await other.steps.read(id)).toMatchObject({ code: "INSR000018" });
    expect(await other.steps.pay(id, code)).toMatchObject({ code: "INSR000018" });
    const number = sure(await steps.pay(id, code)).content.plcyNbr;
    expect(await other.steps.cancel(number)).toMatchObject({ code: "INSR000018" });
    expect(await other.steps.file(number)).toMatchObject({ code: "INSR000018" });
  });

  test("is not paid from somebody else's account, with a wrong code, or before the insurer has confirmed", async () => {
    const { person, steps } = await someone();
    const other = await someone();
    const id = sure(await steps.register()).content.aplyId;
    expect(await steps.code(id)).toMatchObject({ code: "INSR000019" });
    expect(await steps.pay(id, "123456")).toMatchObject({ code: "INSR000019" });
    const coded = await steps.coded();
    expect(await steps.code(coded.id, other.person.mainNumber)).toMatchObject({
      code: "INSR000009",
    });
    expect(await steps.pay(coded.id, wrongCode(coded.code))).toMatchObject({ code: "OTPS000001" });
    expect(await steps.pay(coded.id, "12")).toMatchObject({ status: 400 });
    expect(await premiumsOf(person)).toEqual([]);
  });

  test("is kept for an hour", async () => {
    const { steps } = await someone();
    const id = sure(await steps.register()).content.aplyId;
    const registered = bank().clock.now().getTime();
    await bank().owner.query(
      "update insurance_application set expires_at = bank.now() where id = $1",
      [id],
    );
    expect(registered).toBeGreaterThan(0);
    expect(await steps.read(id)).toMatchObject({ code: "INSR000018" });
  });
});

describe("a policy", () => {
  test("is cancelled before its cover starts, its premium given back once", async () => {
    const { person, steps } = await someone();
    const number = await steps.insured();
    const answers = await Promise.all([1, 2, 3].map(() => steps.cancel(number)));
    expect(answers.map(({ content }) => content)).toEqual(
      Array(3).fill({ plcyNbr: number, rfndAmt: 639 }),
    );
    expect(await balanceOf(person)).toBe(10_000);
    expect(await premiumsOf(person)).toHaveLength(2);
    expect((await steps.policies()).content.plcyList[0]).toMatchObject({
      plcyStatCd: "cancelled",
      cnclYn: "N",
    });
  });

  test("is not cancelled once its cover has started", async () => {
    const { person, steps } = await someone();
    const number = await steps.insured();
    for (const table of ["insurance_application", "insurer_policy"]) {
      await bank().owner.query(
        `update ${table} set starts_at = bank.now() - interval '1 second' where ${table === "insurer_policy" ? "number" : "policy_number"} = $1`,
        [number],
      );
    }
    expect(await steps.cancel(number)).toMatchObject({ code: "INSR000023" });
    expect(await balanceOf(person)).toBe(10_000 - 639);
  });
});
