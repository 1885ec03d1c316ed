import { describe, expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { makeCustomer } from "../people/customers.ts";
import { openSession } from "../people/transfers.ts";
import { withoutScripts } from "../readers/markup.ts";

const bank = testBank();
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15";
const android = "Mozilla/5.0 (Linux; Android 7.0; SM-G930V) AppleWebKit/537.36";

const POLL = { timeout: 15_000, interval: 500 };

async function open(url: string, headers: Record<string, string> = {}) {
  return bank().site.inject({ url, headers });
}

test.each([
  "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)",
  "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)",
  "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
])("%s is shown the page for unsupported browsers [R49] [K05]", async (userAgent) => {
  const response = await open("/notice", { "user-agent": userAgent });
  expect([response.statusCode, response.headers.location]).toEqual([302, "/unsupported-browser"]);
  const page = await open(String(response.headers.location), { "user-agent": userAgent });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Internet Explorer");
  expect(page.body).toContain("Chrome 90、Safari 14、Firefox 88、Edge 90");
  expect(page.body.match(/Chrome 90, Safari 14, Firefox 88, Edge 90/g)).toHaveLength(2);
});

test.each(["zh-TW", "en", "ko"])(
  "notice and questions name the oldest browsers, Edge 90 among them, in %s [K05]",
  async (language) => {
    for (const address of ["/notice/32", "/support/faq/category/02/0204/2020"]) {
      const { body } = await open(`${address}?lang=${language}`, { dnt: "1" });
      const rows = [...body.matchAll(/<tr><td[^>]*>(\w+)<\/td><td[^>]*>(\d+)<\/td><\/tr>/g)];
      expect([address, rows.map(([, name, version]) => `${name} ${version}`)]).toEqual([
        address,
        ["Chrome 90", "Safari 14", "Firefox 88", "Edge 90"],
      ]);
    }
    const equipment = await open(`/support/faq/category/01/0103/1013?lang=${language}`, {
      dnt: "1",
    });
    expect(equipment.body).toMatch(/Chrome 90[,、] ?Safari 14[,、] ?Firefox 88(,| 或) Edge 90/);
  },
);

describe("upgrading an account is for PCs [A16] [M06] [R10] [R11] [R12] [R13]", () => {
  const steps = ["", "/drivers", "/card-information", "/video-call", "/upgrade-compelte"];

  test.each(["guest", "customer"])("a phone is told so at each step, as a %s", async (who) => {
    const person = await makeCustomer(bank());
    const cookie = who === "customer" ? await openSession(bank(), person) : "";
    for (const step of steps) {
      for (const [userAgent, store] of [
        [phone, "apps.apple.com"],
        [android, "play.google.com"],
      ] as const) {
        const address = `/upgrade-account${step}`;
        const response = await open(address, { cookie, "user-agent": userAgent });
        expect([address, response.statusCode]).toEqual([address, 200]);
        expect(response.body).toContain("<h1>請使用電腦操作</h1>");
        expect(response.body).toContain(store);
        expect(response.headers["permissions-policy"]).toContain("camera=()");
      }
    }
  });

  test("in the visitor's language, however the address is spelled", async () => {
    const headers = { "user-agent": phone };
    for (const address of ["/upgrade-account/video-call", "/Upgrade-Account/Video-Call/"]) {
      expect((await open(`${address}?lang=en`, headers)).body).toContain("Please use a computer");
      expect((await open(`${address}?lang=ko`, headers)).body).toContain("PC를 이용해 주십시오");
    }
  });

  test("a PC sees the page itself", async () => {
    const onPc = withoutScripts((await open("/upgrade-account")).body);
    expect(onPc).toContain("<h1>帳戶升級</h1>");
    expect(onPc).not.toContain("請使用電腦操作");
  });
});

test("each device is shown its own store with the oldest system, a PC both [A17] [K05]", async () => {
  const stores = async (userAgent: string) => {
    const { body } = await open("/notice", { "user-agent": userAgent });
    return [body.includes("iOS 15"), body.includes("Android 7")];
  };
  expect(await stores("Mozilla/5.0 (Windows NT 10.0)")).toEqual([true, true]);
  expect(await stores(phone)).toEqual([true, false]);
  expect(await stores(android)).toEqual([false, true]);
});

test("no choice of language is Chinese, whatever the browser prefers [A18]", async () => {
  const response = await open("/notice", { "accept-language": "en-US,en" });
  expect(response.headers["content-language"]).toBe("zh-TW");
  expect(response.body).toContain('<html lang="zh-TW"');
});

test("the address chooses the language and the cookie keeps it [A18]", async () => {
  const response = await open("/notice?lang=ko");
  expect(response.body).toContain('<html lang="ko"');
  const cookie = String(response.headers["set-cookie"]);
  expect(cookie).toMatch(/^language=ko; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/);
  const later = await open("/notice", { cookie: "language=ko" });
  expect(later.body).toContain('<html lang="ko"');
  expect((await open("/notice", { cookie: "language=xx" })).body).toContain('lang="zh-TW"');
  expect((await open("/notice?lang=<script>")).body).toContain('lang="zh-TW"');
});

async function viewsOf(...details: string[]): Promise<Record<string, number>> {
  const rows = await bank().pool.query<{ detail: string; times: number }>(
    `select detail, sum(times)::int as times from analytics_count
      where name = 'page-view' and detail = any($1) group by detail`,
    [details],
  );
  return Object.fromEntries(rows.map(({ detail, times }) => [detail, times]));
}

test("page views are counted once each by their route, but not those of who does not want it [R48]", async () => {
  for (let times = 0; times < 3; times += 1) await open("/notice/7");
  await open("/NoTiCe/7");
  await open("/notice/%37/?x=1");
  await open("/notice/7", { dnt: "1" });
  await open("/notice/7", { "sec-gpc": "1" });
  await open("/notice/7", { cookie: "counting=refused" });
  await open("/notice/7", { "sec-purpose": "prefetch" });
  await open("/notice/7?counting=refused");
  await open("/notice/99999");
  await bank().site.inject({ method: "HEAD", url: "/notice/7" });
  await open("/notice/7", { "sec-fetch-dest": "empty" });
  await open("/events/7.data", { "sec-fetch-dest": "empty" });
  await expect
    .poll(() => viewsOf("/notice/:number", "/events/:number", "/*"), POLL)
    .toEqual({ "/events/:number": 1, "/notice/:number": 5 });
});

test("a screen that a form leads to is a view; what was typed is in no count", async () => {
  await open("/support/faq/search/A123456789");
  await bank().site.inject({
    method: "POST",
    url: "/kit",
    payload: "sentence=a&times=1",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  await expect
    .poll(() => viewsOf("/kit", "/support/faq/search/:typed"), POLL)
    .toEqual({ "/kit": 1, "/support/faq/search/:typed": 1 });
  const typed = await bank().pool.query(
    "select from analytics_count where detail like '%A123456789%' or detail ~ '[0-9]'",
    [],
  );
  expect(typed).toEqual([]);
});

test("a link of another site can choose a language, but cannot agree to be counted", async () => {
  const from = (site: string) =>
    open("/about?lang=en&counting=agreed", { "sec-fetch-site": site }).then(({ headers }) =>
      String(headers["set-cookie"]),
    );
  for (const site of ["cross-site", "same-site"]) {
    expect(await from(site)).toContain("language=en");
    expect(await from(site)).not.toContain("counting=");
  }
  for (const site of ["same-origin", "none"]) {
    expect(await from(site)).toContain("counting=agreed");
  }
});

test("a kept page is the same for all, and a change shows when its time is over", async () => {
  const before = await open("/notice/5?lang=en");
  await bank().owner.query(
    `update board_notice set title = title || '{"en": "Changed & <b>new</b>"}' where number = 5`,
    [],
  );
  expect((await open("/notice/5?lang=en")).body).toBe(before.body);
  // This spelling is never cached.
  const fresh = await open("/Notice/5?lang=en");
  expect(fresh.body).toContain("Changed &amp; &lt;b&gt;new&lt;/b&gt;");
});
