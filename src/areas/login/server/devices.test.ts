import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask, trySignIn } from "../../../../tests/people/asking.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();
const HISTORY = "/v1/customer/login/history";
const DEVICES = "/v1/customer/login/devices";
const FIREFOX = "Mozilla/5.0 (Macintosh) Firefox/140.0";

describe("the customer's own sign-ins", () => {
  test("are shown the newest first, the failed ones too", async () => {
    const person = await makeCustomer(bank());
    await signIn(bank(), person, { fds: "home" });
    await trySignIn(bank(), person, { headers: { "user-agent": FIREFOX } });
    const cookie = await signIn(bank(), person, { fds: "home" });
    const { content } = await ask(bank(), HISTORY, { cookie });
    const shown = content.lgnList.map(({ lgnRsltCd, dvcNm, riskCd }: Record<string, string>) => [
      lgnRsltCd,
      dvcNm,
      riskCd,
    ]);
    expect(shown).toEqual([
      ["ok", "Chrome 156, Windows", "low"],
      ["wrong", "Firefox 140, Mac", "new"],
      ["ok", "Chrome 156, Windows", "new"],
    ]);
    expect(content.lgnList[0].lgnDtm).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
  });

  test("are at most twenty", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    await bank().owner.query(
      `insert into login_history (id, customer_id, at, outcome, risk, reasons, label, address)
       select gen_random_uuid(), $1, bank.now(), 'wrong', 'new', '{}', '?', '::1'
         from generate_series(1, 25)`,
      [person.id],
    );
    expect((await ask(bank(), HISTORY, { cookie })).content.lgnList).toHaveLength(20);
  });

  test.each([HISTORY, DEVICES])("are nobody else's: %s [E01]", async (path) => {
    expect(await ask(bank(), path)).toMatchObject({ code: "CHEA000001", content: null });
  });
});

describe("a remembered browser", () => {
  test("is forgotten when its owner says so, and is new again", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const theirs = await signIn(bank(), other, { fds: "laptop" });
    await signIn(bank(), person, { fds: "laptop", userAgent: FIREFOX });
    const cookie = await signIn(bank(), person, { fds: "phone" });
    const { content } = await ask(bank(), DEVICES, { cookie });
    expect(content.dvcList.map(({ dvcNm }: { dvcNm: string }) => dvcNm)).toEqual([
      "Chrome 156, Windows",
      "Firefox 140, Mac",
    ]);
    const { dvcId } = content.dvcList[1];
    const forget = (by: string) =>
      ask(bank(), `${DEVICES}/${dvcId}`, { method: "DELETE", cookie: by });
    expect((await forget(theirs)).content.dvcList).toHaveLength(0);
    expect((await ask(bank(), DEVICES, { cookie })).content.dvcList).toHaveLength(2);
    expect((await forget(cookie)).content.dvcList).toHaveLength(1);
    expect((await forget(cookie)).content.dvcList).toHaveLength(1);
    const again = await trySignIn(bank(), person, {
      password: person.password,
      more: { fds: "laptop" },
    });
    expect(again.content.riskCd).toBe("new");
  });

  test.each(["x", "a".repeat(44), "%00"])("is not found under %s", async (id) => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    const response = await ask(bank(), `${DEVICES}/${id}`, { method: "DELETE", cookie });
    expect(response.status).toBe(400);
  });
});

describe("the session", () => {
  test("stays open when those elsewhere are ended", async () => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    const path = "/v1/customer/login/sign-outs-elsewhere";
    const ended = await ask(bank(), path, { method: "POST", cookie });
    expect(ended.content).toEqual({ loggedIn: true });
    expect((await ask(bank(), HISTORY, { cookie })).code).toBe(200);
  });

  test("tells why nobody is signed in any more [S04] [E01] [E02]", async () => {
    const session = (cookie: string) => ask(bank(), "/v1/customer/login/session", { cookie });
    const person = await makeCustomer(bank());
    const first = await signIn(bank(), person);
    const second = await signIn(bank(), person);
    const nobody = { loggedIn: false, sessSecs: 0, cust: null };
    expect((await session("")).content).toEqual({ ...nobody, endCd: "CHEA000001" });
    expect((await session(first)).content).toEqual({ ...nobody, endCd: "CHEA000003" });
    expect((await session(second)).content.sessSecs).toBeGreaterThan(295);
  });

  test("is kept open on request for the whole idle time again [C11] [S03]", async () => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    const { content } = await ask(bank(), "/v1/customer/login/extensions", { cookie });
    expect(content).toEqual({ loggedIn: true, sessSecs: 300 });
  });

  test("can be ended twice: who is signed out is signed out [C10] [S02]", async () => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    for (let time = 0; time < 2; time += 1) {
      const response = await ask(bank(), "/v1/customer/logout", { method: "POST", cookie });
      expect(response).toMatchObject({ code: 200, content: { loggedIn: false } });
      expect(response.cookies["__Host-session"]).toBe("");
    }
  });
});
