import { afterEach, describe, expect, test } from "vitest";
import { everyResponse, pagePolicies } from "#server/http/headers.ts";
import manifest from "../../package.json" with { type: "json" };
import { testBank } from "../bank/bank.ts";
import { freeClock } from "../bank/clock.ts";
import { codeOf, makeStaff, STAFF_COOKIE, staffSignIn, testDesk } from "../bank/desk.ts";

const bank = testBank();
const desk = testDesk(bank, { pagesPerMinute: 100_000 });
const at = () => ({ desk: desk(), clock: bank().clock });
let networks = 0;

afterEach(() => freeClock(bank()));

/** A form as a browser without scripts sends it. */
function post(url: string, form: Record<string, string>, cookie = "") {
  networks += 1;
  return desk().inject({
    method: "POST",
    url,
    remoteAddress: `10.79.0.${networks}`,
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
}

const tokenIn = (body: string) => /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? "";

describe("the desk without scripts", () => {
  test("signs in, shows the account and signs out", async () => {
    const member = await makeStaff(bank(), ["administrator"]);
    const form = { userId: member.userId, password: member.password };
    const wrong = await post("/desk/sign-in", { ...form, code: "000000" });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain(`value="${member.userId}"`);
    expect(wrong.body).not.toContain(member.password);
    const signedIn = await post("/desk/sign-in", { ...form, code: codeOf(bank(), member) });
    const again = "/desk/sign-in?session=cookie";
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, again]);
    const cookie = `${STAFF_COOKIE}=${signedIn.cookies[0]?.value}`;
    const sentOn = await desk().inject({ url: again, headers: { cookie } });
    expect([sentOn.statusCode, sentOn.headers.location]).toEqual([302, "/desk/home"]);
    const page = await desk().inject({ url: "/desk/account", headers: { cookie } });
    expect(page.statusCode).toBe(200);
    for (const words of ["測試員", member.userId, "系統管理", "所有員工最近的登入", "資料不正確"]) {
      expect(page.body).toContain(words);
    }
    const refused = await post("/desk/sign-out", {}, cookie);
    expect(refused.statusCode).toBe(400);
    const out = await post("/desk/sign-out", { formToken: tokenIn(page.body) }, cookie);
    expect([out.statusCode, out.headers.location]).toEqual([303, "/desk/sign-in?session=ended"]);
    expect(out.headers["clear-site-data"]).toBeDefined();
    const after = await desk().inject({ url: "/desk/account", headers: { cookie } });
    expect(after.headers.location).toBe("/desk/sign-in?session=ended");
  });

  test.each([
    ["zh-TW", "系統版本"],
    ["en", "System version"],
    ["ko", "시스템 버전"],
  ])("names the version on the page of one's own account in %s", async (lang, name) => {
    const cookie = await staffSignIn(at(), await makeStaff(bank(), ["service"]));
    const { body } = await desk().inject({
      url: "/desk/account",
      headers: { cookie: `${cookie}; language=${lang}` },
    });
    expect(body).toContain(`<dt>${name}</dt><dd>${manifest.version}</dd>`);
  });

  test("says beside each field what is missing", async () => {
    const { statusCode, body } = await post("/desk/sign-in", {});
    expect(statusCode).toBe(400);
    for (const field of ["userId", "password", "code"]) expect(body).toContain(`href="#${field}"`);
  });

  test.each([
    ["zh-TW", "員工登入", "行員作業平台"],
    ["en", "Staff sign-in", "Staff desk"],
    ["ko", "직원 로그인", "직원 업무 시스템"],
  ])("speaks %s", async (lang, title, name) => {
    const { body } = await desk().inject(`/desk/sign-in?lang=${lang}`);
    expect(body).toContain(title);
    expect(body).toContain(name);
  });

  test("keeps a language that is chosen at its front door", async () => {
    const { statusCode, headers } = await desk().inject("/?lang=en");
    expect([statusCode, headers.location]).toEqual([302, "/desk/home"]);
    expect(String(headers["set-cookie"])).toContain("language=en");
  });

  test("has a shell of its own, without what is for customers", async () => {
    const { body } = await desk().inject("/desk/sign-in");
    expect(body).not.toMatch(/href="\/(login|notice|overview|support|about|sitemap)?"/);
    const missing = await desk().inject("/desk/nothing");
    expect(missing.statusCode).toBe(404);
    expect(missing.body).not.toContain('href="/notice"');
    // It has no search and one page to go back to.
    expect(missing.body).toContain("請從行員作業平台的首頁重新開始");
    expect(missing.body).not.toContain("您可以搜尋");
    // The same error on the customers' site has that site's shell.
    expect((await bank().site.inject("/nothing-here")).body).toContain('href="/login"');
  });

  test("is never kept, never found by searchers, and as strict as any page", async () => {
    const cookie = await staffSignIn(at(), await makeStaff(bank(), ["service"]));
    for (const url of ["/desk/sign-in", "/desk/account"]) {
      const { headers } = await desk().inject({ url, headers: { cookie } });
      expect(headers).toMatchObject(everyResponse);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      });
      // A hydrated page adds the nonce of its scripts, and nothing else.
      const policy = String(headers["content-security-policy"]);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
      expect(policy).toBe(pagePolicies({}, nonce)["content-security-policy"]);
    }
    expect((await bank().site.inject("/")).headers["x-robots-tag"]).toBeUndefined();
  });

  test("takes no form from a page of another origin, the customers' site's neither", async () => {
    const member = await makeStaff(bank(), ["service"]);
    const { userId, password } = member;
    const form = new URLSearchParams({ userId, password, code: codeOf(bank(), member) });
    for (const origin of ["http://localhost:3000", "https://www.dawnbank.example"]) {
      const response = await desk().inject({
        method: "POST",
        url: "/desk/sign-in",
        headers: {
          origin,
          host: "localhost:3001",
          "content-type": "application/x-www-form-urlencoded",
        },
        payload: form.toString(),
      });
      expect(response.statusCode).toBe(403);
    }
  });

  test("counts no page view", async () => {
    await desk().inject("/desk/sign-in");
    await desk().close();
    const rows = await bank().owner.query(
      "select from analytics_count where detail like '/desk%'",
      [],
    );
    expect(rows).toEqual([]);
  });
});
