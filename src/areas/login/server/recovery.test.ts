import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import {
  ask,
  certifyCode,
  codeSentTo,
  lettersTo,
  trailOf,
  trySignIn,
} from "../../../../tests/people/asking.ts";
import {
  keypadFields,
  makeCustomer,
  nationalIdOf,
  type Person,
  signIn,
} from "../../../../tests/people/customers.ts";

const bank = testBank();
const NEW_PASSWORD = "Moonlit9w2";
let addresses = 0;

afterEach(() => freeClock(bank()));

function freshAddress(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
}

/** Proves a customer's mail or mobile by a code; returns the token. */
async function prove(person: Person, purpose: string, by: "1" | "2"): Promise<string> {
  const { nationalId: natlId, userId } = person;
  const { content } = await ask(bank(), "/v1/authentication/otp/nologin/request", {
    payload: { natlId, userId, authPposCd: purpose, cntcTpCd: by },
    address: freshAddress(),
  });
  const code = await codeSentTo(bank(), person, by === "1" ? "sms" : "mail");
  const proof = await certifyCode(bank(), "", content.otpId, code);
  return proof.content.otpAuthTknId;
}

const search = (natlId: string, otpAuthTknId: string) =>
  ask(bank(), "/v1/customer/login/user-id-search", { payload: { natlId, otpAuthTknId } });

describe("the first step to a user ID", () => {
  const check = (natlId: string | undefined, address = freshAddress()) =>
    ask(bank(), "/v1/customer/login/nationalids", { payload: { natlId }, address });

  test("answers the national ID to everybody alike [C13]", async () => {
    const person = await makeCustomer(bank());
    for (const natlId of [person.nationalId, nationalIdOf(900_100)]) {
      const same = { status: 200, code: 200, content: { natlId } };
      expect(await check(` ${natlId.toLowerCase()}`)).toMatchObject(same);
    }
    expect(await lettersTo(bank(), person)).toEqual([]);
  });

  test("refuses what is wrong in form [C13] [V02] [E15]", async () => {
    expect((await check("A12345678")).code).toBe("CHEA000014");
    expect((await check("A123456788")).code).toBe("CHEA000011");
    expect((await check("")).content.fields[0].field).toBe("natlId");
  });

  test("is counted for a network, and never for the national ID that a stranger typed [C13]", async () => {
    const address = freshAddress();
    await setClock(bank(), "2026-03-02T02:00:00Z");
    for (let time = 0; time < 30; time += 1) {
      expect((await check(nationalIdOf(900_200 + time), address)).code).toBe(200);
    }
    const over = await check(nationalIdOf(900_230), address);
    expect(over).toMatchObject({ code: "PLAT000005", content: { seconds: 3_600 } });
    for (let time = 0; time < 12; time += 1) {
      expect((await check("A123456789")).code).toBe(200);
    }
  });
});

describe("a user ID", () => {
  test("is shown masked, and mailed whole, after a code by mail or SMS [C12]", async () => {
    for (const by of ["1", "2"] as const) {
      const person = await makeCustomer(bank(), { joinedOn: "2025-04-01" });
      const { content } = await search(person.nationalId, await prove(person, "find-user-id", by));
      expect(content).toEqual({
        userId: `da***${person.userId.slice(-2)}`,
        joinDt: "2025/04/01",
        sentTo: "p***@example.com",
      });
      const [letter] = await lettersTo(bank(), person);
      expect(letter?.channel).toBe("mail");
      expect(letter?.body).toContain(person.userId);
      expect(await trailOf(bank(), "user-id.search", person)).toMatchObject([{ outcome: "ok" }]);
    }
  });

  test.each([
    ["of somebody who left", { standing: "closed" }, "2", "LBEA000081"],
    ["of a flagged customer", { flagged: true }, "2", "HEA000017"],
    ["of somebody who is no member", { userId: null }, "2", "CHEA000050"],
    ["where there is no mail to send it to", { email: null }, "1", "LOGN000004"],
  ] as const)(
    "%s is refused, only after the code [C12] [E09] [E15] [M01]",
    async (_, options, by, code) => {
      const person = await makeCustomer(bank(), options);
      const token = await prove(person, "find-user-id", by);
      expect((await search(person.nationalId, "a".repeat(43))).code).toBe("CHEA000206");
      expect((await search(person.nationalId, token)).code).toBe(code);
      const trail = await trailOf(bank(), "user-id.search", person);
      expect(trail.map(({ outcome }) => outcome)).toEqual([code]);
    },
  );

  test("is told for a proof once, for ten minutes, for its owner and purpose [C12] [E03] [M01]", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    await setClock(bank(), "2026-03-02T02:00:00Z");
    const token = await prove(person, "find-user-id", "2");
    // Whether the other national ID is a customer's or nobody's, the answer is the same.
    for (const natlId of [other.nationalId, nationalIdOf(900_300)]) {
      expect(await search(natlId, token)).toMatchObject({
        code: "LOGN000003",
        message: "輸入的資料不正確，請核對後再試一次。",
      });
    }
    const reset = await prove(person, "reset-password", "2");
    expect((await search(person.nationalId, reset)).code).toBe("CHEA000206");
    await setClock(bank(), "2026-03-02T02:09:59Z");
    expect((await search(person.nationalId, token)).code).toBe(200);
    expect((await search(person.nationalId, token)).code).toBe("CHEA000206");
    const late = await prove(person, "find-user-id", "2");
    await setClock(bank(), "2026-03-02T02:19:59Z");
    expect((await search(person.nationalId, late)).code).toBe("CHEA000206");
  });
});

describe("a forgotten password", () => {
  async function proofs(person: Person) {
    return {
      natlId: person.nationalId,
      userId: person.userId,
      smsAuthTknId: await prove(person, "reset-password", "1"),
      mailAuthTknId: await prove(person, "reset-password", "2"),
    };
  }

  async function reset(proved: object, password = NEW_PASSWORD, language = "zh-TW") {
    const payload = { ...proved, ...(await keypadFields(bank(), password)) };
    return ask(bank(), "/v1/customer/login/password-resets", { payload, language });
  }

  test("is replaced after both codes, and every session ends [A02]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const response = await reset(await proofs(person));
    expect(response.content.chngDtm).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    const replayed = await ask(bank(), "/v1/customer/login/extensions", { cookie });
    expect(replayed.code).toBe("CHEA000001");
    expect((await trySignIn(bank(), person, { password: person.password })).code).toBe(
      "CHEA000012",
    );
    expect((await trySignIn(bank(), person, { password: NEW_PASSWORD })).code).toBe(200);
    const letters = await lettersTo(bank(), person);
    const changed = letters.filter(({ body }) => body.includes("變更"));
    expect(changed.map(({ channel }) => channel).toSorted()).toEqual(["mail", "sms"]);
    const [row] = await bank().owner.query<{ hash: string }>(
      "select password_hash as hash from customer where id = $1",
      [person.id],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[\da-f]{8}\$/);
  });

  test("does not lift a lock [S05]", async () => {
    const person = await makeCustomer(bank());
    for (let time = 0; time < 5; time += 1) await trySignIn(bank(), person);
    expect((await reset(await proofs(person))).code).toBe(200);
    const response = await trySignIn(bank(), person, { password: NEW_PASSWORD });
    expect(response).toMatchObject({ code: "CHEA000013", content: { reason: "attempts" } });
  });

  test.each([
    ["Ab1", "PSWD000001"],
    [`a1${"b3".repeat(32)}`, "PSWD000001"],
    ["Moonlight", "PSWD000002"],
    ["83920174", "PSWD000002"],
    ["Moon1119w", "PSWD000003"],
    ["Moon9abcw", "PSWD000003"],
    ["Password1", "PSWD000005"],
    ["Moonlight73", "PSWD000005"],
    ["NCC1701A", "PSWD000005"],
  ])("is not replaced by %s: %s", async (password, code) => {
    const person = await makeCustomer(bank());
    const proved = await proofs(person);
    const response = await reset(proved, password);
    expect(response.code).toBe(code);
    expect(response.content.rules.length).toBeGreaterThan(0);
    expect((await reset(proved)).code).toBe(200);
  });

  test("is told beside its field to be common, with what to do, in every language", async () => {
    const proved = await proofs(await makeCustomer(bank()));
    const words = {
      "zh-TW": "例如幾個不相關的詞",
      en: "a few unrelated words",
      ko: "단어 몇 개와 숫자",
    };
    for (const [language, advice] of Object.entries(words)) {
      const response = await reset(proved, "Moonlight73", language);
      expect(response.content.rules).toEqual(["too-common"]);
      expect(response.message).toContain(advice);
    }
  });

  test("is not replaced by what everybody knows of its owner", async () => {
    const person = await makeCustomer(bank(), { birthday: "1987-09-24", mobile: "0975310864" });
    const proved = await proofs(person);
    for (const part of [person.userId, person.nationalId, "19870924", "0975310864"]) {
      expect((await reset(proved, `xq${part}w`)).content.rules.join()).toMatch(/contains/);
    }
  });

  test.each([
    ["of a flagged customer", { flagged: true }, "HEA000017"],
    ["of somebody who left", { standing: "closed" }, "LBEA000081"],
  ] as const)("%s stays [E15]", async (_, options, code) => {
    const person = await makeCustomer(bank(), options);
    expect((await reset(await proofs(person))).code).toBe(code);
  });

  test("needs both codes of the same person, each once [E03] [M01]", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const [mine, theirs] = [await proofs(person), await proofs(other)];
    const swapped = { smsAuthTknId: mine.mailAuthTknId, mailAuthTknId: mine.smsAuthTknId };
    for (const [name, token] of Object.entries(swapped)) {
      expect((await reset({ ...mine, [name]: token })).code).toBe("CHEA000206");
    }
    const { mailAuthTknId, userId } = theirs;
    for (const other of [{ mailAuthTknId }, { userId }, { userId: "nobody99" }]) {
      expect((await reset({ ...mine, ...other })).code).toBe("LOGN000003");
    }
    expect((await reset({ ...theirs, natlId: mine.natlId })).code).toBe("LOGN000003");
    const responses = await Promise.all([reset(mine), reset(mine), reset(mine)]);
    expect(responses.map(({ code }) => code).toSorted()).toEqual([200, "CHEA000206", "CHEA000206"]);
  });

  test("is not taken plainly by /v1 [C69]", async () => {
    const person = await makeCustomer(bank());
    const payload = { ...(await proofs(person)), newPswd: NEW_PASSWORD };
    const url = "/v1/customer/login/password-resets";
    expect((await ask(bank(), url, { payload })).code).toBe("KPAD000002");
  });
});
