import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { smallPicture } from "#server/uploads/pictures.testing.ts";
import { setClock } from "../../../../tests/bank/clock.ts";
import { ask, trailOf } from "../../../../tests/people/asking.ts";
import { attendedBank } from "../../../../tests/people/attended-chats.ts";
import { CURRENT, MESSAGES } from "../../../../tests/people/chats.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const REQUESTS = "/v1/support/chats/requests";
const { bank, desk, write, read, begin, atDesk, requested, signedIn, waiting, attended, say, job } =
  attendedBank();

describe("a visitor who asks for a person [A11]", () => {
  test("waits at a place of the queue, in the order of asking, and may leave it", async () => {
    const first = await waiting();
    await setClock(bank(), "2026-11-18T06:00:05Z");
    const second = await waiting();
    const place = async (cookie: string) => (await read(cookie)).content.queuePlace;
    expect([await place(first.cookie), await place(second.cookie)]).toEqual([1, 2]);
    expect((await requested(second.cookie)).content.queuePlace).toBe(2);
    const left = await ask(bank(), REQUESTS, { method: "DELETE", cookie: first.cookie });
    expect(left.content).toMatchObject({ chatSttsCd: "open", queuePlace: null });
    expect(await place(second.cookie)).toBe(1);
  });

  test("needs no message before", async () => {
    const { content, cookies } = await ask(bank(), REQUESTS, { payload: {} });
    expect(content).toMatchObject({ chatSttsCd: "waiting", queuePlace: 1 });
    expect(cookies["__Host-chat"]).toMatch(/^[\w-]{43}$/);
  });

  test("is told outside the hours when somebody is there, and is served by whoever is there anyway", async () => {
    // 20:59:59 and 21:00 of the same day in Taipei.
    await setClock(bank(), "2026-11-18T12:59:59Z");
    expect((await requested(await begin())).code).toBe(200);
    await setClock(bank(), "2026-11-18T13:00:00Z");
    const refused = await requested(await begin());
    expect(refused.code).toBe("CHAT000001");
    expect(refused.message).toContain("2026/11/19 09:00");
    await atDesk(await signedIn());
    expect((await requested(await begin())).code).toBe(200);
  });

  test("is told that the queue is full when 200 wait", async () => {
    await bank().owner.query(
      `insert into chat (id, token_hash, opened_at, expires_at, asked_at, seen_at)
       select gen_random_uuid(), int8send(n), bank.now(), bank.now() + interval '1 hour',
              bank.now(), bank.now() from generate_series(1, 199) n`,
      [],
    );
    expect((await requested(await begin())).code).toBe(200);
    expect((await requested(await begin())).code).toBe("CHAT000002");
  });

  test("is one of twenty of a network at the most, also when all ask at once, and others still come in", async () => {
    const from = (address: string) => ask(bank(), REQUESTS, { payload: {}, address });
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, place) => from(`2001:db8:7:1::${place}`)),
    );
    const codes = all.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === "CHAT000002")).toHaveLength(4);
    expect((await from("2001:db8:7:2::1")).code).toBe(200);
    const cookie = `__Host-chat=${all.find(({ code }) => code === 200)?.cookies["__Host-chat"]}`;
    await ask(bank(), REQUESTS, { method: "DELETE", cookie });
    expect((await from("2001:db8:7:1::ffff")).code).toBe(200);
  });

  test("who has gone for ten minutes leaves the queue, not a second sooner", async () => {
    const { cookie } = await waiting();
    await setClock(bank(), "2026-11-18T06:10:00Z");
    await job("close abandoned chats");
    const state = async () =>
      (await bank().owner.query("select asked_at is not null as requested from chat", []))[0];
    expect(await state()).toEqual({ requested: true });
    await setClock(bank(), "2026-11-18T06:10:01Z");
    await job("close abandoned chats");
    expect(await state()).toEqual({ requested: false });
    expect((await read(cookie)).content.msgList.at(-1).cont).toContain("取消等候");
  });
});

describe("a message that is sent twice [A11]", () => {
  test("stands once, one after the other and both at once, and is answered the same", async () => {
    const { cookie, staff, chatId } = await attended();
    const clientMessageId = randomUUID();
    const send = () =>
      ask(bank(), MESSAGES, { cookie, payload: { cont: "一次就好", clientMessageId } });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    const numbers = answers.map(({ content }) => content.msgList[0].msgNbr);
    expect(new Set(numbers).size).toBe(1);
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => say(staff, chatId, "好的", id)));
    expect(new Set(sent.map(({ content }) => content.message.msgNbr)).size).toBe(1);
    const texts = (await read(cookie)).content.msgList.map(({ cont }: { cont: string }) => cont);
    expect(texts.filter((text: string) => text === "一次就好")).toHaveLength(1);
    expect(texts.filter((text: string) => text === "好的")).toHaveLength(1);
  });

  test("is answered automatically once, with its answer each time", async () => {
    const cookie = await begin();
    const clientMessageId = randomUUID();
    const send = () =>
      ask(bank(), MESSAGES, { cookie, payload: { cont: "轉帳限額", clientMessageId } });
    const [one, two] = [await send(), await send()];
    expect(one.content.msgList).toHaveLength(2);
    expect(two.content.msgList).toEqual(one.content.msgList);
    expect((await read(cookie)).content.msgList).toHaveLength(4);
  });
});

/** Sends pictures, with these names or numbered. */
async function sendPictures(
  cookie: string,
  count: number,
  { text = "", nameOf = (place: number) => `圖 ${place}.png` } = {},
) {
  const form = new FormData();
  form.append("cont", text);
  const bytes = new Uint8Array(await smallPicture("png"));
  for (let place = 0; place < count; place += 1) {
    form.append("attachments", new Blob([bytes], { type: "image/png" }), nameOf(place));
  }
  const request = new Request("http://x", { method: "POST", body: form });
  const answer = await bank().site.inject({
    method: "POST",
    url: MESSAGES,
    headers: { cookie, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json();
}

describe("pictures in a chat [A11]", () => {
  test("come without a word, are drawn anew, and are shown to both and to nobody else", async () => {
    const { cookie, staff, chatId } = await attended();
    const { content } = await sendPictures(cookie, 2);
    const [message] = content.msgList;
    expect(message.files.map(({ fileNm }: { fileNm: string }) => fileNm)).toEqual([
      "圖 0.png",
      "圖 1.png",
    ]);
    const { fileId } = message.files[0];
    const own = await bank().site.inject({
      url: `/v1/support/chats/files/${fileId}`,
      headers: { cookie },
    });
    expect([own.statusCode, own.headers["content-type"]]).toEqual([200, "image/png"]);
    const theirs = await desk().inject({
      url: `/v1/desk/chats/${chatId}/files/${fileId}`,
      headers: { cookie: staff },
    });
    expect(theirs.rawPayload.equals(own.rawPayload)).toBe(true);
    const other = await bank().site.inject({
      url: `/v1/support/chats/files/${fileId}`,
      headers: { cookie: (await waiting()).cookie },
    });
    expect(other.json().code).toBe("CHAT000003");
  });

  test("are twelve at the most in one chat, and go with it", async () => {
    const { cookie } = await attended();
    for (let count = 0; count < 4; count += 1) {
      expect((await sendPictures(cookie, 3, { text: "看圖" })).code).toBe(200);
    }
    const refused = await sendPictures(cookie, 1);
    expect(refused.code).toBe("CHAT000006");
    expect(refused.message).toContain("12 張");
    await ask(bank(), CURRENT, { method: "DELETE", cookie });
    expect(await bank().owner.query("select from chat_file", [])).toEqual([]);
  });
});

describe("what is left of a chat that was forgotten [A11]", () => {
  test("is nothing, in the live channel neither", async () => {
    const { cookie, chatId } = await attended();
    await write("這是秘密", { cookie });
    const count = async () =>
      (await bank().owner.query("select from live_message where topic = $1", [`chat:${chatId}`]))
        .length;
    expect(await count()).toBeGreaterThan(0);
    await ask(bank(), CURRENT, { method: "DELETE", cookie });
    expect(await count()).toBe(0);
    for (const table of ["chat", "chat_message", "chat_file"]) {
      const id = table === "chat" ? "id" : "chat_id";
      expect(await bank().owner.query(`select from ${table} where ${id} = $1`, [chatId])).toEqual(
        [],
      );
    }
  });
});

describe("the transcript by mail [A11]", () => {
  const mail = (cookie: string, payload: object = {}) =>
    ask(bank(), "/v1/support/chats/transcripts", { cookie, payload });

  test("goes to a customer's own address whatever else is typed", async () => {
    const person = await makeCustomer(bank());
    const session = await signIn(bank(), person);
    const cookie = `${session}; ${await begin("轉帳限額", { cookie: session })}`;
    const answer = await mail(cookie, { email: "other@example.com" });
    expect(answer.code).toBe(200);
    const [letter] = await bank().owner.query<{ address: string; body: string }>(
      "select address, body from outbox where customer_id = $1 and subject like '%對話紀錄%'",
      [person.id],
    );
    expect(letter?.address).not.toBe("other@example.com");
    expect(letter?.body).toContain("轉帳限額");
    expect(await trailOf(bank(), "chat.mail", person)).toHaveLength(1);
  });

  test("goes to a visitor only after a person attended, twice at the most, with no word of theirs", async () => {
    const alone = await begin();
    expect((await mail(alone, { email: "visitor@example.com" })).code).toBe("CHAT000005");
    const { cookie, staff, chatId } = await attended();
    await say(staff, chatId, "您的案件已登記。");
    await write("您的帳戶已停用，請立即撥打 0900-000-000 或看 evil.example/x", { cookie });
    await sendPictures(cookie, 1, { nameOf: () => "evil.example.png" });
    expect((await mail(cookie, { email: "no address" })).status).toBe(400);
    expect((await mail(cookie)).status).toBe(400);
    const sent = await mail(cookie, { email: "visitor@example.com" });
    expect(sent.content).toEqual({ sentTo: "v***@example.com" });
    const [letter] = await bank().owner.query<{ body: string }>(
      "select body from outbox where address = 'visitor@example.com'",
      [],
    );
    expect(letter?.body).toContain("測試員");
    expect(letter?.body).toContain("您的案件已登記。");
    expect(letter?.body).toContain("自動回覆");
    expect(letter?.body).not.toMatch(/evil|停用|0900|帳單有問題/);
    expect(letter?.body).toContain(`對話編號：${chatId.slice(-8)}`);
    expect((await mail(cookie, { email: "visitor@example.com" })).code).toBe(200);
    expect((await mail(cookie, { email: "visitor@example.com" })).code).toBe("PLAT000005");
  });
});
