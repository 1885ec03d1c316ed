import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { distantBank } from "../bank/distant-bank.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

// What visitors see while the database does not answer: nothing is refused, there is just silence.

const bank = distantBank({ pageCacheSeconds: 1, pagesPerMinute: 100_000 });
const SILENCE = { timeout: 30_000 };
const NOTICE =
  /<aside class="[^"]*" aria-label="[^"]*"><p>[^<]*\d{4}\/\d\d\/\d\d \d\d:\d\d[^<]*<\/p><\/aside>/;
let session = "";

beforeAll(async () => {
  session = await signIn(bank(), await makeCustomer(bank()));
});

afterEach(async () => {
  bank().network.heal();
  await expect.poll(() => statusOf("/v1/board/notice/1"), SILENCE).toBe(200);
});

async function open(path: string, headers: Record<string, string> = {}, body?: URLSearchParams) {
  const response = await fetch(`${bank().origin}${path}`, {
    redirect: "manual",
    headers: { ...headers, ...(body ? { origin: bank().origin } : {}) },
    ...(body ? { method: "POST", body } : {}),
  });
  const { status } = response;
  return { status, headers: response.headers, body: await response.text() };
}

/** Opens a page until it is in the cache; on a busy machine the first attempt may time out. */
async function openFresh(path: string, headers: Record<string, string> = {}) {
  let page = await open(path, headers);
  await expect
    .poll(async () => {
      page = await open(path, headers);
      return page.headers.get("etag");
    }, SILENCE)
    .toMatch(/^W\//);
  return page;
}

const statusOf = async (path: string) => (await open(path)).status;
const isMarked = async (path: string, headers = {}) =>
  (await open(path, headers)).headers.has("warning");

describe("a public page that was shown before", () => {
  test("is answered from its last good copy, which says of when it is", async () => {
    const fresh = await openFresh("/board-rate");
    bank().network.swallow();
    await expect.poll(() => isMarked("/board-rate"), SILENCE).toBe(true);

    const { status, headers, body } = await open("/board-rate");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("warning")).toBe('111 - "Revalidation Failed"');
    expect(headers.get("age")).toMatch(/^\d+$/);
    expect(headers.get("etag")).toBeNull();
    expect(headers.get("content-security-policy")).toBe(
      fresh.headers.get("content-security-policy"),
    );
    expect(body).toMatch(NOTICE);
    expect(body).toContain("可能不是最新");
    // Right before the screen, and nothing else is changed.
    expect(body).toMatch(new RegExp(`${NOTICE.source}<main`));
    expect(body.replace(NOTICE, "")).toBe(fresh.body);
  }, 120_000);

  test("has the notice in the visitor's language, also with a parameter that it does not read", async () => {
    const english = { cookie: "language=en" };
    const korean = { cookie: "language=ko" };
    await Promise.all([openFresh("/support", english), openFresh("/support", korean)]);
    bank().network.swallow();
    await expect.poll(() => isMarked("/support", english), SILENCE).toBe(true);
    expect((await open("/support?utm_source=x", english)).body).toContain(
      "It may be out of date, as of 2",
    );
    await expect.poll(() => isMarked("/support", korean), SILENCE).toBe(true);
    expect((await open("/support", korean)).body).toContain("최신이 아닐 수 있습니다");
  }, 120_000);

  test("is fresh again, without the notice, as soon as the database answers", async () => {
    await openFresh("/events");
    bank().network.swallow();
    await expect.poll(() => isMarked("/events"), SILENCE).toBe(true);
    bank().network.heal();
    await expect.poll(() => isMarked("/events"), SILENCE).toBe(false);
    const { body } = await openFresh("/events");
    expect(body).not.toMatch(NOTICE);
  }, 120_000);

  test("is no copy for whoever may be signed in: their own page cannot be shown", async () => {
    await openFresh("/board-rate");
    bank().network.swallow();
    await expect.poll(() => isMarked("/board-rate"), SILENCE).toBe(true);
    const own = await open("/board-rate", { cookie: session });
    expect([own.status, own.headers.has("warning")]).toEqual([503, false]);
    expect(own.body).not.toMatch(NOTICE);
  }, 120_000);

  test("is not replaced by a copy when it fails for another reason", async () => {
    await openFresh("/notice/2");
    await bank().owner.query("revoke select on bank.board_notice from bank_app", []);
    try {
      await expect.poll(() => statusOf("/notice/2"), SILENCE).toBe(500);
    } finally {
      await bank().owner.query("grant select on bank.board_notice to bank_app", []);
    }
  }, 120_000);
});

describe("a page that cannot be shown", () => {
  const drawn = (body: string) => [
    /<header\b/.test(body),
    /<footer\b/.test(body),
    /<main\b/.test(body),
    body.includes("(Code: 503)"),
  ];

  test.each([
    ["zh-TW", "系統忙碌，請稍後再試", "再試一次"],
    ["en", "Please try again later", "Try again"],
    ["ko", "잠시 후 다시 시도해 주십시오", "다시 시도"],
  ])(
    "is drawn with header, footer and a way to try again (%s)",
    async (tag, title, again) => {
      bank().network.swallow();
      const language = tag === "zh-TW" ? "" : `language=${tag}`;
      const wanted = [
        ["a plain page that nobody has seen yet", "/notice/4", language],
        ["a hydrated page", "/support/contact-us/inquiry-main", language],
        ["a hydrated page of a customer", "/overview", `${language}; ${session}`],
        ["a plain page of a customer", "/overview/security?from=x", `${language}; ${session}`],
      ] as const;
      for (const [what, path, cookie] of wanted) {
        const { status, headers, body } = await open(path, { cookie });
        expect([what, status]).toEqual([what, 503]);
        expect([what, drawn(body)]).toEqual([what, [true, true, true, true]]);
        expect(body).toContain(`<h1>${title}</h1>`);
        const link = path.includes("?") ? "?from=x" : "?";
        expect(body).toContain(`<a href="${link}">${again}</a>`);
        expect(headers.get("retry-after")).toBe("5");
        expect(headers.get("cache-control")).toBe("no-store");
      }
    },
    90_000,
  );

  test("tells the router of an open page, which shows it in the page's place", async () => {
    bank().network.swallow();
    const { status, headers, body } = await open("/overview.data", { cookie: session });
    expect(status).toBe(503);
    expect(headers.get("content-type")).toContain("text/x-script");
    expect(headers.get("retry-after")).toBe("5");
    expect(body).toContain("ErrorResponse");
  }, 120_000);
});

test("a form that a script sends gets no error, which would replace its screen", async () => {
  const typed = new URLSearchParams({ act: "", text: "卡片不見了" });
  bank().network.swallow();
  for (const path of ["/support/chat", "/transfer", "/overview/verify"]) {
    const [pathname, query = ""] = path.split("?");
    const script = await open(`${pathname}.data?${query}`, { cookie: session }, typed);
    expect([path, script.status]).toEqual([path, 503]);
    expect(script.headers.get("content-type")).toContain("text/x-script");
    expect(script.body).not.toContain("ErrorResponse");
    // Without scripts the page is the error page, and the form is not sent again.
    const plain = await open(path, { cookie: session }, typed);
    expect([path, plain.status]).toEqual([path, 503]);
    expect(plain.body).toContain(`<a href="?${query}">再試一次</a>`);
  }
}, 120_000);
