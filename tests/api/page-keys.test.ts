import { hash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";

// Two banks with the same content: one caches its pages, the other renders each request. Whatever
// was requested before, in whatever spelling, the first must respond as the second does.
const settings = { callsPerMinute: 10_000_000, pagesPerMinute: 10_000_000 };
const keeping = testBank({ ...settings, pageCacheSeconds: 3600 });
const drawing = testBank({ ...settings, pageCacheSeconds: 0 });

interface RequestContext {
  url: string;
  headers: Record<string, string>;
}

const paths = [
  "/notice",
  "/notice/3",
  "/notice/%33",
  "/Notice/3",
  "/notice/",
  "/n%6ftice",
  "//notice",
  "/main-account/landing",
  "/debit-card/landing",
  "/login/forgot-idpw",
  "/board-rate",
  "/events",
  "/terms/terms-detail",
  "/accessible/notices",
  "/about",
  "/",
  "/securities/compare",
  "/resources",
  "/robots.txt",
];
const names = [
  ...["to", "q", "amount", "one", "utm_source", "Page", "page[]", "__proto__", "constructor"],
  ...["page", "p%61ge", "category", "state", "find", "currency", "no", "type", "place"],
  ...["lang", "l%61ng", "theme", "counting", "c%6funting", "text", "easy", "app", "unknown", ""],
];
const values = [
  ...["abc", "2330", "USD", "z1", "%e6%97%a5", "%ff", "__proto__"],
  ...["1", "2", "2?", "%32", "02", "999", "ended", "password", "password?", "JPY", "jpy", "3", "7"],
  ...["en", "ko", "zh-TW", "dark", "agreed", "refused", "large", "on", "away", "", "a+b", "%zz"],
];
const userAgents = [
  "Mozilla/5.0 (Windows NT 10.0)",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)",
  "Mozilla/5.0 (Linux; Android 7.0; SM-G930V)",
];
const hosts = [
  "localhost:80",
  "127.0.0.1:3100",
  "x/debit-card/landing?",
  "x/?no=7#",
  "evil.example",
];
const cookies = [
  ...["", "language=en", "language=ko; theme=dark", "counting=agreed", "text=large; easy=on"],
  ...["__Host-session=garbage", `__Host-session=${"a".repeat(43)}`, "app=away", "language=xx"],
];

const pair = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...values))
  .map(([name, value]) => `${name}=${value}`);
const query = fc
  .tuple(fc.constantFrom("?", "?&", "??"), fc.array(pair, { maxLength: 3 }))
  .map(([mark, pairs]) => (pairs.length > 0 ? `${mark}${pairs.join("&")}` : ""));
const anyRequest: fc.Arbitrary<RequestContext> = fc
  .record({
    path: fc.constantFrom(...paths),
    query,
    host: fc.constantFrom("localhost:80", "localhost:80", "localhost:80", ...hosts),
    cookie: fc.constantFrom("", "", ...cookies),
    agent: fc.constantFrom(...userAgents),
    site: fc.constantFrom("", "", "same-origin", "cross-site"),
  })
  .map(({ path, query, host, cookie, agent, site }) => ({
    url: `${path}${query}`,
    headers: {
      host,
      "user-agent": agent,
      ...(cookie ? { cookie } : {}),
      ...(site ? { "sec-fetch-site": site } : {}),
    },
  }));

async function answered(bank: typeof keeping, context: RequestContext) {
  const { statusCode, body, headers } = await bank().site.inject(context);
  // A page rendered by the router has its own nonce, and is never cached.
  const bytes = hash("sha256", body.replace(/ nonce="[^"]*"/g, ""));
  return {
    statusCode,
    title: /<title>([^<]*)/.exec(body)?.[1],
    bytes,
    cookies: headers["set-cookie"],
    language: headers["content-language"],
  };
}

describe("a kept page", () => {
  test("is what would be drawn for the same request, whatever was asked before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: 2, maxLength: 8 }), async (all) => {
        for (const context of all) {
          expect([context, await answered(keeping, context)]).toEqual([
            context,
            await answered(drawing, context),
          ]);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test.each([
    [
      "a second question mark",
      "/login/forgot-idpw?find=password?",
      "/login/forgot-idpw?find=password",
    ],
    ["a second question mark in a list", "/notice?page=2?", "/notice?page=2"],
    ["a currency with a question mark", "/board-rate?currency=JPY?", "/board-rate?currency=JPY"],
    ["an encoded name of a choice", "/about?c%6funting=agreed", "/about"],
    ["an encoded language", "/about?l%61ng=x", "/about"],
  ])("cannot be put in another's place by %s", async (_, trick, address) => {
    await keeping().site.inject(trick);
    const { body } = await keeping().site.inject(address);
    expect(body).toBe((await drawing().site.inject(address)).body);
  });

  test("cannot be put in another's place by a Host", async () => {
    for (const host of ["x/debit-card/landing?", "localhost:80/debit-card/landing?"]) {
      await keeping().site.inject({ url: "/transfer/landing", headers: { host } });
    }
    const { body } = await keeping().site.inject("/transfer/landing");
    expect(body).toBe((await drawing().site.inject("/transfer/landing")).body);
  });

  test("repeats in its links nothing that a stranger wrote into an address", async () => {
    await keeping().site.inject("/support?c%6funting=agreed");
    expect((await keeping().site.inject("/support")).body).not.toContain("c%6funting");
    const { body } = await keeping().site.inject("/support?x=%22%3E%3Cscript%3E&l%61ng=en");
    expect(body).toContain('href="?theme=dark"');
    expect(body).not.toMatch(/l%61ng|script%3E/);
    // What a screen reads is repeated, escaped, and only on that page.
    const found = await keeping().site.inject("/resources?q=%22%3E%3Cscript%3E&l%61ng=en");
    expect(found.body).toContain('href="?q=%22%3E%3Cscript%3E&amp;theme=dark"');
    expect(found.body).not.toContain("l%61ng");
    expect((await keeping().site.inject("/resources?y=1")).body).not.toContain("script%3E");
  });
});

describe("what is kept", () => {
  const isCached = async (url: string) =>
    (await keeping().site.inject(url)).headers.etag !== undefined;

  test.each([
    ["/notice?page=2", true],
    ["/notice?category=9", true],
    ["/notice?page=99", false],
    ["/notice?page=02", false],
    ["/notice?page=2&page=3", true],
    ["/notice?utm=x", true],
    ["/?to=z1", true],
    ["/?to=z1&to=z2&__proto__=x&constructor=y&=z", true],
    ["/notice?Page=2", true],
    ["/notice?page[]=2", true],
    ["/notice?page=2&lang=en", true],
    ["/notice?lang=xx&theme=dark&theme=light", true],
    ["/board-rate?currency=JPY&amount=1", false],
    ["/securities/compare?one=2330", false],
    ["/securities/main?q=x", false],
    ["/resources?q=x", false],
    ["/Notice", false],
    ["/notice/%33", true],
    ["/notice/", false],
    ["/sitemap.xml", true],
    ["/robots.txt", true],
    ["/resources?page=99", false],
    ["/support/contact-us/service-center?place=", true],
    ["/support/contact-us/service-center?place=x", true],
  ])("%s: %s", async (url, wanted) => {
    expect(await isCached(url)).toBe(wanted);
  });

  test.each([
    ["an unknown parameter", "/?to=z1", "/"],
    ["an unknown one beside a known one", "/notice?utm_source=mail&page=2", "/notice?page=2"],
    ["the same one twice", "/notice?page=2&page=3", "/notice?page=2"],
    ["a value that is not in its list", "/notice?category=9", "/notice"],
    ["another order", "/resources?page=1&type=forms", "/resources?type=forms&page=1"],
    ["another case of a name", "/notice?PAGE=2", "/notice"],
    ["an encoded name", "/notice?p%61ge=2", "/notice?page=2"],
    ["an encoded value", "/notice?page=%32", "/notice?page=2"],
    ["an encoded path", "/notice/%33", "/notice/3"],
    ["a choice", "/notice?lang=en", "/notice"],
  ])("%s makes no page of its own", async (what, url, plain) => {
    const language = what === "a choice" ? { cookie: "language=en" } : {};
    const [one, other] = [
      await keeping().site.inject(url),
      await keeping().site.inject({ url: plain, headers: language }),
    ];
    expect(one.headers.etag).toMatch(/^W\//);
    expect([one.headers.etag, one.body]).toEqual([other.headers.etag, other.body]);
  });

  test("a page asks the database once, however many addresses strangers make of it", async () => {
    await keeping().site.inject("/about");
    await keeping().owner.query("revoke select on all tables in schema bank from bank_app", []);
    try {
      for (let number = 0; number < 20; number += 1) {
        const { statusCode } = await keeping().site.inject(`/?to=z${number}&x${number}=1`);
        expect([number, statusCode]).toEqual([number, 200]);
      }
    } finally {
      await keeping().owner.query("grant select on all tables in schema bank to bank_app", []);
    }
  });

  test("a session's cookie that is none is a guest's page, from the cache", async () => {
    for (const token of ["garbage", "a".repeat(43)]) {
      const headers = { cookie: `__Host-session=${token}` };
      const { headers: sent } = await keeping().site.inject({ url: "/notice/4", headers });
      expect([token, sent.etag]).not.toEqual([token, undefined]);
    }
  });

  test("the list of all pages for searchers is read from the database once", async () => {
    const [one, other] = await Promise.all([
      keeping().site.inject({ url: "/sitemap.xml", headers: { "accept-encoding": "br" } }),
      keeping().site.inject({ url: "/sitemap.xml", headers: { cookie: "language=en" } }),
    ]);
    expect([one.headers.etag, one.headers["content-encoding"]]).toEqual([other.headers.etag, "br"]);
    expect(one.headers["content-type"]).toContain("xml");
    expect(one.headers["cache-control"]).toBe("public, max-age=600");
    expect(other.headers).not.toHaveProperty("content-language");
  });
});
