import { describe, expect, test } from "vitest";
import { dayOf, formatDay } from "#base/time/day.ts";
import { memberOf } from "../../../../seed/customers/people.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();

interface WireLoan {
  lnRef: string;
  lnStsCd: string;
}

interface WirePayment {
  payDt: string;
  paySttsCd: string;
  prncAmt: number;
  intAmt: number;
}

const cookieOf = (userId: string) => signIn(bank(), memberOf(userId));
const list = (cookie: string, language = "zh-TW") =>
  ask(bank(), "/v1/loan/own", { cookie, language });
const read = (cookie: string, reference: string) =>
  ask(bank(), `/v1/loan/own/${reference}`, { cookie });

const inState = (loans: readonly WireLoan[], state: string) =>
  loans.filter(({ lnStsCd }) => lnStsCd === state);

describe("the customer's own loans", () => {
  test("are listed with what is due next and what is overdue", async () => {
    const cookie = await cookieOf("loans01");
    const { content } = await list(cookie);
    const loans: WireLoan[] = content.lnAcctList;
    const states = loans.map(({ lnStsCd }) => lnStsCd).toSorted();
    expect(states).toEqual(["completed", "completed", "non-accrual", "overdue", "repaying"]);
    expect(inState(loans, "repaying")[0]).toMatchObject({
      ...{ pdNm: "信貸（分期型）", acctNbr: expect.stringMatching(/^\*+\d{4}$/) },
      ...{ lnAmt: 300_000, lnRt: 588, lnPrd: 60, tmntDt: null },
      ...{ ovduCnt: 0, ovduAmt: 0, ovduDt: null },
      nextPay: { payAmt: 5_783 },
    });
    expect(inState(loans, "overdue")[0]).toMatchObject({ lnAmt: 150_000, ovduCnt: 2 });
    for (const done of inState(loans, "completed")) {
      expect(done).toMatchObject({ balAmt: 0, nextPay: null, ovduCnt: 0, ovduAmt: 0 });
    }
    expect((await list(cookie, "en")).content.lnAcctList[0].pdNm).toBe("Installment loan");
  });

  test("are read with every installment, which add up, and what would repay them today", async () => {
    const cookie = await cookieOf("loans01");
    const loans: WireLoan[] = (await list(cookie)).content.lnAcctList;
    const [repaying] = inState(loans, "repaying");
    const { content } = await read(cookie, repaying?.lnRef ?? "");
    const payments: WirePayment[] = content.payList;
    const sum = (status: string) =>
      payments
        .filter(({ paySttsCd }) => paySttsCd === status)
        .reduce((total, { prncAmt }) => total + prncAmt, 0);
    expect(payments).toHaveLength(60);
    expect(sum("paid") + content.balAmt).toBe(300_000);
    expect(sum("open")).toBe(content.balAmt);
    expect(content.pyofInfo).toMatchObject({
      pyofPrncAmt: content.balAmt,
      pyofTotAmt: content.balAmt + content.pyofInfo.pyofIntAmt,
      baseDt: formatDay(dayOf(bank().clock.now())),
    });
    const [next] = payments.filter(({ paySttsCd }) => paySttsCd === "open");
    expect(content.nextPay.payDt).toBe(next?.payDt);
    expect((next?.prncAmt ?? 0) + (next?.intAmt ?? 0)).toBe(5_783);
  });

  test("have no sum that repays them once they are repaid or called in", async () => {
    const cookie = await cookieOf("loans01");
    const loans: WireLoan[] = (await list(cookie)).content.lnAcctList;
    for (const { lnRef } of [...inState(loans, "completed"), ...inState(loans, "non-accrual")]) {
      expect((await read(cookie, lnRef)).content.pyofInfo).toBeNull();
    }
  });

  test("are nobody else's, and nobody's without a session", async () => {
    const loans: WireLoan[] = (await list(await cookieOf("loans01"))).content.lnAcctList;
    const reference = loans[0]?.lnRef ?? "";
    const stranger = await signIn(bank(), await makeCustomer(bank()));
    expect((await list(stranger)).content.lnAcctList).toEqual([]);
    expect((await read(stranger, reference)).code).toBe("LBEB000527");
    expect((await read("", reference)).code).toBe("CHEA000001");
  });
});
