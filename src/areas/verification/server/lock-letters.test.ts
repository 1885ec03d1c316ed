import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import {
  ask,
  certifyCode,
  codeSentTo,
  lettersTo,
  requestCode,
  wrongCode,
} from "../../../../tests/people/asking.ts";
import { keypadFields, makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();

/** Signs a customer in and stores their language; the session then uses another one. */
async function customerOf(language: string) {
  const person = await makeCustomer(bank());
  const cookie = await signIn(bank(), person);
  await bank().owner.query("update customer set language = $2 where id = $1", [
    person.id,
    language,
  ]);
  return { person, cookie };
}

describe("a lock is told to the customer in the language that they used last", () => {
  test.each([
    ["zh", "交易密碼已鎖定"],
    ["en", "your PIN is locked"],
    ["ko", "거래 비밀번호가 잠겼습니다"],
  ])("of the PIN, in %s, once [C04] [M03]", async (language, words) => {
    const { person, cookie } = await customerOf(language);
    for (let time = 0; time < 6; time += 1) {
      const fields = await keypadFields(bank(), "13579A", cookie);
      const payload = { authTpCd: "2", authPposCd: "transfer", ...fields };
      const path = "/v1/authentication/password/certification";
      await ask(bank(), path, { payload, cookie, language: "ko" });
    }
    const subjects = (await lettersTo(bank(), person)).map(({ subject }) => subject ?? "");
    expect(subjects.filter((subject) => subject.includes(words))).toHaveLength(1);
  });

  test.each([
    ["zh", "證明文件申請的驗證已鎖定"],
    ["en", "one-time codes for a certificate request are locked"],
    ["ko", "증명서 신청 인증이 잠겼습니다"],
  ])("of one-time codes, in %s, once [M03] [E14]", async (language, words) => {
    const { person, cookie } = await customerOf(language);
    const { content } = await requestCode(bank(), cookie, { language: "ko" });
    const wrong = wrongCode(await codeSentTo(bank(), person));
    const responses = [];
    for (let time = 0; time < 6; time += 1) {
      responses.push(await certifyCode(bank(), cookie, content.otpId, wrong));
    }
    expect(responses.map(({ code }) => code).slice(-2)).toEqual(["CHEA000210", "OTPS000003"]);
    const subjects = (await lettersTo(bank(), person)).map(({ subject }) => subject ?? "");
    expect(subjects.filter((subject) => subject.includes(words))).toHaveLength(1);
  });
});
