import { describe, expect, test } from "vitest";
import { ask } from "../../../../tests/people/asking.ts";
import { CURRENT, chattingBank, MESSAGES } from "../../../../tests/people/chats.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const ENDINGS = "/v1/support/chats/endings";
const { bank, write, read, begin } = chattingBank();

describe("a chat [A11]", () => {
  test("is opened by a random token in a cookie of this host, of which only a hash is kept", async () => {
    const answer = await bank().site.inject({
      method: "POST",
      url: MESSAGES,
      payload: { cont: "hi" },
    });
    expect(String(answer.headers["set-cookie"])).toMatch(
      /^__Host-chat=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=86400$/,
    );
    const token = answer.cookies[0]?.value ?? "";
    const rows = await bank().owner.query("select * from chat", []);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await read(`__Host-chat=${token}`)).content.msgList).toHaveLength(2);
  });

  test("goes on with the same cookie, its messages in order, also those sent at once", async () => {
    const cookie = await begin();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => write(`限額 ${n}`, { cookie })));
    for (const { code, cookies } of answers) expect([code, cookies]).toEqual([200, {}]);
    const { msgList } = (await read(cookie)).content;
    expect(msgList.map(({ msgNbr }: { msgNbr: number }) => msgNbr)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(new Set(msgList.map(({ athrCd }: { athrCd: string }) => athrCd)).size).toBe(2);
  });

  test.each([
    ["no cookie", ""],
    ["an empty one", "__Host-chat="],
    ["somebody's guess", `__Host-chat=${"a".repeat(43)}`],
    ["one that is no token", "__Host-chat=%00'; --"],
  ])("is not shown to whoever has %s", async (_, cookie) => {
    await begin();
    expect((await read(cookie)).content).toMatchObject({
      chatId: null,
      chatSttsCd: "none",
      endDtm: null,
      leftCnt: 60,
      msgList: [],
      queuePlace: null,
      staffName: null,
      livePosition: null,
    });
  });

  test("of a customer is shown to nobody else in the same browser", async () => {
    const [one, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const session = await signIn(bank(), one);
    const chat = await begin("轉帳限額", { cookie: session });
    const states = await Promise.all(
      [chat, `${chat}; ${await signIn(bank(), other)}`, `${chat}; ${session}`].map(
        async (cookie) => (await read(cookie)).content.chatSttsCd,
      ),
    );
    expect(states).toEqual(["none", "none", "open"]);
    // The next message starts a new chat.
    const answer = await write("hi", { cookie: chat });
    expect(answer.content.msgList[0].msgNbr).toBe(1);
    expect(answer.cookies["__Host-chat"]).toMatch(/^[\w-]{43}$/);
  });

  test("of a visitor goes on when the visitor signs in", async () => {
    const chat = await begin();
    const session = await signIn(bank(), await makeCustomer(bank()));
    expect((await read(`${chat}; ${session}`)).content.chatSttsCd).toBe("open");
  });

  test("takes 60 messages, and not a 61st, also when both come at once", async () => {
    const cookie = await begin();
    await bank().owner.query(
      `insert into chat_message (chat_id, number, author, body, entries, is_masked, written_at)
       select id, number, 'visitor', '', '[]', false, bank.now()
         from (select id from chat order by id desc limit 1) newest, generate_series(3, 60) number`,
      [],
    );
    const answers = await Promise.all([write("60", { cookie }), write("61", { cookie })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, "PLAT000005"]);
    expect((await read(cookie)).content).toMatchObject({ chatSttsCd: "open", leftCnt: 0 });
    const refused = await write("62", { cookie });
    expect([refused.code, refused.cookies]).toEqual(["PLAT000005", {}]);
    expect(refused.content.seconds).toBeGreaterThan(86_000);
  });

  test("is over after 24 hours, to the second", async () => {
    const cookie = await begin();
    const set = (left: string) =>
      bank().owner.query(`update chat set expires_at = bank.now() + interval '${left}'`, []);
    await set("1 minute");
    expect((await read(cookie)).content.chatSttsCd).toBe("open");
    await set("0");
    expect((await read(cookie)).content.chatSttsCd).toBe("none");
    const next = await write("again", { cookie });
    expect(next.content.msgList[0].msgNbr).toBe(1);
    expect(next.cookies).toHaveProperty("__Host-chat");
  });

  test("that was ended can be read, takes no more, and gives way to another once it is deleted", async () => {
    const cookie = await begin();
    const end = () => ask(bank(), ENDINGS, { payload: {}, cookie });
    expect((await end()).content).toEqual({ chatSttsCd: "ended" });
    expect((await end()).content).toEqual({ chatSttsCd: "ended" });
    expect((await read(cookie)).content).toMatchObject({ chatSttsCd: "ended", leftCnt: 0 });
    const begun = await ask(bank(), "/v1/support/chats", { payload: {}, cookie });
    for (const refused of [await write("another", { cookie }), begun]) {
      expect([refused.code, refused.cookies]).toEqual(["CHAT000007", {}]);
    }
    expect((await read(cookie)).content.msgList).toHaveLength(2);
    await ask(bank(), CURRENT, { method: "DELETE", cookie });
    expect((await write("another", { cookie })).content).toMatchObject({ chatSttsCd: "open" });
  });

  test("that is forgotten is deleted, and its cookie with it", async () => {
    const cookie = await begin("忘了我");
    const gone = await ask(bank(), CURRENT, { method: "DELETE", cookie });
    expect([gone.content, gone.cookies]).toEqual([{ chatSttsCd: "none" }, { "__Host-chat": "" }]);
    expect((await read(cookie)).content.chatSttsCd).toBe("none");
    const left = await bank().owner.query("select from chat_message where body = '忘了我'", []);
    expect(left).toEqual([]);
  });

  test("that does not exist can be ended and forgotten without harm", async () => {
    expect((await ask(bank(), ENDINGS, { payload: {} })).content.chatSttsCd).toBe("none");
    expect((await ask(bank(), CURRENT, { method: "DELETE" })).content.chatSttsCd).toBe("none");
  });

  test("cannot be written in by a page of another site", async () => {
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      expect((await write("hi", { headers })).status).toBe(403);
    }
  });
});
