import { describe, expect, test } from "vitest";
import { ownAccountNumber } from "#base/banks/account-number.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { designate, senderOf, sure } from "../../../../tests/people/transfers.ts";
import { PAYEE_LOOKS_A_DAY } from "../rules/order.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
const elsewhere = { toBnkCd: "812", toAcctNbr: "123456789012" };
const MASKED = /^\p{Script=Han}○\p{Script=Han}$/u;

const someone = async () => senderOf(bank(), await makeCustomer(bank(), { tier: "advanced" }));

/** The page as a signed-in customer sees it. */
async function page(url: string, cookie: string): Promise<string> {
  return (await bank().site.inject({ url, headers: { cookie } })).body;
}

describe("the payee's name", () => {
  test("at another bank is told masked, the same on every page of the transfer", async () => {
    const sender = await someone();
    const { key, token } = await sender.ready({ ...elsewhere, amount: 1_000 });
    const read = await ask(bank(), `/v1/transfer/preparations/${key}`, { cookie: sender.cookie });
    expect(read.content.toNm).toMatch(MASKED);
    const again = await sender.prepare({ ...elsewhere, amount: 2_000 });
    expect(again.content.toNm).toBe(read.content.toNm);
    const next = `/accessible/transfer/confirm?key=${again.content.trfrKey}`;
    expect(await page(next, sender.cookie)).toContain(read.content.toNm);
    sure(await sender.execute(key, token));
    expect((await sender.receipt(key)).content.toNm).toBe(read.content.toNm);
  });

  test("of a designated account is the one the form tells, under the same mask", async () => {
    const person = await makeCustomer(bank());
    const dsgnAcctId = await designate(bank(), person);
    const sender = await senderOf(bank(), person);
    const names = { hldrNm: "林○華", nickNm: "房東" };
    expect((await sender.standings()).content.dsgnAcctList).toMatchObject([names]);
    const typed = { kind: "designated", dsgnAcctId, amount: 1_000 };
    const { content } = sure(await sender.prepare(typed));
    expect(content).toMatchObject({ toNm: "林○華", toNickNm: "房東" });
    const confirm = await page(
      `/accessible/transfer/confirm?key=${content.trfrKey}`,
      sender.cookie,
    );
    expect(confirm).toContain("房東");
    expect(confirm).toContain("林○華");
    const { key } = await sender.send(typed);
    expect((await sender.receipt(key)).content).toMatchObject({ toNm: "林○華", toNickNm: "房東" });
  });

  test("that the other bank does not know is said not to be known", async () => {
    const sender = await someone();
    const unknown = { toBnkCd: "812", toAcctNbr: "123456789000" };
    const { content } = sure(await sender.prepare({ ...unknown, amount: 1_000 }));
    expect(content.toNm).toBeNull();
    const confirm = await page(
      `/accessible/transfer/confirm?key=${content.trfrKey}`,
      sender.cookie,
    );
    expect(confirm).toContain("這次無法顯示轉入銀行的戶名");
  });
});

test("a payee flagged for fraud is refused like a number that is not there, and unnamed", async () => {
  const sender = await someone();
  const { mainNumber } = await makeCustomer(bank(), { flagged: true });
  const flagged = await sender.prepare({ toBnkCd: "899", toAcctNbr: mainNumber, amount: 100 });
  const toAcctNbr = ownAccountNumber("99000000001");
  const nobody = await sender.prepare({ toBnkCd: "899", toAcctNbr, amount: 100 });
  expect(nobody.code).toBe("TRFR000012");
  expect(flagged).toEqual(nobody);
});

describe("looking payees up", () => {
  const number = (index: number) => String(700_000_000_000 + index * 7 + 1);
  const lookUp = (
    sender: Awaited<ReturnType<typeof someone>>,
    toAcctNbr: string,
    toBnkCd = "812",
  ) => sender.prepare({ toBnkCd, toAcctNbr, amount: 1_000 });

  test("ends for the day after so many, at once or one by one, and not for who is known", async () => {
    const sender = await someone();
    const { key } = await sender.send({ ...elsewhere, amount: 1_000 });
    expect(key).toBeTruthy();
    const tried = Array.from({ length: PAYEE_LOOKS_A_DAY + 20 }, (_, index) => number(index));
    const responses = await Promise.all(tried.map((each) => lookUp(sender, each)));
    const codes = responses.map(({ code }) => code);
    // One lookup was for the payee who is known by now.
    expect(codes.filter((code) => code === 200)).toHaveLength(PAYEE_LOOKS_A_DAY - 1);
    expect(codes.filter((code) => code === "TRFR000024")).toHaveLength(21);
    const refused = responses.find(({ code }) => code === "TRFR000024");
    expect(refused).toMatchObject({ content: null });
    // Nor is it revealed whether a number of this bank exists.
    const nobody = ownAccountNumber("99000000001");
    expect(await lookUp(sender, nobody, "899")).toMatchObject({ code: "TRFR000024" });
    const someoneElse = await makeCustomer(bank());
    expect(await lookUp(sender, someoneElse.mainNumber, "899")).toMatchObject({
      code: "TRFR000024",
    });
    // Payees paid before, and those looked up today, remain available.
    sure(await sender.prepare({ ...elsewhere, amount: 1_500 }));
    const seen = tried[codes.indexOf(200)] ?? "";
    sure(await lookUp(sender, seen));
    await bank().owner.query("update payee_look set day = day - 1 where customer_id = $1", [
      sender.person.id,
    ]);
    sure(await lookUp(sender, number(1_000)));
    const endpoints = await bank().owner.query("select from payee_look where customer_id = $1", [
      sender.person.id,
    ]);
    expect(endpoints).toHaveLength(1);
  });
});
