import { describe, expect, test } from "vitest";
import { areas } from "#app/areas.ts";
import { openPool } from "#db/db.ts";
import { type ContextFactory, contextFactory } from "#server/api/request-context.ts";
import { customerCallers } from "#server/session/callers.ts";
import { readSettings } from "#server/settings/settings.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { setClock } from "../../../../tests/bank/clock.ts";
import { customersSite, servicesOn } from "../../../../tests/bank/site.ts";
import { ask, lettersTo, trailOf, trySignIn } from "../../../../tests/people/asking.ts";
import { keypadFields, makeCustomer, signIn } from "../../../../tests/people/customers.ts";
import { checkProof } from "./proofs.ts";

const bank = testBank();
const CERTIFICATION = "/v1/authentication/password/certification";
const WRONG_PASSWORD = "wrong password 1";
const WRONG_PIN = "13579Z";

async function certify(
  cookie: string,
  secret: string,
  more: object = { authTpCd: "1", authPposCd: "step-up" },
  site = bank().site,
) {
  const fields = await keypadFields({ site }, secret, cookie);
  return ask({ site }, CERTIFICATION, { payload: { ...fields, ...more }, cookie });
}

const pin = { authTpCd: "2", authPposCd: "transfer", refId: "draft-1" };

describe("the password", () => {
  test("proves who is there, with a token for the next step [C04] [F03]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const { code, content } = await certify(cookie, person.password);
    expect(code).toBe(200);
    expect(content).toEqual({
      pswdAuthTknId: expect.stringMatching(/^[\w-]{43}$/),
      seconds: 600,
    });
    const endpoints = await bank().owner.query(
      "select from verification_proof where token_hash = $1::bytea",
      [Buffer.from(content.pswdAuthTknId, "base64url")],
    );
    expect(endpoints).toEqual([]);
  });

  test("counts with the sign-in's tries; the fifth locks and signs out [C04] [E13] [E07]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    await trySignIn(bank(), person);
    const responses = [];
    for (let time = 0; time < 4; time += 1) responses.push(await certify(cookie, WRONG_PASSWORD));
    expect(responses.map(({ code, content }) => [code, content])).toEqual([
      ["CHEA000209", { left: 3 }],
      ["CHEA000209", { left: 2 }],
      ["CHEA000209", { left: 1 }],
      ["CHEA000013", { reason: "attempts" }],
    ]);
    expect((await certify(cookie, person.password)).code).toBe("CHEA000001");
    const again = await trySignIn(bank(), person, { password: person.password });
    expect(again.code).toBe("CHEA000013");
    const [letter] = await lettersTo(bank(), person);
    expect(letter?.subject).toContain("鎖定");
    expect((await trailOf(bank(), "password.check", person)).map(({ outcome }) => outcome)).toEqual(
      ["CHEA000209", "CHEA000209", "CHEA000209", "CHEA000013"],
    );
  });

  test("that is right lets the tries begin anew [C04]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    for (let time = 0; time < 4; time += 1) await certify(cookie, WRONG_PASSWORD);
    expect((await certify(cookie, person.password)).code).toBe(200);
    expect((await certify(cookie, WRONG_PASSWORD)).content).toEqual({ left: 4 });
  });

  test("does not sign out whom somebody else locked from outside [C04]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    for (let time = 0; time < 5; time += 1) await trySignIn(bank(), person);
    expect((await certify(cookie, person.password)).code).toBe("CHEA000013");
    expect((await ask(bank(), "/v1/customer/login/extensions", { cookie })).code).toBe(200);
  });

  test("by /v1 is never taken plainly [C04] [C69]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const payload = { authTpCd: "1", authPposCd: "step-up", scrtVal: person.password };
    expect((await ask(bank(), CERTIFICATION, { payload, cookie })).code).toBe("KPAD000002");
  });

  test("that was encrypted for somebody else's session is not read [C04] [C69]", async () => {
    const [one, two] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const [mine, theirs] = [await signIn(bank(), one), await signIn(bank(), two)];
    const fields = await keypadFields(bank(), one.password, theirs);
    const payload = { authTpCd: "1", authPposCd: "step-up", ...fields };
    expect((await ask(bank(), CERTIFICATION, { payload, cookie: mine })).code).toBe("KPAD000001");
  });
});

describe("the PIN", () => {
  test("proves it for one transfer, its letter in any case [C04] [K01]", async () => {
    const person = await makeCustomer(bank(), { pin: "24680K" });
    const cookie = await signIn(bank(), person);
    expect((await certify(cookie, "24680k", pin)).code).toBe(200);
    expect((await certify(cookie, "２４６８０Ｋ", pin)).code).toBe(200);
  });

  test("is locked by five wrong ones over three sessions and a restart [C04] [M03] [K01]", async () => {
    const person = await makeCustomer(bank());
    const responses = [];
    for (let time = 0; time < 2; time += 1) {
      responses.push(await certify(await signIn(bank(), person), WRONG_PIN, pin));
    }
    const { url, clock, vault } = bank();
    const pool = openPool(url, "bank_app");
    const settings = readSettings({ LOG_LEVEL: "silent" });
    const site = await customersSite(settings, { url, pool, clock, vault, endpoints: areas });
    const cookie = await signIn({ site }, person);
    for (let time = 0; time < 4; time += 1) {
      responses.push(await certify(cookie, WRONG_PIN, pin, site));
    }
    responses.push(await certify(cookie, person.pin, pin, site));
    expect(responses.map(({ code, content }) => [code, content])).toEqual([
      ["TPIN000001", { left: 4 }],
      ["TPIN000001", { left: 3 }],
      ["TPIN000001", { left: 2 }],
      ["TPIN000001", { left: 1 }],
      ["TPIN000002", null],
      ["TPIN000002", null],
      ["TPIN000002", null],
    ]);
    expect((await certify(cookie, person.password, undefined, site)).code).toBe(200);
    await site.close();
    await pool.close();
  });

  test("is judged five times of thirty wrong ones at the same moment [C04] [M03]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => certify(cookie, WRONG_PIN, pin)),
    );
    const lefts = responses.flatMap(({ content }) => content?.left ?? []);
    expect(lefts.toSorted()).toEqual([1, 2, 3, 4]);
    expect(responses.filter(({ code }) => code === "TPIN000002")).toHaveLength(26);
  });

  test("that is right lets the tries begin anew [C04]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    for (let time = 0; time < 4; time += 1) await certify(cookie, WRONG_PIN, pin);
    expect((await certify(cookie, person.pin, pin)).code).toBe(200);
    expect((await certify(cookie, WRONG_PIN, pin)).content).toEqual({ left: 4 });
  });

  test.each(["1234A", "123456", "A12345", "12345AB"])(
    "that cannot be one is no try: %s [C04]",
    async (typed) => {
      const cookie = await signIn(bank(), await makeCustomer(bank()));
      const response = await certify(cookie, typed, pin);
      expect(response).toMatchObject({ status: 400, content: { fields: [{ field: "scrtVal" }] } });
      expect((await certify(cookie, WRONG_PIN, pin)).content).toEqual({ left: 4 });
    },
  );
});

describe("a proof", () => {
  async function proved() {
    const ground = bank();
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const { content } = await certify(cookie, person.pin, pin);
    const services = await servicesOn(readSettings({ LOG_LEVEL: "silent" }), ground);
    const callers = customerCallers(services.sessions);
    const contextOf: ContextFactory = contextFactory({ services, callers }, "call");
    const context = async (by: string) =>
      contextOf(
        { headers: { cookie: by }, ip: "127.0.0.1", id: "proof", server: bank().site } as never,
        "zh",
      );
    const wanted = {
      token: content.pswdAuthTknId as string,
      means: ["pin"] as const,
      purpose: "transfer" as const,
      content: ["draft-1"],
      subject: { customerId: person.id },
      use: "again" as const,
    };
    return { person, cookie, context, wanted, close: () => services.close() };
  }

  test("is good for exactly what it was made for, and no other [C04] [E03]", async () => {
    const { person, cookie, context, wanted, close } = await proved();
    const mine = await context(cookie);
    const check = (change: object) => checkProof(bank().pool, mine, { ...wanted, ...change });
    expect(await check({})).toEqual({ customerId: person.id, means: "pin" });
    const other = await makeCustomer(bank());
    for (const change of [
      { token: "x" },
      { token: "a".repeat(43) },
      { means: ["password", "sms"] },
      { purpose: "step-up" },
      { content: ["draft-2"] },
      { content: ["draft-1", ""] },
      { subject: { customerId: other.id } },
    ]) {
      await expect(check(change)).rejects.toMatchObject({ code: "CHEA000206" });
    }
    const again = await context(await signIn(bank(), person));
    await expect(checkProof(bank().pool, again, wanted)).rejects.toMatchObject({
      code: "CHEA000206",
    });
    await close();
  });

  test("is good once where it is for once, of ten at the same moment [E03]", async () => {
    const { cookie, context, wanted, close } = await proved();
    const mine = await context(cookie);
    const used = await Promise.allSettled(
      Array.from({ length: 10 }, () => checkProof(bank().pool, mine, { ...wanted, use: "once" })),
    );
    expect(used.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await close();
  });

  test("is good for ten minutes, not one second more [E03]", async () => {
    await setClock(bank(), "2026-03-02T02:00:00Z");
    const { cookie, context, wanted, close } = await proved();
    const mine = await context(cookie);
    await setClock(bank(), "2026-03-02T02:09:59Z");
    expect(await checkProof(bank().pool, mine, wanted)).toMatchObject({ means: "pin" });
    await setClock(bank(), "2026-03-02T02:10:00Z");
    await expect(checkProof(bank().pool, mine, wanted)).rejects.toMatchObject({
      code: "CHEA000206",
    });
    await close();
  });
});
