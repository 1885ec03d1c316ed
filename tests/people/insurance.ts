// Applications for travel insurance by the real calls, step by step.

import { randomUUID } from "node:crypto";
import { addDays, dayOf, formatDay } from "#base/time/day.ts";
import type { Bank } from "../bank/bank.ts";
import { ask, type CallResponse, codeSentTo } from "./asking.ts";
import type { Person } from "./customers.ts";

/** A trial on the wire: five days abroad from tomorrow for oneself, with changes. */
export function trialOf(bank: Bank, change: object = {}) {
  const tomorrow = addDays(dayOf(bank.clock.now()), 1);
  return {
    destination: "O",
    selectedAmount: 5_000_000,
    startDate: formatDay(tomorrow),
    endDate: formatDay(addDays(tomorrow, 4)),
    leavingTime: "09:30",
    insuredType: "1",
    age: 36,
    ...change,
  };
}

/** A registration on the wire. */
export function registrationOf(bank: Bank, change: object = {}) {
  return {
    aplyId: randomUUID(),
    planCd: "TRXH0002",
    ...trialOf(bank),
    totPremAmt: 639,
    hlthYn: "Y",
    trmsAgrtYn: "Y",
    prvcAgrtYn: "Y",
    ...change,
  };
}

/** The steps of an application in a customer's session. */
export function applicant(bank: Bank, person: Person, cookie: string) {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    ask(bank, url, { payload, cookie, headers });
  const applications = "/v1/insurance/travel/applications";
  const steps = {
    register: (change: object = {}) => post(applications, registrationOf(bank, change)),
    read: (id: string) => ask(bank, `${applications}/${id}`, { cookie }),
    redirect: (payload: object, headers: Record<string, string> = {}) =>
      post("/v1/ecosystem/common/external-verification/redirect", payload, headers),
    confirm: (address: string, natlIdEnd = person.nationalId.slice(-4)) =>
      ask(bank, "/v1/insurance/partner/confirmation", {
        payload: { token: tokenIn(address), natlIdEnd },
      }),
    accept: (address: string) =>
      post("/v1/ecosystem/common/external-verification/answer", { ansrVal: tokenIn(address) }),
    code: (id: string, acctNbr = person.mainNumber) =>
      post(`${applications}/${id}/code`, { acctNbr }),
    pay: (id: string, otpVal: string) => post(`${applications}/${id}/payment`, { otpVal }),
    policies: () => ask(bank, "/v1/insurance/policies", { cookie }),
    cancel: (number: string) => post(`/v1/insurance/policies/${number}/cancellation`, {}),
    file: (number: string) => ask(bank, `/v1/insurance/policies/${number}/file`, { cookie }),
    /** Registered and confirmed by the insurer. */
    async verified(change: object = {}): Promise<string> {
      const id = sure(await steps.register(change)).content.aplyId;
      const { redirectUrl } = sure(
        await steps.redirect({ authPposCd: "travel", aplyId: id }),
      ).content;
      const { returnUrl } = sure(await steps.confirm(redirectUrl)).content;
      sure(await steps.accept(returnUrl));
      return id;
    },
    /** Verified, and a code sent. */
    async coded(change: object = {}): Promise<{ id: string; code: string }> {
      const id = await steps.verified(change);
      sure(await steps.code(id));
      return { id, code: await codeSentTo(bank, person) };
    },
    /** Paid and issued; returns the number of the policy. */
    async insured(change: object = {}): Promise<string> {
      const { id, code } = await steps.coded(change);
      return sure(await steps.pay(id, code)).content.plcyNbr;
    },
  };
  return steps;
}

/** The signed part of a URL. */
export function tokenIn(address: string): string {
  return new URL(address, "https://bank.test").searchParams.values().next().value ?? "";
}

/** Returns a successful response; throws otherwise. */
export function sure(response: CallResponse): CallResponse {
  if (response.code !== 200) throw new Error(`${response.code}: ${JSON.stringify(response)}`);
  return response;
}
