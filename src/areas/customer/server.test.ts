import { expect, test } from "vitest";
import { memberOf } from "../../../seed/customers/people.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeCustomer, signIn } from "../../../tests/people/customers.ts";

const bank = testBank();
const PROFILE = "/v1/customer/profile/informations";
const TYPE = "/v1/foreign/setting/customer-type";
const CALCULATOR = "/products/loan/calculator";

async function ask(url: string, cookie: string, headers: Record<string, string> = {}) {
  const response = await bank().site.inject({ url, headers: { cookie, ...headers } });
  return { status: response.statusCode, ...response.json() };
}

test("a customer reads their own profile, masked [C01] [F01]", async () => {
  const { code, content } = await ask(PROFILE, await signIn(bank(), memberOf("basic01")));
  expect(code).toBe(200);
  expect(content).toEqual({
    custNm: "林怡君",
    custEngNm: "LIN, YI-CHUN",
    natlId: "A22****833",
    brthDt: "1994/**/**",
    moblNbr: "0928***305",
    custEmail: "y***@mail.example.test",
    indvCustAcctTpCd: "01",
    joinDt: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/),
    crtfList: [],
  });
});

test("nothing of a profile tells what it masks", async () => {
  const { password, nationalId, mobile, email } = memberOf("advanced01");
  const cookie = await signIn(bank(), memberOf("advanced01"));
  const { body } = await bank().site.inject({ url: PROFILE, headers: { cookie } });
  for (const secret of [password, nationalId, mobile, email ?? ""]) {
    expect(body).not.toContain(secret);
  }
});

test("a customer without mail has none in the profile [C01]", async () => {
  const { content } = await ask(PROFILE, await signIn(bank(), memberOf("nomail01")));
  expect(content).toMatchObject({ custEmail: null, indvCustAcctTpCd: "02" });
});

test.each([
  ["advanced01", "02", "02"],
  ["joint01", "02", "01"],
  ["foreign01", "01", "01"],
  ["twdonly01", "01", null],
])(
  "%s is of type %s in TWD and %s in foreign currencies [C22] [F01]",
  async (who, twd, foreign) => {
    const { content } = await ask(TYPE, await signIn(bank(), memberOf(who)));
    expect(content).toEqual({
      twdAccount: { indvCustAcctTpCd: twd },
      foreignAccount: foreign && { indvCustAcctTpCd: foreign },
    });
  },
);

test("a new tier counts from the next call on", async () => {
  const person = await makeCustomer(bank(), { tier: "basic", usd: 10_000 });
  const cookie = await signIn(bank(), person);
  expect((await ask(TYPE, cookie)).content.foreignAccount).toEqual({ indvCustAcctTpCd: "01" });
  await bank().owner.query("update account set tier = 'advanced' where id = $1", [person.usdId]);
  expect((await ask(TYPE, cookie)).content).toEqual({
    twdAccount: { indvCustAcctTpCd: "01" },
    foreignAccount: { indvCustAcctTpCd: "02" },
  });
  await bank().owner.query("update account set state = 'closed' where id = $1", [person.usdId]);
  expect((await ask(TYPE, cookie)).content.foreignAccount).toBeNull();
});

test.each([PROFILE, TYPE])("%s is for customers only", async (url) => {
  expect(await ask(url, "")).toMatchObject({ status: 200, code: "CHEA000001", content: null });
});

test.each([PROFILE, TYPE])("%s takes no word for yes or no but Y and N", async (url) => {
  const cookie = await signIn(bank(), memberOf("basic01"));
  expect(await ask(`${url}?notTrcYn=y`, cookie)).toMatchObject({ status: 400 });
});

// Must run last: the bank flushes its counts when it closes.
test("kinds of account are counted, unless somebody does not want it [S11]", async () => {
  const cookie = await signIn(bank(), memberOf("wealthy01"));
  await ask(PROFILE, cookie, { "accept-language": "en" });
  await ask(TYPE, cookie, { "accept-language": "en" });
  for (const url of [PROFILE, TYPE]) {
    await ask(`${url}?notTrcYn=Y`, cookie, { "accept-language": "ko" });
    await ask(url, cookie, { "accept-language": "ko", dnt: "1" });
    await ask(url, cookie, { "accept-language": "ko", "sec-gpc": "1" });
    await ask(url, `${cookie}; counting=refused`, { "accept-language": "ko" });
  }
  // The product page that reads the account type of its reader.
  const page = { cookie: `${cookie}; language=en` };
  expect((await bank().site.inject({ url: CALCULATOR, headers: page })).statusCode).toBe(200);
  const refused = { cookie: `${cookie}; language=ko; counting=refused` };
  expect((await bank().site.inject({ url: CALCULATOR, headers: refused })).statusCode).toBe(200);
  await bank().site.close();
  const unwanted = await bank().owner.query(
    "select from analytics_count where name = 'account-type' and language = 'ko'",
    [],
  );
  expect(unwanted).toEqual([]);
  const english = await bank().owner.query<{ detail: string; times: string }>(
    "select detail, times from analytics_count where name = 'account-type' and language = 'en' order by detail",
    [],
  );
  expect(english).toEqual([
    { detail: "foreign-02", times: "2" },
    { detail: "twd-02", times: "3" },
  ]);
});
