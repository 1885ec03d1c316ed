import { describe, expect, test } from "vitest";
import { writeCounts } from "#areas/support/server/counts.ts";
import { ask } from "../../../tests/people/asking.ts";
import { chattingBank, MESSAGES } from "../../../tests/people/chats.ts";

const { bank, write, read, begin } = chattingBank();

/** The stored text of the newest chat's first message. */
async function storedFirst(): Promise<string> {
  const [row] = await bank().owner.query<{ body: string }>(
    `select body from chat_message where author = 'visitor' order by chat_id desc, number limit 1`,
    [],
  );
  return row?.body ?? "";
}

describe("a message [A11]", () => {
  test("is answered at once by what the FAQ's search finds, at most three entries", async () => {
    const response = await write("轉帳限額是多少？");
    expect(response).toMatchObject({ status: 200, code: 200 });
    const { chatSttsCd, leftCnt, msgList } = response.content;
    expect([chatSttsCd, leftCnt, msgList.length]).toEqual(["open", 59, 2]);
    expect(msgList[0]).toMatchObject({
      msgNbr: 1,
      athrCd: "visitor",
      cont: "轉帳限額是多少？",
      faqList: [],
      mskYn: "N",
    });
    const [first] = msgList[1].faqList;
    expect(msgList[1]).toMatchObject({ msgNbr: 2, athrCd: "automatic" });
    expect(first.sbjtCont).toBe("轉帳限額是多少？");
    expect(first.smryCont.length).toBeGreaterThan(20);
    expect((await bank().site.inject(first.faqDtlUrl)).statusCode).toBe(200);
    expect(msgList[1].faqList.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ["zh-TW", "zzqq", "找不到相關的內容"],
    ["en", "zzqq", "couldn’t find this"],
    ["ko", "zzqq", "찾지 못했습니다"],
  ])("about which nothing is known is answered so, in %s", async (language, cont, words) => {
    const { content } = await write(cont, { language });
    expect(content.msgList[1].faqList).toEqual([]);
    expect(content.msgList[1].cont).toContain(words);
    expect(content.msgList[1].cont).toContain("0800-899-899");
  });

  test.each([
    [
      "zh",
      "我被騙了 快轉接真人",
      /^請先停下來.*0800-899-899.*165 或 110.*一鍵停用/,
      "「轉接專人」",
    ],
    ["en", "I was scammed, I need to talk to a person now", /^Stop now.*165 or 110/, "Chat with"],
    ["ko", "사기당했어요 상담원 연결해 주세요", /^더 이상 송금.*165 또는 110/, "‘상담원 연결’"],
    ["zh", `${"前面說很多話。".repeat(15)}錢被詐騙集團轉走了。這樣利率是多少？`, /^請先停下來/, ""],
  ])("about a crime is answered with help first, in %s: %s", async (...row) => {
    const [language, cont, help, person] = row;
    const { content } = await write(cont, { language });
    const [, { cont: answer, faqList }] = content.msgList;
    expect(answer).toMatch(help);
    expect(answer).toContain(person);
    const paths = faqList.map(({ faqDtlUrl }: { faqDtlUrl: string }) => faqDtlUrl);
    expect(paths[0]).toBe("/support/emergencies");
    expect(paths.length).toBe(3);
    for (const path of paths.slice(1)) {
      expect(path).toMatch(/\/(2015|2016|2019|2025|2026|2027|4008|4011|6015)$/);
    }
  });

  test("that asks for a person is told how to reach one", async () => {
    const { content } = await write("我想找真人");
    expect(content.msgList[1].cont).toMatch(/「轉接專人」.*0800-899-899/);
    expect(content.msgList[1].faqList).toEqual([]);
    expect((await write("謝謝！")).content.msgList[1].cont).toContain("這是自動回覆");
  });

  test("can have 500 characters, not 501, also of emoji", async () => {
    for (const sign of ["字", "🙂"]) {
      expect((await write(sign.repeat(500))).code).toBe(200);
      const long = await write(sign.repeat(501));
      expect([long.status, long.content.fields]).toEqual([
        400,
        [{ field: "cont", message: expect.stringContaining("500") }],
      ]);
    }
  });

  test.each([
    ["nothing", ""],
    ["nothing but space", " \n "],
    ["nothing that can be seen", "\u0007"],
    ["NUL", "a\u0000b"],
    ["half a character", "\ud83d"],
    ["a number", 5],
    ["nothing at all", undefined],
  ])("of %s is malformed, and nothing is kept or counted", async (_, cont) => {
    const before = await bank().owner.query("select from chat_message", []);
    const response = await ask(bank(), MESSAGES, { payload: { cont } });
    expect([response.status, response.content.fields[0].field]).toEqual([400, "cont"]);
    expect(await bank().owner.query("select from chat_message", [])).toHaveLength(before.length);
    expect(await bank().owner.query("select from chat_count", [])).toEqual([]);
  });

  test.each([
    ["code", "<img src=x onerror=alert(1)> & <b>bold</b>"],
    ["SQL", "'; drop table bank.chat; --"],
    ["signs of a pattern", "%_\\ $1 {{y}} {count}"],
    ["emoji and other scripts", "👨‍👩‍👧 مرحبا नमस्ते"],
    ["lines", "第一行\n\n第二行"],
  ])("of %s is kept as it was written", async (_, cont) => {
    const cookie = await begin(cont);
    expect((await read(cookie)).content.msgList[0].cont).toBe(cont);
  });

  test("that holds a secret is kept, and searched for, without it, and the visitor is told", async () => {
    const { content } = await write("我的密碼是 Sunrise-8264，卡號 9158899000001012");
    expect(content.msgList[0].mskYn).toBe("Y");
    expect(content.msgList[0].cont).toBe(await storedFirst());
    expect(await storedFirst()).not.toMatch(/Sunrise|8264|91588990/);
  });

  test("is no search: nothing of it is counted or reported, however many write it", async () => {
    for (let visitor = 1; visitor <= 6; visitor += 1) {
      await write("量子鯨魚在我先生的帳戶裡", { address: `192.0.2.${visitor}` });
    }
    await writeCounts(bank().pool);
    const typed = "select from faq_miss where typed like '%量子鯨魚%'";
    expect(await bank().owner.query(typed, [])).toEqual([]);
  });
});

test("one address may write 120 times within an hour, then is told how long to wait [A11]", async () => {
  const address = "2001:db8:5:6::1";
  await write("hi", { address });
  await bank().owner.query(
    `insert into chat_count (id, subject_hash, at)
     select gen_random_uuid(), subject_hash, at from chat_count, generate_series(1, 117)`,
    [],
  );
  const responses = await Promise.all([1, 2, 3, 4].map(() => write("hi", { address })));
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(2);
  const refused = responses.find(({ code }) => code === "PLAT000005");
  expect(refused?.content.seconds).toBeGreaterThan(3_500);
  expect((await write("hi", { address: "2001:db8:5:6:ffff::2" })).code).toBe("PLAT000005");
  expect((await write("hi", { address: "2001:db8:5:7::1" })).code).toBe(200);
  await bank().owner.query("update chat_count set at = at - interval '1 hour'", []);
  expect((await write("hi", { address })).code).toBe(200);
});
