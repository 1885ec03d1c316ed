import { expect, test } from "vitest";
import { memberOf } from "../../../seed/customers/people.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask, trailOf } from "../../../tests/people/asking.ts";
import { signIn } from "../../../tests/people/customers.ts";
import { CURRENT_TERMS, proveCard, upgrader } from "../../../tests/people/upgrades.ts";
import { jobs } from "./jobs.ts";

const bank = testBank();
const TWD = "/customer/citizen-card/types/upgrade";
const FOREIGN = "/customer/citizen-card/types/one-plus/upgrade";
const put = (payload: object) => ({ method: "PUT" as const, payload });

test.each([
  ["twdonly01", ["Y", "N", "N"]],
  ["foreign01", ["Y", "Y", "Y"]],
  ["joint01", ["N", "Y", "N"]],
  ["advanced01", ["N", "N", "N"]],
])("%s can choose from what is possible [C23]", async (who, possible) => {
  const cookie = await signIn(bank(), memberOf(who));
  const path = "/v1/foreign/setting/upgrade-account-option";
  const { content } = await ask(bank(), path, { cookie });
  expect(content.optList).toEqual(
    ["twd", "foreign", "both"].map((upgrdAcctTpCd, index) => ({
      ...{ upgrdAcctTpCd, psblYn: possible[index] },
    })),
  );
});

test("the terms are those of the occasion, and what is agreed to is kept with its version [C20] [B06]", async () => {
  const one = await upgrader(bank());
  const { content } = await one.ask("/support/terms", { payload: { trmsTpCd: "upgrade" } });
  const listed = content.trmsList as { cmsContId: string; trmsVerCd: string }[];
  const agreed = listed.map(({ cmsContId, trmsVerCd }) => `${cmsContId}@${trmsVerCd}`);
  expect(agreed).toEqual(CURRENT_TERMS);
  expect(await one.ask("/upgrade/agreements", { payload: { agreed } })).toMatchObject({
    code: 200,
    content: { step: "accounts" },
  });
  const stored = await bank().owner.query(
    `select document_number, version, upgrade_agreement.language from upgrade_agreement
       join upgrade on upgrade.id = upgrade_id where customer_id = $1 order by document_number`,
    [one.person.id],
  );
  expect(stored).toEqual([
    { document_number: 6, version: "2.0", language: "zh" },
    { document_number: 7, version: "2.0", language: "zh" },
    { document_number: 8, version: "1.0", language: "zh" },
  ]);
  const [trail] = await trailOf(bank(), "upgrade.terms", one.person);
  expect(trail).toMatchObject({ outcome: "ok", detail: { versions: "7@2.0 8@1.0 6@2.0" } });
});

test.each([
  ["an older version", ["7@1.0", "8@1.0", "6@2.0"]],
  ["one document less", ["7@2.0", "8@1.0"]],
  ["nothing", []],
])("%s is no agreement", async (_, agreed) => {
  const one = await upgrader(bank());
  expect((await one.ask("/upgrade/agreements", { payload: { agreed } })).code).toBe("UPGR000003");
  expect((await one.progress()).step).toBe("terms");
});

test("terms that change under way have to be agreed to again, and the rest is kept", async () => {
  const one = await upgrader(bank());
  await one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  await one.ask("/upgrade/accounts", put({ scope: "twd" }));
  await bank().owner.query(
    `insert into document_version (number, version, effective_on, body)
     select number, '2.1', bank.today(), body from document_version
      where number = 7 and version = '2.0'`,
    [],
  );
  try {
    expect((await one.progress()).step).toBe("terms");
    expect((await one.ask(TWD, put({}))).code).toBe("UPGR000003");
    const agreed = ["7@2.1", "8@1.0", "6@2.0"];
    const response = await one.ask("/upgrade/agreements", { payload: { agreed } });
    expect(response.content).toEqual({ step: "certificate" });
  } finally {
    await bank().owner.query("delete from upgrade_agreement where version = '2.1'", []);
    await bank().owner.query("delete from document_version where version = '2.1'", []);
  }
});

test("who has nothing to upgrade cannot begin", async () => {
  const one = await upgrader(bank(), { tier: "advanced" });
  const response = await one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  expect(response.code).toBe("UPGR000001");
});

test("steps cannot be skipped, and accounts that are not there cannot be chosen", async () => {
  const one = await upgrader(bank());
  expect((await one.ask("/upgrade/accounts", put({ scope: "twd" }))).code).toBe("UPGR000002");
  expect((await one.ask(TWD, put({}))).code).toBe("UPGR000002");
  await one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  expect((await one.ask(TWD, put({}))).code).toBe("UPGR000002");
  expect((await one.ask("/upgrade/accounts", put({ scope: "both" }))).code).toBe("UPGR000004");
  expect((await one.ask("/upgrade/accounts", put({ scope: "gold" }))).status).toBe(400);
  expect((await one.ask("/upgrade/call", { payload: { consent: true } })).code).toBe("UPGR000002");
  await one.ask("/upgrade/accounts", put({ scope: "twd" }));
  expect((await one.ask(FOREIGN, put({}))).code).toBe("UPGR000004");
});

test("the call for TWD answers result and tier: nothing without a certificate, then that the video call is open [C19] [F07]", async () => {
  const one = await upgrader(bank());
  await one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  await one.ask("/upgrade/accounts", put({ scope: "twd" }));
  expect((await one.ask(TWD, put({}))).code).toBe("CTZN000009");
  expect((await one.progress()).step).toBe("certificate");
  const serial = await proveCard(bank(), one.person);
  expect(await one.ask(TWD, put({}))).toMatchObject({
    code: 200,
    content: { prcsRsltCd: "01", indvCustAcctTpCd: "01" },
  });
  const progress = await one.progress();
  expect(progress).toMatchObject({ step: "video", certificate: { serialNumber: serial } });
  // A repeated call returns the same: only the desk decides.
  expect((await one.ask(TWD, put({}))).content).toEqual({
    prcsRsltCd: "01",
    indvCustAcctTpCd: "01",
  });
});

test.each(["foreign", "both"])("%s is raised by the other call [C21] [F07]", async (scope) => {
  const one = await upgrader(bank(), { usd: 10_000 });
  await one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  await one.ask("/upgrade/accounts", put({ scope }));
  await proveCard(bank(), one.person);
  expect((await one.ask(TWD, put({}))).code).toBe("UPGR000004");
  expect((await one.ask(FOREIGN, put({}))).content).toEqual({
    prcsRsltCd: "01",
    indvCustAcctTpCd: "01",
  });
});

test("two pages at the same moment begin one upgrade", async () => {
  const one = await upgrader(bank());
  const agree = () => one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  const responses = await Promise.all([agree(), agree(), agree()]);
  expect(responses.map(({ code }) => code)).toEqual([200, 200, 200]);
  const rows = await bank().owner.query("select from upgrade where customer_id = $1", [
    one.person.id,
  ]);
  expect(rows).toHaveLength(1);
});

test("what was begun is resumed the next day, and for 30 days [B06]", async () => {
  const one = await upgrader(bank());
  await one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  await one.ask("/upgrade/accounts", put({ scope: "twd" }));
  const age = (days: number) =>
    bank().owner.query(
      "update upgrade set changed_at = bank.now() - make_interval(days => $2) where customer_id = $1",
      [one.person.id, days],
    );
  await age(29);
  expect(await one.progress()).toMatchObject({ step: "certificate", scope: "twd" });
  await age(30);
  expect(await one.progress()).toMatchObject({ step: "terms" });
  await jobs.find(({ name }) => name === "expire upgrades")?.work(bank().pool);
  const [row] = await bank().owner.query<{ state: string }>(
    "select state from upgrade where customer_id = $1",
    [one.person.id],
  );
  expect(row?.state).toBe("expired");
  const agreed = await one.ask("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  expect(agreed.content).toEqual({ step: "accounts" });
});

test("nobody but the owner of the database writes a tier, whatever was approved", async () => {
  for (const statement of [
    "update account set tier = 'advanced'",
    "update upgrade set decided_by = 1",
    "select bank.account_raise_tier(gen_random_uuid())",
    "update upgrade_agreement set version = '9.9'",
    "insert into upgrade_snapshot default values",
  ]) {
    await expect(bank().pool.query(statement, []), statement).rejects.toThrow(/permission denied/);
  }
});
