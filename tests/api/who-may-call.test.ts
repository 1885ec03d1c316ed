import { expect, test } from "vitest";
import { areas, builderAreas } from "#app/areas.ts";
import { deskEndpoints } from "#app/sites/desk.ts";
import { callKey } from "#base/call/call.ts";
import { testBank } from "../bank/bank.ts";
import { ask } from "../people/asking.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

const bank = testBank({ callsPerMinute: 100_000 });

// The calls for visitors, listed independently of the contracts: a call opened to visitors by
// mistake fails here. Every call that is not in the list is for customers.
const forAnyone = `
DELETE /v1/support/chats/current
DELETE /v1/support/chats/requests
GET /v1/board/banners
GET /v1/board/events
GET /v1/board/events/{evntNbr}
GET /v1/board/notice
GET /v1/board/notice/{ntcNbr}
GET /v1/callcenter/information
GET /v1/citizen-card/downloads
GET /v1/citizen-card/ticket-keys
GET /v1/customer/login/remembered
GET /v1/customer/login/session
GET /v1/dev/outbox
GET /v1/fund/common/funds
GET /v1/fund/common/notice
GET /v1/fund/common/notice/{noticeNbr}
GET /v1/fund/common/remuneration/{fndTpCd}/{fndCd}
GET /v1/insurance/common/limit
GET /v1/insurance/compare/list
GET /v1/insurance/list
GET /v1/insurance/partner/hand-over
GET /v1/insurance/plan/detail/list
GET /v1/insurance/plan/list
GET /v1/insurance/travel/compare
GET /v1/insurance/travel/coverage
GET /v1/insurance/travel/detail
GET /v1/insurance/travel/rates
GET /v1/loan/common/products/{pdCd}
GET /v1/rates/deposit
GET /v1/rates/deposit/history
GET /v1/rates/exchange
GET /v1/rates/exchange/history
GET /v1/rates/loan
GET /v1/search
GET /v1/securities/common/product-detail/{pdCd}
GET /v1/securities/etf/offerings
GET /v1/securities/stock/idxList
GET /v1/securities/stock/list
GET /v1/securities/stock/top-n
GET /v1/securities/stock/{stkCd}/prices
GET /v1/securities/trending
GET /v1/security/keyPad/signed/authentication/1.1
GET /v1/support/brandcenter
GET /v1/support/certificates/verifications/{docIssuId}
GET /v1/support/chats/current
GET /v1/support/chats/files/{fileId}
GET /v1/support/faqs
GET /v1/support/faqs/categories
GET /v1/support/faqs/count
GET /v1/support/faqs/count/
GET /v1/support/faqs/misses
GET /v1/support/faqs/sub-categories
GET /v1/support/faqs/{ctgCd}
GET /v1/support/faqs/{subCtgCd}/{faqNbr}
GET /v1/support/holidays
GET /v1/support/inquiry/files
GET /v1/support/inquiry/receipts/{inqrId}
GET /v1/support/inquiry/topics
GET /v1/support/resource/documents
GET /v1/support/resource/documents/{docRsrcNbr}
GET /v1/support/resource/documents/{docRsrcNbr}/comparison
GET /v1/support/resource/files/{docRsrcNbr}
GET /v1/timeline/discover/nologinproduct
GET /v1/timeline/discover/product/group
GET /v1/timeline/discover/product/group/{groupCode}
GET /v1/timeline/discover/productdetail
POST /v1/authentication/otp/certifications
POST /v1/authentication/otp/nologin/request
POST /v1/customer/login
POST /v1/customer/login/nationalids
POST /v1/customer/login/password-resets
POST /v1/customer/login/user-id-search
POST /v1/customer/logout
POST /v1/debitcard/manage/lost/nologin
POST /v1/debitcard/manage/lost/nologin/cards
POST /v1/insurance/motor/quote
POST /v1/insurance/partner/confirmation
POST /v1/insurance/travel/trial
POST /v1/kit/echo
POST /v1/support/chats
POST /v1/support/chats/endings
POST /v1/support/chats/messages
POST /v1/support/chats/readings
POST /v1/support/chats/requests
POST /v1/support/chats/transcripts
POST /v1/support/chats/typing
POST /v1/support/inquiry/files
POST /v1/support/inquiry/form
POST /v1/support/terms
`;

const customerCalls = areas.filter(({ call }) => call.who === "customer").map(({ call }) => call);

/** The call with values for its path parameters; its input need not be valid. */
const urlOf = (path: string) => path.replace(/\{\w+\}/g, "1");

async function refusals(cookie: string): Promise<Record<string, string | number>> {
  const responses: Record<string, string | number> = {};
  for (const { method, path } of customerCalls) {
    const payload = method === "GET" ? {} : { payload: {} };
    const { status, code } = await ask(bank(), urlOf(path), { method, cookie, ...payload });
    expect(status).toBe(200);
    responses[`${method} ${path}`] = code;
  }
  return responses;
}

const all = (code: string) =>
  Object.fromEntries(customerCalls.map((call) => [callKey(call), code]));

test("strangers may call what is written here and nothing else", () => {
  const open = [...areas, ...builderAreas].filter(({ call }) => call.who === "anyone");
  expect(open.map(({ call }) => callKey(call)).sort()).toEqual(forAnyone.trim().split("\n"));
});

test("strangers may sign in and out at the desk and nothing else", () => {
  const open = deskEndpoints.filter(({ call }) => call.who === "anyone");
  expect(open.map(({ call }) => callKey(call)).sort()).toEqual([
    "GET /v1/desk/sign-in/passkey-challenge",
    "POST /v1/desk/sign-in",
    "POST /v1/desk/sign-out",
  ]);
});

test("every call for customers refuses a guest, whatever is sent [E01]", async () => {
  expect(await refusals("")).toEqual(all("CHEA000001"));
});

test("every call for customers refuses a session that was signed out [C10] [E01]", async () => {
  const cookie = await signIn(bank(), await makeCustomer(bank()));
  const out = await ask(bank(), "/v1/customer/logout", { method: "POST", payload: {}, cookie });
  expect(out.code).toBe(200);
  expect(await refusals(cookie)).toEqual(all("CHEA000001"));
});

test("every call for customers refuses the session that a second sign-in ended [E02]", async () => {
  const person = await makeCustomer(bank());
  const first = await signIn(bank(), person);
  await signIn(bank(), person);
  expect(await refusals(first)).toEqual(all("CHEA000003"));
});
