import { expect, test } from "vitest";
import { testBank } from "../bank.ts";

const bank = testBank();
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15";
const android = "Mozilla/5.0 (Linux; Android 7.0; SM-G930V) AppleWebKit/537.36";

async function open(url: string, headers: Record<string, string> = {}) {
  return bank().site.inject({ url, headers });
}

test.each([
  "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)",
  "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)",
  "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
])("%s is shown the page for unsupported browsers [R49]", async (userAgent) => {
  const answer = await open("/notice", { "user-agent": userAgent });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/unsupported-browser"]);
  const page = await open(String(answer.headers.location), { "user-agent": userAgent });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Internet Explorer");
  expect(page.body).toContain("Chrome 90、Safari 14、Firefox 88");
});

test("a screen for PCs shows a phone why, and the way to the app [A16] [M06]", async () => {
  expect((await open("/kit/pc-only")).body).toContain("這個頁面在手機上會改為顯示說明");
  const { body } = await open("/kit/pc-only", { "user-agent": phone });
  expect(body).toContain("請使用電腦操作");
  expect(body).not.toContain("這個頁面在手機上會改為顯示說明");
  expect(body).toContain("apps.apple.com");
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
  const answer = await open("/notice", { "accept-language": "en-US,en" });
  expect(answer.headers["content-language"]).toBe("zh-TW");
  expect(answer.body).toContain('<html lang="zh-TW"');
});

test("the address chooses the language and the cookie keeps it [A18]", async () => {
  const answer = await open("/notice?lang=ko");
  expect(answer.body).toContain('<html lang="ko"');
  const cookie = String(answer.headers["set-cookie"]);
  expect(cookie).toMatch(/^language=ko; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
  const later = await open("/notice", { cookie: "language=ko" });
  expect(later.body).toContain('<html lang="ko"');
  expect((await open("/notice", { cookie: "language=xx" })).body).toContain('lang="zh-TW"');
  expect((await open("/notice?lang=<script>")).body).toContain('lang="zh-TW"');
});

test("page views are counted once each, but not those of who does not want it [R48]", async () => {
  for (let times = 0; times < 3; times += 1) await open("/notice/7");
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
    .poll(
      async () =>
        bank().pool.query(
          `select detail, sum(times)::int as times from analytics_count
            where detail like '%/7' or detail like '%99999' group by detail order by detail`,
          [],
        ),
      { timeout: 15_000, interval: 500 },
    )
    .toEqual([
      { detail: "/events/7", times: 1 },
      { detail: "/notice/7", times: 3 },
    ]);
});

test("a kept page is the same for all, and a change shows when its time is over", async () => {
  const before = await open("/notice/5?lang=en");
  await bank().owner.query(
    `update board_notice set title = title || '{"en": "Changed & <b>new</b>"}' where number = 5`,
    [],
  );
  expect((await open("/notice/5?lang=en")).body).toBe(before.body);
  const fresh = await open("/notice/5?lang=en&unknown=1");
  expect(fresh.body).toContain("Changed &amp; &lt;b&gt;new&lt;/b&gt;");
});
