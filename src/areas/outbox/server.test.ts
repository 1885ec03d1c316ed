import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areas } from "#app/areas.ts";
import type { Language } from "#base/text/language.ts";
import { readSettings } from "#server/settings/settings.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { customersSite } from "../../../tests/bank/site.ts";

const bank = testBank();

interface Written {
  channel?: "sms" | "mail";
  address?: string;
  language?: Language;
  subject?: string | null;
  body?: string | null;
  state?: "waiting" | "sent" | "failed";
  tries?: number;
  error?: string | null;
  /** How long ago it was written. */
  age?: string;
}

/** Adds a letter of a given age to the outbox; returns its id. */
async function written(letter: Written): Promise<string> {
  const { channel = "sms", address = "0912345678", language = "zh", subject = null } = letter;
  const { body = "驗證碼 123456", state = "sent", tries = 1, error = null, age = "0" } = letter;
  const [row] = await bank().owner.query<{ id: string }>(
    `insert into outbox (id, channel, address, language, subject, body, made_at, due_at, tries, state,
                         sent_at, trouble)
     select gen_random_uuid(), $1, $2, $3, $4, $5, bank.now() - $6::interval,
            bank.now() + interval '1 day', $7, $8,
            case when $8 = 'sent' then bank.now() end, $9
     returning id`,
    [channel, address, language, subject, body, age, tries, state, error],
  );
  return row?.id ?? "";
}

async function ask(query = "") {
  const response = await bank().site.inject(`/v1/dev/outbox${query}`);
  return { status: response.statusCode, ...response.json() };
}

async function page(query = "") {
  const { statusCode: status, headers, body } = await bank().site.inject(`/dev/outbox${query}`);
  const [head = "", main = ""] = body.split(/<main |<\/main>/);
  return { status, headers, head, main };
}

const bodies = (content: { letters: { body: string }[] }) =>
  content.letters.map(({ body }) => body);

beforeAll(async () => {
  for (let number = 1; number <= 51; number += 1) {
    await written({ body: `filler ${number}`, address: "0900000000", age: `${number} minutes` });
  }
});

describe("the call", () => {
  test("lists the newest fifty letters, the newest first", async () => {
    const { code, content } = await ask();
    expect(code).toBe(200);
    expect(content.letters).toHaveLength(50);
    expect(bodies(content)).toContain("filler 1");
    expect(bodies(content)).not.toContain("filler 51");
    const times = content.letters.map(({ madeAt }: { madeAt: string }) => madeAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test("narrows by channel and by a part of the address, whatever its case", async () => {
    await written({
      channel: "mail",
      address: "Ada.Lovelace@example.com",
      subject: "Code",
      body: "to Ada",
    });
    await written({ channel: "mail", address: "eve@example.com", subject: "Code", body: "to Eve" });
    await written({ address: "0987654321", body: "to 0987" });
    expect(bodies((await ask("?channel=mail")).content)).toEqual(["to Eve", "to Ada"]);
    expect(bodies((await ask("?address=LOVELACE")).content)).toEqual(["to Ada"]);
    expect(bodies((await ask("?address=4321&channel=sms")).content)).toEqual(["to 0987"]);
    expect(bodies((await ask("?address=4321&channel=mail")).content)).toEqual([]);
    expect(bodies((await ask("?address=%25@example")).content)).toEqual([]);
    expect(bodies((await ask("?address=___")).content)).toEqual([]);
  });

  test.each(["?channel=fax", "?channel=", `?address=${"a".repeat(255)}`, "?address=%00"])(
    "%s is malformed",
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});

describe("the page", () => {
  test("shows each letter with its code in words, its state and its error", async () => {
    await written({ address: "0911222333", body: "您的驗證碼是 246810。\n請勿告知他人。" });
    await written({
      channel: "mail",
      address: "later@example.com",
      language: "en",
      subject: "Your code",
      body: "Your code is 135790.",
      state: "waiting",
      tries: 3,
      error: "smtp EENVELOPE 451 4.3.0",
    });
    await written({ channel: "mail", address: "gone@example.com", body: null, state: "failed" });
    const { status, main, headers } = await page();
    expect(status).toBe(200);
    expect(main).toContain("您的驗證碼是 246810。\n請勿告知他人。");
    expect(main).toMatch(/<div lang="en"><p[^>]*>Your code<\/p><p[^>]*>Your code is 135790\.<\/p>/);
    expect(main).toContain("已嘗試 3 次");
    expect(main).toContain("問題：smtp EENVELOPE 451 4.3.0");
    expect(main).toContain("內容已清除。");
    expect(main).not.toContain("<script");
    expect(headers["cache-control"]).toMatch(/no-store/);
  });

  test.each([
    ["zh-TW", "僅供展示"],
    ["en", "Demonstration only"],
    ["ko", "데모 전용"],
  ])("says in %s that only a demonstration has it", async (language, words) => {
    expect((await page(`?lang=${language}`)).main).toContain(words);
  });

  test("narrows by its form, keeps what was asked, and says when nothing fits", async () => {
    await written({ channel: "mail", address: "only@example.com", body: "only this" });
    const { main } = await page("?channel=mail&address=only%40");
    expect(main).toContain("only this");
    expect(main).not.toContain("filler");
    expect(main).toContain('value="only@"');
    expect(main).toMatch(/<option value="mail" selected=""/);
    expect((await page("?address=nobody")).main).toContain("沒有符合的訊息。");
  });

  test.each([
    "?channel=fax",
    "?address=%00",
    "?address=%ff",
    `?address=${"%F0%9F%98%80".repeat(200)}`,
  ])("of %s is a page, whatever it asks", async (query) => {
    expect((await page(query)).status).toBe(200);
  });

  test("comes again by itself only when its reader asked for it, who can stop it", async () => {
    const followed = await page("?channel=sms&follow=on");
    expect(followed.head).toContain('<meta http-equiv="refresh" content="5"/>');
    expect(followed.main).toContain('<a href="/dev/outbox?channel=sms">停止自動重新整理</a>');
    const quiet = await page("?channel=sms");
    expect(quiet.head).not.toContain("refresh");
    expect(quiet.main).toContain('<a href="/dev/outbox?channel=sms&amp;follow=on">');
  });

  test("shows what a stranger put into a letter as words", async () => {
    await written({ address: "<b>@example.com", body: "<img src=x onerror=alert(1)>" });
    const { main } = await page();
    expect(main).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(main).not.toMatch(/<img src=x|<b>@/);
  });
});

describe("in production", () => {
  let site: FastifyInstance;
  beforeAll(async () => {
    const settings = { ...readSettings({ LOG_LEVEL: "silent" }), mode: "production" as const };
    const { url, pool, clock, vault } = bank();
    site = await customersSite(settings, { url, pool, clock, vault, endpoints: areas });
  });
  afterAll(() => site.close());

  test("there is neither the call nor the page", async () => {
    await written({ body: "secret 975310" });
    for (const url of ["/v1/dev/outbox", "/dev/outbox", "/dev/outbox/", "/dev/outbox.data"]) {
      const response = await site.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain("975310");
    }
  });
});
