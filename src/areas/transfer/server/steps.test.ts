import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { type CustomerOptions, makeCustomer } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });

let to: { toBnkCd: string; toAcctNbr: string };

beforeAll(async () => {
  const payee = await makeCustomer(bank());
  to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
});

afterEach(() => freeClock(bank()));

async function someone(options: CustomerOptions = {}): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank(), options));
}

async function confirmed(sender: Sender, amount = 1_000): Promise<string> {
  const { content } = sure(await sender.prepare({ ...to, amount }));
  sure(await sender.confirm(content.trfrKey));
  return content.trfrKey;
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

describe("a transfer", () => {
  test("goes from info to confirm, SMS code, PIN and done, and says so at each step [S06] [K01]", async () => {
    const sender = await someone();
    const key = randomUUID();
    const state = async () => (await sender.state(key)).content.state;
    expect(await state()).toBe("unknown");
    sure(await sender.prepare({ trfrKey: key, ...to, amount: 1_000 }));
    expect(await state()).toBe("prepared");
    const { content } = sure(await sender.confirm(key));
    expect(content).toMatchObject({ otpSecs: 120 });
    expect(content.sentTo).toMatch(/^09.*\*/);
    expect(await state()).toBe("confirmed");
    const code = sure(await sender.code(key, await sender.smsCode()));
    expect(code.content).toEqual({ trfrKey: key, state: "coded" });
    const proof = sure(await sender.pin(key));
    const done = sure(await sender.execute(key, proof.content.pswdAuthTknId));
    expect(done.content).toMatchObject({ trfrKey: key, state: "done", fee: 0, balance: 99_000 });
    expect(done.content.at).toMatch(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(await state()).toBe("done");
  });

  test.each([
    [
      "zh-TW",
      /^【晨光銀行】轉帳驗證碼 \d{6}，轉帳 NT\$12,345 至（899）帳號末四碼 \d{4}，2 分鐘.*請勿告訴任何人/,
    ],
    [
      "en",
      /^Dawn Bank: your transfer code is \d{6}, for NT\$12,345 to \(899\) account ending in \d{4}.*2 min.*Do not share/,
    ],
    ["ko", /^\[던뱅크\] 이체 인증번호 \d{6}\. \(899\).*NT\$12,345.*2분.*알려 주지/],
  ])(
    "is written in the code's SMS in %s with the bank's code, so that a changed one is seen",
    async (language, words) => {
      const sender = await someone({ tier: "advanced" });
      const { content } = sure(await sender.prepare({ ...to, amount: 12_345 }));
      const { trfrKey } = content;
      sure(await sender.ask("POST", "/v1/transfer/confirmations", { trfrKey }, language));
      const letter = await sender.letter();
      expect(letter).toMatch(words);
      expect(letter).toContain(to.toAcctNbr.slice(-4));
      expect(letter).not.toContain(to.toAcctNbr);
    },
  );

  test("takes no step out of order [S06]", async () => {
    const sender = await someone();
    const out = { code: "TRFR000017", content: null };
    const unknown = randomUUID();
    expect(await sender.confirm(unknown)).toMatchObject(out);
    expect(await sender.code(unknown, "123456")).toMatchObject(out);
    expect(await sender.cancel(unknown)).toMatchObject(out);
    const token = (await sender.pin(unknown)).content.pswdAuthTknId;
    expect(await sender.execute(unknown, token)).toMatchObject(out);

    const { content } = sure(await sender.prepare({ ...to, amount: 1_000 }));
    const key: string = content.trfrKey;
    const proof = (await sender.pin(key)).content.pswdAuthTknId;
    expect(await sender.code(key, "123456")).toMatchObject(out);
    expect(await sender.execute(key, proof)).toMatchObject(out);
    sure(await sender.confirm(key));
    expect(await sender.execute(key, proof)).toMatchObject(out);
    sure(await sender.code(key, await sender.smsCode()));
    expect(await sender.confirm(key)).toMatchObject(out);
    expect(await sender.code(key, await sender.smsCode())).toMatchObject(out);
    sure(await sender.execute(key, proof));
    expect(await sender.cancel(key)).toMatchObject({ code: "TRFR000022" });
  });

  test("can be given up before it is done, again and again, and goes no further then", async () => {
    const sender = await someone();
    const { key, token } = await sender.ready({ ...to, amount: 1_000 });
    expect((await sender.cancel(key)).content).toEqual({ trfrKey: key, state: "cancelled" });
    sure(await sender.cancel(key));
    expect(await sender.execute(key, token)).toMatchObject({ code: "TRFR000017" });
    expect((await sender.state(key)).content).toMatchObject({ state: "cancelled", posting: null });
  });

  test("asks again where the same was sent within 24 hours [V05] [K02]", async () => {
    const sender = await someone();
    sure(await sender.send({ ...to, amount: 444 }));
    const { content } = sure(await sender.prepare({ ...to, amount: 444 }));
    expect(content.sameYn).toBe("Y");
    expect(await sender.confirm(content.trfrKey)).toMatchObject({ code: "TRFR000014" });
    const no = await sender.confirm(content.trfrKey, { sameAgain: false });
    expect(no.message).toContain("24 小時");
    sure(await sender.confirm(content.trfrKey, { sameAgain: true }));
    // The consent is requested once, not for every code.
    expect(await sender.confirm(content.trfrKey)).toMatchObject({ code: "OTPS000004" });
    sure(await sender.code(content.trfrKey, await sender.smsCode()));
    const proof = sure(await sender.pin(content.trfrKey));
    sure(await sender.execute(content.trfrKey, proof.content.pswdAuthTknId));
  });

  test("is judged again when it is confirmed, before a code goes out", async () => {
    const sender = await someone();
    const { content } = sure(await sender.prepare({ ...to, amount: 1_000 }));
    await bank().owner.query("update account set other_on = false where number = $1", [
      sender.person.mainNumber,
    ]);
    expect(await sender.confirm(content.trfrKey)).toMatchObject({ code: "TRFR000007" });
    expect(await sender.letter()).toBe("");
    expect((await sender.state(content.trfrKey)).content.state).toBe("prepared");
  });
});

describe("the one-time code", () => {
  test("is good until 2 minutes are over, to the second [S06] [V06] [K01]", async () => {
    await setClock(bank(), "2026-03-05T10:00:00+08:00");
    const [early, late] = [await someone(), await someone()];
    const [one, other] = [await confirmed(early), await confirmed(late)];
    await setClock(bank(), "2026-03-05T10:01:59+08:00");
    expect(await early.code(one, await early.smsCode())).toMatchObject({ code: 200 });
    await setClock(bank(), "2026-03-05T10:02:00+08:00");
    expect(await late.code(other, await late.smsCode())).toMatchObject({ code: "OTPS000002" });
    sure(await late.confirm(other));
    sure(await late.code(other, await late.smsCode()));
  });

  test("is not sent again while one is valid, which tells the seconds [V06]", async () => {
    await setClock(bank(), "2026-03-05T10:00:00+08:00");
    const sender = await someone();
    const key = await confirmed(sender);
    await setClock(bank(), "2026-03-05T10:00:30+08:00");
    const again = await sender.confirm(key);
    expect(again).toMatchObject({ code: "OTPS000004", content: { seconds: 90 } });
    sure(await sender.code(key, await sender.smsCode()));
  });

  test("wrong five times is locked, and the right one comes too late then [V06] [K01]", async () => {
    const sender = await someone();
    const key = await confirmed(sender);
    const code = await sender.smsCode();
    for (const left of [4, 3, 2, 1]) {
      const refused = await sender.code(key, wrong(code));
      expect(refused).toMatchObject({ code: "OTPS000001", content: { left } });
    }
    expect(await sender.code(key, wrong(code))).toMatchObject({ code: "CHEA000210" });
    expect(await sender.code(key, code)).toMatchObject({ code: "OTPS000003" });
    expect(await sender.confirm(key)).toMatchObject({ code: "OTPS000003" });
    expect((await sender.state(key)).content.state).toBe("confirmed");
  });

  test.each(["12345", "1234567", "abcdef", "12 34"])(
    "has six digits; %j is no try [V06]",
    async (typed) => {
      const sender = await someone();
      const key = await confirmed(sender);
      expect(await sender.code(key, typed)).toMatchObject({ status: 400 });
      const refused = await sender.code(key, wrong(await sender.smsCode()));
      expect(refused).toMatchObject({ code: "OTPS000001", content: { left: 4 } });
    },
  );

  test("may be typed in groups and with full-width digits [V06]", async () => {
    const sender = await someone();
    const key = await confirmed(sender);
    const code = await sender.smsCode();
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    sure(await sender.code(key, `${wide.slice(0, 3)} ${wide.slice(3)}`));
  });

  test("passes once, however many send it at once [V06]", async () => {
    const sender = await someone();
    const key = await confirmed(sender);
    const code = await sender.smsCode();
    const responses = await Promise.all(Array.from({ length: 20 }, () => sender.code(key, code)));
    expect(responses.filter((response) => response.code === 200)).toHaveLength(1);
  });

  test("of one transfer is not good for another [V06]", async () => {
    const sender = await someone();
    const first = await confirmed(sender, 1_000);
    const code = await sender.smsCode();
    sure(await sender.code(first, code));
    const second = await confirmed(sender, 2_000);
    const own = await sender.smsCode();
    if (own !== code) expect(await sender.code(second, code)).toMatchObject({ code: "OTPS000001" });
    sure(await sender.code(second, own));
  });
});

describe("the PIN", () => {
  test("is 5 digits and a letter [V07] [K01]", async () => {
    const sender = await someone({ pin: "13579b" });
    const key = await confirmed(sender);
    for (const typed of ["13579", "135790", "1357B", "B13579", "13579BB", "１３５７"]) {
      expect(await sender.pin(key, typed)).toMatchObject({ status: 400 });
    }
    expect(await sender.pin(key, "13579B")).toMatchObject({ code: 200 });
  });

  test("wrong five times is locked, over sessions, and the transfer is not made [S06] [M02] [K01]", async () => {
    const person = await makeCustomer(bank());
    let sender = await senderOf(bank(), person);
    const { key, token } = await sender.ready({ ...to, amount: 1_000 });
    for (const left of [4, 3]) {
      expect(await sender.pin(key, "11111A")).toMatchObject({
        code: "TPIN000001",
        content: { left },
      });
    }
    sender = await senderOf(bank(), person);
    for (const left of [2, 1]) {
      expect(await sender.pin(key, "11111A")).toMatchObject({
        code: "TPIN000001",
        content: { left },
      });
    }
    expect(await sender.pin(key, "11111A")).toMatchObject({ code: "TPIN000002" });
    expect(await sender.pin(key)).toMatchObject({ code: "TPIN000002" });
    // The proof belongs to the session that has ended.
    expect(await sender.execute(key, token)).toMatchObject({ code: "TRFR000017" });
    expect((await sender.state(key)).content.posting).toBeNull();
  });
});
