import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask, trailOf, trySignIn } from "../../../../tests/people/asking.ts";
import { keypadFields, makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();
const LOGIN = "/v1/customer/login";

describe("a right password", () => {
  test("signs in and says who, since when and how [C09] [S02] [C69]", async () => {
    const person = await makeCustomer(bank(), { tier: "advanced" });
    const { code, content, cookies } = await trySignIn(bank(), person, {
      password: person.password,
    });
    expect(code).toBe(200);
    expect(content).toEqual({
      loggedIn: true,
      custNm: "王小明",
      userId: expect.stringMatching(/^da\*\*\*\d\d$/),
      indvCustAcctTpCd: "02",
      lastLgnDtm: null,
      lastLgnDvc: null,
      failCnt: 0,
      riskCd: "new",
      pncRefNbr: null,
      pncDtm: null,
      sessSecs: 300,
    });
    expect(cookies["__Host-session"]).toMatch(/^[\w-]{43}$/);
    expect(await trailOf(bank(), "login", person)).toEqual([
      { outcome: "ok", detail: { risk: "new", reasons: "no-fingerprint" } },
    ]);
  });

  test("does not mind the case of the user ID, nor full-width letters", async () => {
    const person = await makeCustomer(bank(), { userId: "Sunny8808" });
    for (const userId of ["sunny8808", "SUNNY8808", " Ｓｕｎｎｙ８８０８ "]) {
      const response = await trySignIn(
        bank(),
        { ...person, userId },
        { password: person.password },
      );
      expect(response.code).toBe(200);
    }
  });

  test.each(["長".repeat(20) + "1a".repeat(54), "pass word 世界 1"])(
    "may be as long as any set before, 128 characters, and in any script: %s [C09]",
    async (password) => {
      const person = await makeCustomer(bank(), { password });
      expect((await trySignIn(bank(), person, { password })).code).toBe(200);
      const short = await trySignIn(bank(), person, { password: password.slice(0, -1) });
      expect(short.code).toBe("CHEA000012");
    },
  );

  test("tells of the sign-in before and of what went wrong since [C09] [M01]", async () => {
    const person = await makeCustomer(bank());
    await signIn(bank(), person, { userAgent: "Firefox/140 (Windows NT 10.0)" });
    for (let time = 0; time < 2; time += 1) await trySignIn(bank(), person);
    const { content } = await trySignIn(bank(), person, { password: person.password });
    expect(content).toMatchObject({ lastLgnDvc: "Firefox 140, Windows", failCnt: 2 });
    expect(content.lastLgnDtm).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    const again = await trySignIn(bank(), person, { password: person.password });
    expect(again.content.failCnt).toBe(0);
    const cookie = `__Host-session=${again.cookies["__Host-session"]}`;
    const session = await ask(bank(), "/v1/customer/login/session", { cookie });
    expect(session.content).toMatchObject({
      loggedIn: true,
      endCd: null,
      cust: { custNm: "王小明", failCnt: 0 },
    });
    expect(session.content.cust.lastLgnDtm).not.toBeNull();
  });

  test("ends the session of another customer in the same browser", async () => {
    const [first, second] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const cookie = await signIn(bank(), first);
    const fields = await keypadFields(bank(), second.password, cookie);
    const { nationalId: natlId, userId } = second;
    const response = await ask(bank(), LOGIN, { payload: { natlId, userId, ...fields }, cookie });
    expect(response.code).toBe(200);
    expect((await ask(bank(), "/v1/account/accounts", { cookie })).code).toBe("CHEA000001");
    const open = await bank().owner.query("select ended_why from session where customer_id = $1", [
      first.id,
    ]);
    expect(open).toEqual([{ ended_why: "signed-out" }]);
    expect(await trailOf(bank(), "logout", first)).toMatchObject([{ outcome: "ok" }]);
    const own = `__Host-session=${response.cookies["__Host-session"]}`;
    expect((await ask(bank(), "/v1/account/accounts", { cookie: own })).code).toBe(200);
  });

  test("gives a new session, and none that somebody chose before [S02]", async () => {
    const person = await makeCustomer(bank());
    const chosen = `__Host-session=${"a".repeat(43)}`;
    const fields = await keypadFields(bank(), person.password);
    const { nationalId: natlId, userId } = person;
    const payload = { natlId, userId, ...fields };
    const { cookies } = await ask(bank(), LOGIN, { payload, cookie: chosen });
    expect(cookies["__Host-session"]).not.toBe("a".repeat(43));
    const replayed = await ask(bank(), "/v1/customer/login/extensions", { cookie: chosen });
    expect(replayed.code).toBe("CHEA000001");
  });

  test.each([
    ["of a flagged customer is refused for suspicion", { flagged: true }, "CHEA000013"],
    ["of an applicant is refused for want of an account", { standing: "applied" }, "CHEA000020"],
    ["without a main account is refused", { withoutAccount: true }, "CHEA000020"],
    ["with a closed main account is refused", { state: "closed" }, "CHEA000020"],
    ["of somebody who left is refused", { standing: "closed" }, "LBEA000081"],
  ] as const)("%s [P03] [E07] [E09] [E10] [S05] [M01]", async (_, options, code) => {
    const person = await makeCustomer(bank(), options);
    for (let time = 0; time < 6; time += 1) {
      const response = await trySignIn(bank(), person, { password: person.password });
      expect(response).toMatchObject({ status: 200, code, cookies: {} });
      expect(response.content).toEqual("flagged" in options ? { reason: "fraud" } : null);
    }
    expect(await trailOf(bank(), "login", person)).toHaveLength(6);
  });

  test("of a customer whose account is frozen signs in", async () => {
    const person = await makeCustomer(bank(), { state: "frozen" });
    expect((await trySignIn(bank(), person, { password: person.password })).code).toBe(200);
  });
});

describe("the national ID", () => {
  const readRemembered = (cookie: string) =>
    ask(bank(), "/v1/customer/login/remembered", { cookie });

  test("is remembered by the browser for a year, sealed, and signs in by itself [C09]", async () => {
    const person = await makeCustomer(bank());
    const { password } = person;
    const more = { rmbrNatlIdYn: "Y" };
    const { cookies } = await trySignIn(bank(), person, { password, more });
    const value = cookies["__Host-national-id"] ?? "";
    expect(Buffer.from(value, "base64url").toString("latin1")).not.toContain(person.nationalId);
    const cookie = `__Host-national-id=${value}`;
    const masked = `${person.nationalId.slice(0, 3)}****${person.nationalId.slice(-3)}`;
    expect((await readRemembered(cookie)).content).toEqual({ natlId: masked });
    const again = await trySignIn(
      bank(),
      { ...person, nationalId: "" },
      {
        password,
        cookie,
        more: { rememberedYn: "Y" },
      },
    );
    expect(again.code).toBe(200);
    const forgotten = await trySignIn(bank(), person, { password, more: { rmbrNatlIdYn: "N" } });
    expect(forgotten.cookies["__Host-national-id"]).toBe("");
  });

  test("is not remembered without consent, and a made-up cookie is none", async () => {
    const person = await makeCustomer(bank());
    const { cookies } = await trySignIn(bank(), person, { password: person.password });
    expect(cookies).not.toHaveProperty("__Host-national-id");
    expect((await readRemembered("")).content).toEqual({ natlId: null });
    const made = `__Host-national-id=${Buffer.from(person.nationalId).toString("base64url")}`;
    expect((await readRemembered(made)).content).toEqual({ natlId: null });
    const response = await trySignIn(
      bank(),
      { ...person, nationalId: "" },
      {
        cookie: made,
        more: { rememberedYn: "Y" },
      },
    );
    expect(response.content.fields[0].field).toBe("natlId");
  });
});
