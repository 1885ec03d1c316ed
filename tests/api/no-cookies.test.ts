// A browser that stores no cookie: after a right password the sign-in says why it cannot go on.

import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { codeOf, makeStaff, testDesk } from "../bank/desk.ts";
import { makeCustomer } from "../people/customers.ts";

const bank = testBank();
const desk = testDesk(bank);

const sentences = [
  ["zh-TW", "瀏覽器沒有儲存"],
  ["en", "your browser did not keep"],
  ["ko", "쿠키를 저장하지 않아"],
] as const;

interface SignIn {
  site: FastifyInstance;
  form: Record<string, string>;
}

const signIns: Record<string, () => Promise<SignIn>> = {
  "/login": customer,
  "/accessible/login": customer,
  "/desk/sign-in": async () => {
    const member = await makeStaff(bank(), ["service"]);
    const { userId, password } = member;
    return { site: desk(), form: { userId, password, code: codeOf(bank(), member) } };
  },
};

async function customer(): Promise<SignIn> {
  const { nationalId, userId, password } = await makeCustomer(bank());
  return { site: bank().site, form: { nationalId, userId, password } };
}

test.each(Object.keys(signIns))(
  "%s tells in three languages that the cookie did not come back, and only then",
  { timeout: 60_000 },
  async (path) => {
    const { site, form } = await (signIns[path] as () => Promise<SignIn>)();
    const entered = await site.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });
    const next = String(entered.headers.location);
    expect([entered.statusCode, next.split("?")[0]]).toEqual([303, path]);
    for (const [lang, sentence] of sentences) {
      const without = await site.inject(`${next}&lang=${lang}`);
      expect([without.statusCode, without.body.includes(sentence)]).toEqual([200, true]);
      const fresh = await site.inject(`${path}?lang=${lang}`);
      expect(fresh.body).not.toContain(sentence);
    }
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const signedIn = await site.inject({ url: next, headers: { cookie } });
    expect([signedIn.statusCode, signedIn.body.includes("瀏覽器沒有儲存")]).toEqual([302, false]);
  },
);

test.each(["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example"])(
  "the way on leads to no other site: %j",
  async (to) => {
    const { site, form } = await customer();
    const entered = await site.inject({
      method: "POST",
      url: "/login",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const url = `/login?ended=cookie&to=${encodeURIComponent(to)}`;
    const { headers } = await site.inject({ url, headers: { cookie } });
    expect(headers.location).toBe("/overview");
  },
);
