import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addBusinessDays } from "#base/time/business-days.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask } from "../../../tests/people/asking.ts";
import { makeCustomer, signIn } from "../../../tests/people/customers.ts";
import { forgetCounts, inquiry, makeTopics, storedOf } from "../../../tests/people/inquiries.ts";

const FORM = "/v1/support/inquiry/form";
const bank = testBank();
beforeAll(() => makeTopics(bank()));
beforeEach(() => forgetCounts(bank()));

const register = (change: object = {}, way: object = {}) =>
  ask(bank(), FORM, { payload: { ...inquiry, ...change }, ...way });

/** The browser's cookie with the keys of its receipts. */
const held = (cookies: Record<string, string>) => `__Host-inquiry=${cookies["__Host-inquiry"]}`;

describe("an inquiry [C36] [F17]", () => {
  test("is registered with a reference and a promised day, as code and message say [F16]", async () => {
    const response = await register();
    expect(response).toMatchObject({ status: 200, code: 200, message: "OK" });
    const { rcptNbr, prmsDt } = response.content;
    const today = dayOf(bank().clock.now());
    expect(rcptNbr).toMatch(new RegExp(`^IQ${today.replaceAll("-", "")}-[2-9A-HJKMNP-TV-Z]{4}$`));
    expect(prmsDt).toBe(formatDay(addBusinessDays(today, 2)));
    expect(await storedOf(bank(), rcptNbr)).toMatchObject({
      category_code: "T1",
      subcategory_code: "T101",
      name: "林怡君",
      email: "yijun@example.com",
      phone: "0912345678",
      device: "pc",
      description: inquiry.cont,
      language: "zh",
      state: "received",
      customer_id: null,
      promised: addBusinessDays(today, 2),
      files: [],
    });
  });

  test("is confirmed by a letter in the writer's language, with nothing that was typed in it", async () => {
    for (const [language, words] of [
      ["zh-TW", "感謝您的留言，我們已經收到"],
      ["en", "We have received your inquiry"],
      ["ko", "온라인 문의가 접수되었습니다"],
    ]) {
      const email = `${language}@example.com`.toLowerCase();
      const { content } = await register({ email }, { language });
      const [letter] = await bank().owner.query<{ subject: string; body: string }>(
        "select subject, body from outbox where address = $1",
        [email],
      );
      expect(letter?.body).toContain(words);
      expect(letter?.body).toContain(content.prmsDt);
      expect(`${letter?.subject}${letter?.body}`).toContain(content.rcptNbr);
      expect(letter?.body).not.toContain(inquiry.custNm);
      expect(letter?.body).not.toContain(inquiry.cont);
    }
  });

  test("of a customer who is signed in is tied to the customer and stands in the trail", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const { content } = await register({}, { cookie });
    expect(await storedOf(bank(), content.rcptNbr)).toMatchObject({ customer_id: person.id });
    const [row] = await bank().owner.query(
      "select event, outcome, detail from audit where reference = $1",
      [content.rcptNbr],
    );
    expect(row).toEqual({ event: "inquiry.register", outcome: "ok", detail: { files: 0 } });
  });

  test("can be typed as people type", async () => {
    const { content } = await register({
      custNm: " Mary-Jane  O'Neil ",
      email: "Mary@EXAMPLE.com ",
      phone: "+886 (0)2 2345 6789",
      device: "iPhone",
      cont: "  第一行，步驟如下\r\n第二行\u0007 ",
    });
    expect(await storedOf(bank(), content.rcptNbr)).toMatchObject({
      name: "Mary-Jane O'Neil",
      email: "Mary@example.com",
      phone: "0223456789",
      device: "iphone",
      description: "第一行，步驟如下\n第二行",
    });
  });

  test.each([
    ["no name", "custNm", "", "請填寫"],
    ["a digit in the name", "custNm", "王1明", "格式不正確"],
    ["code in the name", "custNm", "<script>", "格式不正確"],
    ["no mail address", "email", "nobody", "格式不正確"],
    ["a second mail header", "email", "a@example.com\r\nBcc: b@example.com", "格式不正確"],
    ["half a phone number", "phone", "12345", "格式不正確"],
    ["an unknown device", "device", "Nokia", "選項"],
    ["three characters", "cont", "太短了", "至少輸入 10"],
    ["three characters and many spaces", "cont", "   太短了            ", "至少輸入 10"],
    ["1,001 characters", "cont", "字".repeat(1_001), "最多可輸入 1,000"],
    ["the sub-category of another category", "subCtgCd", "T201", "選項"],
    ["an unknown sub-category", "subCtgCd", "0000", "選項"],
    ["a category as sub-category", "subCtgCd", "T1", "選項"],
  ])("with %s is malformed at %s, and nothing is kept", async (_, field, value, words) => {
    const response = await register({ [field]: value });
    expect([response.status, response.code]).toEqual([400, 400]);
    expect(response.content.fields).toEqual([{ field, message: expect.stringContaining(words) }]);
    expect(await bank().owner.query("select from inquiry_count", [])).toEqual([]);
  });

  test("takes ten characters and a thousand", async () => {
    expect((await register({ cont: "字".repeat(10) })).code).toBe(200);
    expect((await register({ cont: "字".repeat(1_000) })).code).toBe(200);
  });

  test("that is sent twice with one id is registered once, also at the same time", async () => {
    const inqrId = crypto.randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => register({ inqrId })));
    responses.push(await register({ inqrId }));
    expect(new Set(responses.map(({ content }) => content.rcptNbr)).size).toBe(1);
    expect(await bank().owner.query("select from inquiry where id = $1", [inqrId])).toHaveLength(1);
  });

  test.each([
    ["mail address", { email: "other@example.com" }],
    ["question", { cont: "這是另一個完全不同的問題" }],
  ])("with another %s under the same id is none that the bank has", async (_, change) => {
    const first = { inqrId: crypto.randomUUID(), email: "first@example.com" };
    const way = { address: "198.51.100.36" };
    expect((await register(first, way)).code).toBe(200);
    const other = await register({ ...first, ...change }, way);
    expect([other.status, other.content.fields[0].field]).toEqual([400, "inqrId"]);
  });
});

describe("whoever writes too often", () => {
  test("from one address, after ten within an hour, is told how long to wait", async () => {
    const send = (n: number, address: string) =>
      register({ email: `w${n}@example.com` }, { address });
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => send(n, "2001:db8:1:2::1")),
    );
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(10);
    const refused = responses.filter(({ code }) => code === "PLAT000005");
    expect(refused).toHaveLength(4);
    expect(refused[0]?.content.seconds).toBeGreaterThan(3_500);
    expect(refused[0]?.content.seconds).toBeLessThanOrEqual(3_600);
    // The same network, and another one.
    expect((await send(20, "2001:db8:1:2:ffff::9")).code).toBe("PLAT000005");
    expect((await send(21, "2001:db8:1:3::1")).code).toBe(200);
    // An hour later the first ten have expired.
    await bank().owner.query("update inquiry_count set at = at - interval '1 hour'", []);
    expect((await send(22, "2001:db8:1:2::1")).code).toBe(200);
  });

  test("for one mail address, after five within a day", async () => {
    const send = (n: number, email: string) => register({ email }, { address: `192.0.2.${n}` });
    for (let n = 0; n < 5; n += 1) expect((await send(n, "Five@example.com")).code).toBe(200);
    const sixth = await send(6, "five@EXAMPLE.com");
    expect(sixth.code).toBe("PLAT000005");
    expect(sixth.content.seconds).toBeGreaterThan(86_000);
    expect((await send(7, "six@example.com")).code).toBe(200);
  });
});

describe("the receipt [R41]", () => {
  test("tells the browser it was written in what was promised, and not the whole mail address", async () => {
    const { content, cookies } = await register({ email: "receipt@example.com" });
    const cookie = held(cookies);
    const read = await ask(bank(), `/v1/support/inquiry/receipts/${content.inqrId}`, {
      language: "en",
      cookie,
    });
    expect(read.content).toEqual({
      rcptNbr: content.rcptNbr,
      prmsDt: content.prmsDt,
      email: "r***@example.com",
      ctgNm: "Test T1",
      subCtgNm: "Test T101",
      atchCnt: 0,
    });
    await bank().owner.query(
      "update inquiry set made_at = made_at - interval '24 hours' where id = $1",
      [content.inqrId],
    );
    const later = await ask(bank(), `/v1/support/inquiry/receipts/${content.inqrId}`, { cookie });
    expect(later.code).toBe("INQR000001");
  });

  test("is nobody else's, whoever has its id", async () => {
    const first = await register({ email: "mine@example.com" });
    const path = `/v1/support/inquiry/receipts/${first.content.inqrId}`;
    const codeFor = async (cookie?: string) =>
      (await ask(bank(), path, cookie ? { cookie } : {})).code;
    expect(await codeFor()).toBe("INQR000001");
    const other = await register({ email: "other@example.com" });
    expect(await codeFor(held(other.cookies))).toBe("INQR000001");
    // A browser that sent two inquiries has both receipts.
    const again = await register({ email: "mine@example.com" }, { cookie: held(first.cookies) });
    expect(await codeFor(held(again.cookies))).toBe(200);
  });

  test("of a signed-in customer's inquiry is that customer's, in whatever browser", async () => {
    const [writer, reader] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const cookie = await signIn(bank(), writer);
    const { content, cookies } = await register({ email: "customer@example.com" }, { cookie });
    expect(cookies["__Host-inquiry"]).toBeUndefined();
    const path = `/v1/support/inquiry/receipts/${content.inqrId}`;
    expect((await ask(bank(), path, { cookie })).code).toBe(200);
    expect((await ask(bank(), path)).code).toBe("INQR000001");
    const theirs = await signIn(bank(), reader);
    expect((await ask(bank(), path, { cookie: theirs })).code).toBe("INQR000001");
    const repeated = { email: "customer@example.com", inqrId: content.inqrId };
    expect((await register(repeated, { cookie: theirs })).status).toBe(400);
    expect((await register(repeated, { cookie })).content).toEqual(content);
  });

  test("of an id that nobody has, or that is none, is refused", async () => {
    const none = await ask(bank(), `/v1/support/inquiry/receipts/${crypto.randomUUID()}`);
    expect(none.code).toBe("INQR000001");
    expect((await ask(bank(), "/v1/support/inquiry/receipts/1")).status).toBe(400);
  });
});

test("the topics are the FAQ's categories with their sub-categories, in every language", async () => {
  const { content } = await ask(bank(), "/v1/support/inquiry/topics", { language: "en" });
  const own = content.ctgList.filter(({ ctgCd }: { ctgCd: string }) => ctgCd.startsWith("T"));
  expect(own).toEqual([
    {
      ctgCd: "T1",
      ctgNm: "Test T1",
      subCtgList: [
        { subCtgCd: "T101", subCtgNm: "Test T101" },
        { subCtgCd: "T102", subCtgNm: "Test T102" },
      ],
    },
    { ctgCd: "T2", ctgNm: "Test T2", subCtgList: [{ subCtgCd: "T201", subCtgNm: "Test T201" }] },
  ]);
});
