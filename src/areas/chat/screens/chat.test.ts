import { beforeEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const CHAT = "/support/chat";
const bank = testBank();
beforeEach(() => bank().owner.query("delete from chat_count", []));

const get = (cookie = "", url = CHAT) => bank().site.inject({ url, headers: { cookie } });

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return bank().site.inject({
    method: "POST",
    url: CHAT,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: String(new URLSearchParams(fields)),
  });
}

/** Starts a chat by the form; returns the cookie that opens it. */
async function begin(text: string): Promise<string> {
  const response = await post({ text });
  return `__Host-chat=${response.cookies[0]?.value}`;
}

describe("the chat's page [A11]", () => {
  test("is led back to after a message, and shows it to its visitor only", async () => {
    const response = await post({ text: "轉帳限額\r\n是多少" });
    expect([response.statusCode, response.headers.location]).toEqual([303, `${CHAT}#newest`]);
    const own = await get(`__Host-chat=${response.cookies[0]?.value}`);
    expect(own.body).toContain("轉帳限額\n是多少");
    expect(own.body).toContain('content="noindex"');
    expect(own.headers["cache-control"]).toBe("no-store");
    const other = await get();
    expect(other.body).not.toContain("轉帳限額\n是多少");
    expect(other.headers["cache-control"]).toBe("no-store");
  });

  test("counts one for each line end, as people do", async () => {
    const lines = "字\r\n".repeat(249);
    expect((await post({ text: `${lines}字字` })).statusCode).toBe(303);
    expect((await post({ text: `${lines}字字字` })).statusCode).toBe(400);
  });

  test("that is stale when the chat has ended sends nothing, and shows the ended chat", async () => {
    const cookie = await begin("轉帳限額");
    await post({ act: "end" }, { cookie });
    const response = await post({ text: "還有一個問題" }, { cookie });
    expect([response.statusCode, response.cookies]).toEqual([400, []]);
    expect(response.body).toContain("這次對話已結束。如需繼續，請開始新的對話。");
    expect(response.body).toContain("轉帳限額");
    expect((await get(cookie, `${CHAT}/transcript`)).body).toContain("轉帳限額");
  });

  test("draws what was written as text", async () => {
    const evil = '"><img src=x onerror=alert(1)> &amp; </textarea> <b>';
    const page = await get(await begin(evil));
    expect(page.body).not.toContain("<img src=x");
    expect(page.body).toContain("&lt;img src=x onerror=alert(1)&gt; &amp;amp;");
    const refused = await post({ text: evil.repeat(20) });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).not.toContain("<img src=x");
  });

  test.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["an empty message", { text: "" }],
    ["NUL", { text: "a\u0000b" }],
    ["an unknown button", { act: "drop table" }],
    ["a message by another name", { content: "hi" }],
  ])("answers a form of %s with what is wrong", async (_, fields) => {
    const response = await post(fields);
    expect([response.statusCode, response.cookies]).toEqual([400, []]);
    expect(response.body).toContain("訊息尚未送出");
  });

  test("takes the form of a signed-in customer only with its token", async () => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    expect((await post({ text: "hi" }, { cookie })).statusCode).toBe(400);
    const page = await get(cookie);
    const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
    expect((await post({ text: "hi", formToken }, { cookie })).statusCode).toBe(303);
  });

  test("takes no form from another site", async () => {
    const response = await post({ text: "hi" }, { origin: "https://evil.example" });
    expect([response.statusCode, response.cookies]).toEqual([403, []]);
  });

  test("tells whoever writes too often to call, and keeps what was typed", async () => {
    const cookie = await begin("hi");
    await bank().owner.query(
      `insert into chat_count (id, subject_hash, at)
       select gen_random_uuid(), subject_hash, at from chat_count, generate_series(1, 119)`,
      [],
    );
    const response = await post({ text: "一二一" }, { cookie });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain("請稍後再試，或來電 0800-899-899");
    expect(response.body).toContain("一二一</textarea>");
  });
});

describe("the chat as a file [A11]", () => {
  test("is plain text with a name, for its visitor only", async () => {
    const file = await get(await begin("<b>轉帳限額</b>"), `${CHAT}/transcript`);
    expect(file.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="chat.txt"/);
    expect(file.headers["cache-control"]).toBe("no-store");
    expect(file.body).toContain("] 您\n<b>轉帳限額</b>\n");
    expect(file.body).toMatch(/ {2}http\S+\/support\/faq\/category\//);
  });

  test("leads back to the page when there is none", async () => {
    const file = await get("", `${CHAT}/transcript`);
    expect([file.statusCode, file.headers.location]).toEqual([302, CHAT]);
  });
});
