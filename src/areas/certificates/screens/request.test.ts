import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { depositForm, type Fields } from "../../../../tests/people/certificate-forms.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { openSession } from "../../../../tests/people/transfers.ts";
import { texts } from "../texts/zh.ts";

const bank = testBank({ pagesPerMinute: 1_000_000, callsPerMinute: 1_000_000 });
const POST = { delivery: "post", postalAddress: "臺北市中正區晨光路一段 18 號" };
const LONG = { timeout: 60_000 };

const formOf = async (options = {}) => {
  const person = await makeCustomer(bank(), options);
  const cookie = await openSession(bank(), person);
  return { person, cookie, ...(await depositForm(bank(), cookie)) };
};

describe("the check of a request", LONG, () => {
  test("comes to whoever has no account that could pay for the post [R15]", async () => {
    for (const options of [{}, { state: "frozen", usd: 5_000 }]) {
      const { send } = await formOf(options);
      const checked = await send({ step: "check" });
      expect(checked.statusCode).toBe(200);
      expect(checked.body).toContain(texts.check.title);
    }
  });

  test("names the fee and the account that pays it, for the post alone [R15] [K03]", async () => {
    const { send, person } = await formOf();
    const paid = { ...POST, copies: "3", feeAccount: person.mainNumber };
    const shown = person.mainNumber.replace(/(\d{4})(?=\d)/g, "$1-");
    expect((await send({ step: "check", ...paid })).body).toContain(`NT$300，核准時自 ${shown}`);
    const free = await send({ step: "check", ...paid, delivery: "download" });
    expect(free.body).not.toContain(shown);
  });

  test("is answered whatever is sent, and never with a fault", async () => {
    const { send, person } = await formOf();
    const names = [
      ...["requestId", "feeAccount", "delivery", "copies", "language", "currency", "scope"],
      ...["accountNumbers", "englishName", "baseDay", "baseDay-year", "step"],
    ];
    const hostile = ["", "abc", "３", "\u0000", ["download", "x"]];
    const paid = { ...POST, feeAccount: person.mainNumber };
    const sent: Fields[] = [
      ...names.flatMap((name) => hostile.map((value) => ({ step: "check", [name]: value }))),
      ...hostile.map((copies) => ({ step: "check", ...paid, copies })),
      ...hostile.map((feeAccount) => ({ step: "check", ...paid, feeAccount })),
      // Names that every object has.
      ...["__proto__", "constructor"].map((name) => Object.fromEntries([[name, "x"]])),
      { step: "check", delivery: ["post", "download"] },
      { step: "check", delivery: ["download", "post"], feeAccount: ["", "x"] },
    ];
    for (const fields of sent) {
      const { statusCode } = await send(fields);
      expect([200, 303, 400, 429], JSON.stringify(fields)).toContain(statusCode);
    }
  });
});

describe("a request by form", LONG, () => {
  test("under another English name says before and after that it is reviewed [R15] [R16]", async () => {
    const { send, cookie, requestId } = await formOf();
    const named = { englishName: "MUSK, ELON" };
    expect((await send({ step: "check", ...named })).body).toContain(texts.check.otherName);
    const sent = await send({ step: "send", ...named });
    const way = String(sent.headers.location);
    expect(way).toBe(`/certification/deposit-balance-complete?request=${requestId}`);
    const { body } = await bank().site.inject({ url: way, headers: { cookie } });
    expect(body).toContain(texts.complete.later);
    expect(body).not.toContain(texts.complete.download);
  });

  test("that is sent again with a change gets an id of its own, and the way to the first [R15]", async () => {
    const { send, idIn, requestId } = await formOf();
    expect((await send({ step: "send" })).statusCode).toBe(303);
    const changed = { purpose: "study" };
    const refused = await send({ step: "send", ...changed });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(texts.form.used);
    expect(refused.body).toContain(`href="/certification/deposit-balance/issued/${requestId}"`);
    expect(refused.body).toMatch(/<option[^>]*value="study"[^>]*selected/);
    const fresh = idIn(refused.body);
    expect(fresh).not.toBe(requestId);
    const again = await send({ step: "send", ...changed, requestId: fresh });
    expect(again.headers.location).toContain(fresh);
  });

  test("whose document was revoked says so with the day, and offers no file [R15]", async () => {
    const { send, cookie, requestId } = await formOf();
    await send({ step: "send" });
    await bank().owner.query(
      "update certificate_document set revoked_at = '2026-03-05T12:00:00+08:00' where request_id = $1",
      [requestId],
    );
    const url = `/certification/deposit-balance/issued/${requestId}`;
    const { body } = await bank().site.inject({ url, headers: { cookie } });
    expect(body).toContain("這份文件已於 2026/03/05 作廢");
    expect(body).not.toContain(texts.issued.download);
    const list = await bank().site.inject({ url: "/certification", headers: { cookie } });
    expect(list.body).toContain(texts.states.revoked);
  });
});
