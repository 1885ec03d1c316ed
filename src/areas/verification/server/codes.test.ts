import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import {
  ask,
  certifyCode,
  codeSentTo,
  lettersTo,
  requestCode,
  trailOf,
} from "../../../../tests/people/asking.ts";
import { makeCustomer, type Person, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();
const START = Date.parse("2026-03-02T02:00:00Z");
const later = (seconds: number) => setClock(bank(), new Date(START + seconds * 1000));

afterEach(() => freeClock(bank()));

async function signedIn(options = {}): Promise<{ person: Person; cookie: string }> {
  const person = await makeCustomer(bank(), options);
  return { person, cookie: await signIn(bank(), person) };
}

describe("a code", () => {
  test("is sent to a masked address and becomes a proof [C05] [C07] [K01]", async () => {
    const { person, cookie } = await signedIn();
    const { code, content } = await requestCode(bank(), cookie);
    expect(code).toBe(200);
    const { mobile } = person;
    const masked = `${mobile.slice(0, 4)}***${mobile.slice(-3)}`;
    expect(content).toMatchObject({ seconds: 300, sentTo: masked });
    const typed = await codeSentTo(bank(), person);
    expect(typed).toMatch(/^\d{6}$/);
    const proof = await certifyCode(bank(), cookie, content.otpId, typed);
    expect(proof.content).toEqual({
      otpAuthTknId: expect.stringMatching(/^[\w-]{43}$/),
      seconds: 600,
    });
    expect((await trailOf(bank(), "otp.check", person)).map(({ outcome }) => outcome)).toEqual([
      "ok",
    ]);
  });

  test.each([
    ["zh-TW", "1", /【晨光銀行】證明文件申請驗證碼 \d{6}，5 分鐘內有效.*165/],
    ["en", "1", /Dawn Bank: your one-time code for a certificate request is \d{6}.*165/],
    ["ko", "1", /\[던뱅크\] 증명서 신청 인증번호는 \d{6}.*165/],
    ["zh-TW", "2", /驗證碼是 \d{6}，請在 5 分鐘內輸入.*165.*晨光銀行/s],
    ["en", "2", /code for a certificate request is \d{6}.*5 minutes.*165.*Dawn Bank/s],
    ["ko", "2", /증명서 신청 인증번호는 \d{6}.*5분.*165.*던뱅크/s],
  ] as const)(
    "is told in %s by %s with its purpose and a warning [C05]",
    async (language, by, words) => {
      const { person, cookie } = await signedIn();
      const { content } = await requestCode(bank(), cookie, { by, language });
      const [letter] = await lettersTo(bank(), person);
      expect(letter?.body).toMatch(words);
      expect(letter).toMatchObject({
        channel: by === "1" ? "sms" : "mail",
        address: by === "1" ? person.mobile : person.email,
        language: language.slice(0, 2),
      });
      expect(letter?.subject === null).toBe(by === "1");
      if (by === "2") expect(content.sentTo).toMatch(/^p\*\*\*@example\.com$/);
    },
  );

  test("names the device that its headers tell in the trail [C05]", async () => {
    const { person, cookie } = await signedIn();
    await ask(bank(), "/v1/authentication/otp/request", {
      payload: { authPposCd: "step-up", cntcTpCd: "1" },
      cookie,
      headers: { "x-device-model": "Pixel 9\u0007", "x-device-os": "Android 16" },
    });
    expect(await trailOf(bank(), "otp.request", person)).toEqual([
      {
        outcome: "ok",
        detail: { purpose: "step-up", channel: "sms", model: "Pixel 9", system: "Android 16" },
      },
    ]);
  });

  test("lives 300 seconds: one before it is good, at the end it is late [V06] [M03]", async () => {
    const { person, cookie } = await signedIn();
    for (const [by, seconds, code] of [
      ["1", 299, 200],
      ["2", 300, "OTPM000002"],
    ] as const) {
      await later(0);
      const fresh = await signIn(bank(), person);
      const { content } = await requestCode(bank(), fresh, { by });
      const typed = await codeSentTo(bank(), person, by === "1" ? "sms" : "mail");
      await later(150);
      await ask(bank(), "/v1/customer/login/extensions", { cookie: fresh });
      await later(seconds);
      expect((await certifyCode(bank(), fresh, content.otpId, typed)).code).toBe(code);
    }
    expect(cookie).not.toBe("");
  });

  test("is not sent again while one is valid, and says how long [V06] [M03]", async () => {
    const { person } = await signedIn();
    await later(0);
    const cookie = await signIn(bank(), person);
    const { content } = await requestCode(bank(), cookie);
    await later(1);
    // A page that has lost the code's id can go on with it.
    expect(await requestCode(bank(), cookie)).toMatchObject({
      code: "OTPS000004",
      content: { ...content, seconds: 299 },
    });
    await later(299);
    expect((await requestCode(bank(), cookie)).content.seconds).toBe(1);
    await later(300);
    expect(await requestCode(bank(), cookie, { by: "2" })).toMatchObject({ code: 200 });
    expect(await requestCode(bank(), cookie, { by: "2" })).toMatchObject({ code: "OTPM000004" });
    expect(await requestCode(bank(), cookie)).toMatchObject({ code: 200 });
  });

  test("of an earlier session, or for something else, keeps no new one waiting [V06]", async () => {
    const { person, cookie: earlier } = await signedIn();
    expect((await requestCode(bank(), earlier)).code).toBe(200);
    const cookie = await signIn(bank(), person);
    for (const reference of ["one", "other"]) {
      const { code, content } = await requestCode(bank(), cookie, { reference });
      expect(code).toBe(200);
      expect((await requestCode(bank(), cookie, { reference })).code).toBe("OTPS000004");
      const typed = await codeSentTo(bank(), person);
      expect((await certifyCode(bank(), cookie, content.otpId, typed)).code).toBe(200);
    }
    const again = await signIn(bank(), person);
    for (let time = 3; time < 10; time += 1) {
      const reference = `number-${time}`;
      expect((await requestCode(bank(), again, { reference })).code).toBe(200);
    }
    expect((await requestCode(bank(), again)).code).toBe("PLAT000005");
  });

  test("is sent once when twenty ask at the same moment [V06]", async () => {
    const { person, cookie } = await signedIn();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => requestCode(bank(), cookie)),
    );
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    const codes = (await lettersTo(bank(), person)).filter(({ channel }) => channel === "sms");
    expect(codes).toHaveLength(1);
  });

  test("is sent ten times in a Taipei day and not once more [V06]", async () => {
    const person = await makeCustomer(bank());
    const midnight = Date.parse("2026-03-02T16:00:00Z");
    const at = (seconds: number) => setClock(bank(), new Date(midnight + seconds * 1000));
    let cookie = "";
    for (let time = 0; time < 10; time += 1) {
      await at(-3600 + time * 301);
      cookie = await signIn(bank(), person);
      expect((await requestCode(bank(), cookie)).code).toBe(200);
    }
    await at(-60);
    cookie = await signIn(bank(), person);
    expect(await requestCode(bank(), cookie)).toMatchObject({
      code: "PLAT000005",
      content: { seconds: 60 },
    });
    expect((await requestCode(bank(), cookie, { purpose: "step-up" })).code).toBe(200);
    await at(0);
    expect((await requestCode(bank(), cookie)).code).toBe(200);
  });

  test("cannot be sent to a mail address that the bank does not have [C05]", async () => {
    const { cookie } = await signedIn({ email: null });
    expect((await requestCode(bank(), cookie, { by: "2" })).code).toBe("HEA000017");
    expect((await requestCode(bank(), cookie, { by: "1" })).code).toBe(200);
  });
});

test("codes are random: two hundred have every digit about as often [V06] [K01]", async () => {
  const { person, cookie } = await signedIn();
  for (let time = 0; time < 200; time += 1) {
    await bank().owner.query("delete from verification_code", []);
    expect((await requestCode(bank(), cookie)).code).toBe(200);
  }
  const letters = (await lettersTo(bank(), person)).filter(({ channel }) => channel === "sms");
  const digits = letters.flatMap(({ body }) => [...(/(?<!\d)\d{6}(?!\d)/.exec(body)?.[0] ?? "")]);
  expect(digits).toHaveLength(1_200);
  const expected = digits.length / 10;
  const chiSquare = [..."0123456789"]
    .map((digit) => digits.filter((each) => each === digit).length)
    .reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  // Nine degrees of freedom: chance exceeds this once in ten million runs.
  expect(chiSquare).toBeLessThan(50);
});

test("a code is kept only as a hash [V06]", async () => {
  const { person, cookie } = await signedIn();
  const { content } = await requestCode(bank(), cookie);
  const [row] = await bank().owner.query<{ row: string }>(
    "select verification_code::text as row from verification_code where id = $1",
    [content.otpId],
  );
  expect(row?.row).not.toContain(await codeSentTo(bank(), person));
});

test.each(["/v1/authentication/otp/request", "/v1/authentication/password/certification"])(
  "%s is for customers [E01] [C05] [C04]",
  async (path) => {
    expect((await ask(bank(), path, { payload: {} })).code).toBe("CHEA000001");
  },
);
