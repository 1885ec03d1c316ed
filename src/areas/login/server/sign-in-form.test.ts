import { describe, expect, test } from "vitest";
import { areas } from "#app/areas.ts";
import { submitWithin } from "#server/api/forms.ts";
import { invokers } from "#server/api/invoke.ts";
import { contextFactory } from "#server/api/request-context.ts";
import { customerCallers } from "#server/session/callers.ts";
import { readSettings } from "#server/settings/settings.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { servicesOn } from "../../../../tests/bank/site.ts";
import { ask, trySignIn } from "../../../../tests/people/asking.ts";
import { keypadFields, makeCustomer } from "../../../../tests/people/customers.ts";
import { signIn as signInCall } from "../contract/session.ts";

const bank = testBank();
const LOGIN = "/v1/customer/login";

describe("what is wrong in form", () => {
  test("is said of every empty field at once [V01]", async () => {
    const empty = await ask(bank(), LOGIN, { payload: {}, language: "en" });
    const fields = ["natlId", "userId", "pswd"];
    const filled = fields.map((field) => ({ field, message: "Please fill in this field." }));
    expect(empty).toMatchObject({ status: 400, code: 400, content: { fields: filled } });
    const blank = { natlId: " ", userId: "", ...(await keypadFields(bank(), "")) };
    const blanks = await ask(bank(), LOGIN, { payload: blank, language: "en" });
    expect(blanks.content.fields).toEqual(filled.slice(0, 2));
  });

  test("is said of an empty password that was encrypted [V01]", async () => {
    const person = await makeCustomer(bank());
    const response = await trySignIn(bank(), person, { password: "", language: "en" });
    expect(response.content.fields).toEqual([
      { field: "pswd", message: "Please fill in this field." },
    ]);
    expect((await trySignIn(bank(), person)).content).toEqual({ left: 4 });
  });

  test.each([
    ["A12345678", "CHEA000014"],
    ["A1234567890", "CHEA000014"],
    ["1123456789", "CHEA000014"],
    ["A323456789", "CHEA000014"],
    ["A123456788", "CHEA000011"],
  ])("the national ID %s is refused with %s [V02] [E05] [E08]", async (nationalId, code) => {
    const response = await trySignIn(bank(), { nationalId, userId: "dawn0001" });
    expect(response).toMatchObject({ status: 200, code, content: { field: "natlId" } });
  });

  test.each(["a123456789", " Ａ１２３４５６７８９ "])(
    "the national ID %s is understood [V02]",
    async (nationalId) => {
      const response = await trySignIn(bank(), {
        nationalId,
        userId: `nobody${nationalId.length}`,
      });
      expect(response.code).toBe("CHEA000012");
    },
  );

  test.each(["dawn1", "dawn0000000001x", "dawn-0001", "晨光0001"])(
    "the user ID %s is refused [V01] [E04] [K01]",
    async (userId) => {
      const response = await trySignIn(bank(), { nationalId: "A123456789", userId });
      expect(response).toMatchObject({ code: "CHEA000010", content: { field: "userId" } });
    },
  );

  test("counts no try", async () => {
    const person = await makeCustomer(bank());
    for (let time = 0; time < 6; time += 1) {
      await trySignIn(bank(), { ...person, userId: "dawn" }, { password: person.password });
    }
    expect((await trySignIn(bank(), person, { password: person.password })).code).toBe(200);
  });
});

describe("the keypad", () => {
  test("is the only way by /v1: a plain password is not read [C69]", async () => {
    const person = await makeCustomer(bank());
    const { nationalId: natlId, userId, password: pswd } = person;
    const response = await ask(bank(), LOGIN, { payload: { natlId, userId, pswd } });
    expect(response).toMatchObject({ code: "KPAD000002", cookies: {} });
  });

  test("takes a recorded sign-in no second time [C69]", async () => {
    const person = await makeCustomer(bank());
    const { nationalId: natlId, userId, password } = person;
    const payload = { natlId, userId, ...(await keypadFields(bank(), password)) };
    expect((await ask(bank(), LOGIN, { payload })).code).toBe(200);
    expect((await ask(bank(), LOGIN, { payload })).code).toBe("KPAD000001");
  });

  test("is not needed by a page's form, which never gets the password back [V01]", async () => {
    const ground = bank();
    const person = await makeCustomer(bank());
    const services = await servicesOn(readSettings({ LOG_LEVEL: "silent" }), ground);
    const callers = customerCallers(services.sessions);
    const request = { headers: {}, ip: "127.0.0.1", id: "page", server: bank().site };
    const context = await contextFactory({ services, callers }, "page")(request as never, "zh");
    const submit = submitWithin(invokers(areas), context);
    const form = new Map([
      ["nationalId", person.nationalId],
      ["userId", person.userId],
      ["password", "wrong password 1"],
    ]);
    expect(await submit(signInCall, form)).toMatchObject({
      ok: false,
      code: "CHEA000012",
      typed: { nationalId: person.nationalId, userId: person.userId },
    });
    expect(JSON.stringify(await submit(signInCall, form))).not.toContain("wrong password 1");
    form.set("password", person.password);
    expect(await submit(signInCall, form)).toMatchObject({ ok: true, content: { loggedIn: true } });
    await services.close();
  });
});
