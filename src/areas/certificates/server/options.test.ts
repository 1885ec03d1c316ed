import { expect, test } from "vitest";
import { formatDay } from "#base/time/day.ts";
import { memberOf } from "../../../../seed/customers/people.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { openYear, yesterday } from "../../../../tests/people/certificates.ts";
import { signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();

test("a customer is told which accounts, loans and years there are, and why not for a kind [C03]", async () => {
  const options = async (userId: string) => {
    const cookie = await signIn(bank(), memberOf(userId));
    return (await ask(bank(), "/v1/support/certificates/options", { cookie })).content;
  };
  const lent = await options("loans01");
  expect(lent).toMatchObject({ custNm: "鄭文彬", custEngNm: "CHENG, WEN-PIN" });
  expect(lent.lastDt).toBe(formatDay(yesterday));
  expect(lent.lnAcctList).toHaveLength(5);
  expect(lent.acctLst).toMatchObject([{ ccyCd: "TWD", feeYn: "Y" }]);
  const open = (year: { opnYn: string }) => year.opnYn === "Y";
  expect(lent.yrList.filter(open)[0].baseYr).toBe(openYear);
  expect(lent.rfslList.map(({ crtfTpCd }: { crtfTpCd: string }) => crtfTpCd)).toEqual([]);
  const unlent = await options("basic01");
  expect(unlent.lnAcctList).toEqual([]);
  const loanKinds = ["loan-balance", "loan-completion", "loan-repayment"];
  const none = { code: "LBEB000527", message: expect.stringContaining("貸款") };
  expect(unlent.rfslList).toEqual(
    expect.arrayContaining(loanKinds.map((crtfTpCd) => ({ crtfTpCd, ...none }))),
  );
});
