import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { freeClock, setClock } from "../bank/clock.ts";
import { makeCustomer, type Person, signIn } from "../people/customers.ts";

const bank = testBank({ pageCacheSeconds: 60 });

afterEach(() => freeClock(bank()));

function open(url: string, cookie = "") {
  return bank().site.inject({ url, headers: { cookie } });
}

function post(url: string, fields: Record<string, string>, cookie = "") {
  return bank().site.inject({
    method: "POST",
    url,
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function newSession(options = {}): Promise<{ person: Person; cookie: string }> {
  const person = await makeCustomer(bank(), options);
  return { person, cookie: await signIn(bank(), person) };
}

async function tokenOf(cookie: string, url = "/overview"): Promise<string> {
  return /name="formToken" value="([\w-]+)"/.exec((await open(url, cookie)).body)?.[1] ?? "";
}

test("certificates and the steps of an upgrade lead a guest to the sign-in, and back [P02]", async () => {
  const pages = [
    "/certification",
    "/certification/deposit-balance",
    "/certification/withholding",
    "/certification/loan-balance",
    "/certification/loan-repayment",
    "/certification/loan-completion",
    "/certification/deposit-balance-complete",
    "/upgrade-account/card-information",
    "/upgrade-account/video-call",
    "/upgrade-account/upgrade-compelte",
  ];
  for (const page of pages) {
    const { statusCode, headers } = await open(page);
    expect([statusCode, headers.location]).toEqual([302, `/login?to=${encodeURIComponent(page)}`]);
  }
});

describe("a public page", () => {
  test("shows a customer the way to the accounts and out, and a guest the way in [S02]", async () => {
    const { cookie } = await newSession();
    const guest = (await open("/notice")).body;
    const own = await open("/notice", cookie);
    expect(guest).toContain('href="/login"');
    expect(guest).not.toContain('href="/overview"');
    expect(own.body).toContain('href="/overview"');
    expect(own.body).not.toContain('href="/login"');
    expect(own.headers["cache-control"]).toBe("no-store");
    expect((await open("/notice")).body).toBe(guest);
  });

  test("carries the token of its own session, whoever opened it before", async () => {
    const [one, other] = [await newSession(), await newSession()];
    const tokens = [
      await tokenOf(one.cookie, "/notice"),
      await tokenOf(other.cookie, "/notice"),
      await tokenOf(one.cookie, "/notice"),
    ];
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
    expect(tokens[1]).not.toBe(tokens[0]);
    expect(tokens[2]).toBe(tokens[0]);
  });

  test("shows somebody whose session is over the way in", async () => {
    expect((await open("/notice", "__Host-session=long-gone")).body).toContain('href="/login"');
  });
});

describe("a page for customers", () => {
  const pages = ["/overview", "/overview?amounts=shown", "/overview/security"];

  test.each(pages)("%s asks a stranger to sign in, and leads back [R07] [E01]", async (path) => {
    const response = await open(path);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`/login?to=${encodeURIComponent(path)}`);
  });

  test("says that the session was ended elsewhere [S04] [E02]", async () => {
    const { person, cookie } = await newSession();
    await signIn(bank(), person);
    expect((await open("/overview", cookie)).headers.location).toBe("/login?ended=elsewhere");
    const { body } = await open("/login?ended=elsewhere", cookie);
    expect(body).toContain("已在其他裝置登入");
  });

  test("says that the time is over, and leads back [S04] [E03]", async () => {
    await setClock(bank(), "2026-03-02T02:00:00Z");
    const { cookie } = await newSession();
    await setClock(bank(), "2026-03-02T02:05:01Z");
    const response = await open("/overview/security", cookie);
    expect(response.headers.location).toBe("/login?ended=timeout&to=%2Foverview%2Fsecurity");
  });

  test("tells until when, and keeps the session open by being opened [S03]", async () => {
    await setClock(bank(), "2026-03-02T02:00:00Z");
    const { cookie } = await newSession();
    expect((await open("/overview", cookie)).body).toContain("10:05 自動登出");
    await setClock(bank(), "2026-03-02T02:04:30Z");
    expect((await open("/overview", cookie)).body).toContain("10:09 自動登出");
    await setClock(bank(), "2026-03-02T02:09:00Z");
    expect((await open("/overview", cookie)).statusCode).toBe(200);
  });

  test("is never kept, and names its owner as people are named", async () => {
    const { cookie } = await newSession({ balance: 1_234_567 });
    const { headers, body } = await open("/overview", cookie);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("王小明");
    expect(body).not.toContain("王○明");
  });
});

test("a signed-in page's own program weighs 4 kB at most", async () => {
  const weightOf = async (url: string): Promise<number> => {
    const headers = { "accept-encoding": "br" };
    const { body } = await open(url);
    const imported = [...body.matchAll(/from ?"(\.\/[^"]+)"/g)].map(([, path]) => path ?? "");
    const weights = imported.map((path) => weightOf(new URL(path, `http://bank${url}`).pathname));
    const { rawPayload } = await bank().site.inject({ url, headers });
    return (await Promise.all(weights)).reduce((sum, each) => sum + each, rawPayload.length);
  };
  const weight = await weightOf("/enhance/session.js");
  expect(weight).toBeGreaterThan(500);
  expect(weight).toBeLessThan(4_000);
});

describe("signing in by the form", () => {
  async function enter(to: string) {
    const { nationalId, userId, password } = await makeCustomer(bank());
    return post(`/login?to=${encodeURIComponent(to)}`, { nationalId, userId, password });
  }

  test("leads to the wanted page of this site [R07]", async () => {
    const { statusCode, headers, cookies } = await enter("/overview/security?x=1");
    const again = "/login?ended=cookie&to=%2Foverview%2Fsecurity%3Fx%3D1";
    expect([statusCode, headers.location]).toEqual([303, again]);
    const token = cookies.find(({ name }) => name === "__Host-session")?.value;
    const { headers: next } = await open(again, `__Host-session=${token}`);
    expect(next.location).toBe("/overview/security?x=1");
  });

  test.each([
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https://elsewhere.example",
    "/\t/x.y",
  ])("leads nowhere else: %j [R07]", async (to) => {
    expect((await enter(to)).headers.location).toBe("/login?ended=cookie&to=%2Foverview");
  });

  test("sends on who is signed in already [R07]", async () => {
    const { cookie } = await newSession();
    expect((await open("/login", cookie)).headers.location).toBe("/overview");
    const there = await open("/login?to=%2Fnotice", cookie);
    expect(there.headers.location).toBe("/notice");
    const posted = await post("/login", { nationalId: "", userId: "", password: "" }, cookie);
    expect([posted.statusCode, posted.headers.location]).toEqual([303, "/overview"]);
  });
});

test("to stay signed in leaves no path remembered, neither that of before nor that of now [S02]", async () => {
  const { nationalId, userId, password } = await makeCustomer(bank());
  const entered = await post("/login?to=%2Foverview%2Fsecurity", { nationalId, userId, password });
  expect(entered.headers.location).toBe("/login?ended=cookie&to=%2Foverview%2Fsecurity");
  const { name, value } = entered.cookies.find((each) => each.name === "__Host-session") ?? {};
  const cookie = `${name}=${value}`;
  const stayed = await open("/v1/customer/login/extensions", cookie);
  expect(stayed.json()).toMatchObject({ code: 200 });
  expect(stayed.headers["set-cookie"]).toBeUndefined();
  expect(stayed.body).not.toContain("/overview");
  expect((await open("/login", cookie)).headers.location).toBe("/overview");
});

describe("signing out by the form", () => {
  test("ends the session, has the browser forget, and remembers no path [S02] [C10]", async () => {
    const { cookie } = await newSession();
    const formToken = await tokenOf(cookie, "/notice");
    const response = await post("/logout", { formToken }, cookie);
    expect([response.statusCode, response.headers.location]).toEqual([303, "/login?ended=out"]);
    expect(response.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect(String(response.headers["set-cookie"])).toMatch(/__Host-session=; .*Max-Age=0/);
    expect((await open("/overview", cookie)).headers.location).toBe("/login?to=%2Foverview");
  });

  test("is refused without the session's token", async () => {
    const { cookie } = await newSession();
    const response = await post("/logout", { formToken: "x" }, cookie);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain("<title>錯誤：登出");
    expect((await open("/overview", cookie)).statusCode).toBe(200);
  });
});

describe("the steps of recovery", () => {
  test.each(["forgot-id-otp", "forgot-password"])(
    "%s begins at the beginning [R08] [R09]",
    async (step) => {
      const response = await open(`/login/forgot-idpw/${step}`);
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toMatch(/^\/login\/forgot-idpw/);
    },
  );

  test("cannot be left out: made-up proofs are refused [B02]", async () => {
    const { nationalId, userId } = await makeCustomer(bank());
    const proof = "A".repeat(43);
    const made = { nationalId, userId, smsProof: proof, mailProof: proof };
    const response = await post("/login/forgot-idpw/forgot-password", {
      ...made,
      step: "password",
      newPassword: "Moonlight7x4",
      newPasswordAgain: "Moonlight7x4",
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain("身分驗證已逾時");
    const code = { nationalId, step: "code", mailCodeId: "none", mailCode: "123456" };
    const found = await post("/login/forgot-idpw/forgot-id-otp", code);
    expect(found.statusCode).toBe(400);
    expect(found.body).not.toContain(userId.slice(0, 2).concat("***"));
  });

  test.each([
    { step: "code" },
    { step: "resend", by: "fax" },
    { step: "codes", smsCodeId: "x".repeat(2000), smsUntil: "<i>" },
    { step: "password", nationalId: "\u0000" },
    { step: "nothing" },
  ])("answer nonsense with a page: %j", async (fields) => {
    for (const step of ["forgot-id-otp", "forgot-password"]) {
      const response = await post(`/login/forgot-idpw/${step}`, fields as Record<string, string>);
      expect(response.statusCode).toBe(400);
      expect(response.body).not.toContain("<i>");
    }
  });
});
