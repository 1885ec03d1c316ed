import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import {
  certifyCode,
  codeSentTo,
  requestCode,
  trailOf,
  wrongCode,
} from "../../../../tests/people/asking.ts";
import { makeCustomer, type Person, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();

async function signedIn(options = {}): Promise<{ person: Person; cookie: string }> {
  const person = await makeCustomer(bank(), options);
  return { person, cookie: await signIn(bank(), person) };
}

describe("a typed code", () => {
  test("that is wrong leaves four tries, the fifth locks the purpose [V06] [E14] [M03] [K01]", async () => {
    const { person, cookie } = await signedIn();
    const { content } = await requestCode(bank(), cookie);
    const right = await codeSentTo(bank(), person);
    const responses = [];
    for (let time = 0; time < 5; time += 1) {
      responses.push(await certifyCode(bank(), cookie, content.otpId, wrongCode(right)));
    }
    expect(responses.map(({ code, content: response }) => [code, response])).toEqual([
      ["OTPS000001", { left: 4 }],
      ["OTPS000001", { left: 3 }],
      ["OTPS000001", { left: 2 }],
      ["OTPS000001", { left: 1 }],
      ["CHEA000210", null],
    ]);
    expect((await certifyCode(bank(), cookie, content.otpId, right)).code).toBe("OTPS000003");
    expect((await requestCode(bank(), cookie)).code).toBe("OTPS000003");
    expect((await requestCode(bank(), cookie, { by: "2" })).code).toBe("OTPM000003");
    expect((await requestCode(bank(), cookie, { purpose: "step-up" })).code).toBe(200);
  });

  test("is counted over codes, channels and sessions [V06]", async () => {
    const { person, cookie } = await signedIn();
    const one = await requestCode(bank(), cookie);
    const right = await codeSentTo(bank(), person);
    await certifyCode(bank(), cookie, one.content.otpId, wrongCode(right));
    await certifyCode(bank(), cookie, one.content.otpId, wrongCode(right));
    const again = await signIn(bank(), person);
    const two = await requestCode(bank(), again, { by: "2" });
    const mailed = await codeSentTo(bank(), person, "mail");
    const response = await certifyCode(bank(), again, two.content.otpId, wrongCode(mailed));
    expect(response).toMatchObject({ code: "OTPM000001", content: { left: 2 } });
    expect((await certifyCode(bank(), again, two.content.otpId, mailed)).code).toBe(200);
    const [row] = await bank().owner.query<{ wrong: number }>(
      "select max(wrong) as wrong from verification_try where purpose = 'certificate' and wrong < 5",
      [],
    );
    expect(row?.wrong).toBe(0);
  });

  test("that is right passes once of twenty at the same moment, and never again [V06]", async () => {
    const { person, cookie } = await signedIn();
    const { content } = await requestCode(bank(), cookie);
    const right = await codeSentTo(bank(), person);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => certifyCode(bank(), cookie, content.otpId, right)),
    );
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === "OTPS000005")).toHaveLength(19);
    expect((await certifyCode(bank(), cookie, content.otpId, right)).code).toBe("OTPS000005");
  });

  test("that is wrong is judged five times of fifty at the same moment [V06] [E14]", async () => {
    const { person, cookie } = await signedIn();
    const { content } = await requestCode(bank(), cookie);
    const wrong = wrongCode(await codeSentTo(bank(), person));
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => certifyCode(bank(), cookie, content.otpId, wrong)),
    );
    const times = (wanted: string) => responses.filter(({ code }) => code === wanted).length;
    expect([times("OTPS000001"), times("CHEA000210"), times("OTPS000003")]).toEqual([4, 1, 45]);
    expect(await trailOf(bank(), "otp.check", person)).toHaveLength(50);
  });

  test("belongs to the session and to nobody else [C07]", async () => {
    const { person, cookie } = await signedIn();
    const { cookie: theirs } = await signedIn();
    const { content } = await requestCode(bank(), cookie);
    const right = await codeSentTo(bank(), person);
    expect((await certifyCode(bank(), theirs, content.otpId, right)).code).toBe("OTPS000005");
    expect((await certifyCode(bank(), "", content.otpId, right)).code).toBe("OTPS000005");
    const again = await signIn(bank(), person);
    expect((await certifyCode(bank(), again, content.otpId, right)).code).toBe("OTPS000005");
  });

  test.each(["", "x", "00000000-0000-7000-8000-000000000000", "' or 1=1"])(
    "of a code that never was is refused: %s [C07]",
    async (otpId) => {
      expect((await certifyCode(bank(), "", otpId, "123456")).code).toBe("OTPS000005");
    },
  );

  test.each(["", "12345", "1234567", "12345a"])("needs six digits: %s [V06]", async (otpVal) => {
    const response = await certifyCode(bank(), "", "x", otpVal);
    expect(response).toMatchObject({ status: 400, content: { fields: [{ field: "otpVal" }] } });
  });
});
