// Customers who use a bank of several processes: consecutive requests of a visit rarely reach the
// same one.

import type { Pool } from "#db/db.ts";
import { cookieHeader, plainCookieName } from "../bank/cookies.ts";
import type { RollingBank } from "../bank/rolling-bank.ts";
import { codeSentTo } from "./asking.ts";
import type { Person } from "./customers.ts";
import { secretOnWire } from "./keypad.ts";

/** The bank, and its database for reading letters. */
export interface Visited extends Pick<RollingBank, "send"> {
  owner: Pool;
}

interface PageResponse {
  status: number;
  code: string | number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  content: any;
  cookies: Record<string, string>;
}

async function call(
  { send }: Visited,
  path: string,
  cookie: string,
  payload?: object,
): Promise<PageResponse> {
  const headers = { cookie, "content-type": "application/json" };
  const body = payload && { method: "POST", body: JSON.stringify(payload) };
  const response = await send(path, { headers, ...body });
  const cookies = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0]?.split("=") ?? [])
    .map(([name = "", value]) => [plainCookieName(name), value]);
  const { code, content } = (await response.json()) as Pick<PageResponse, "code" | "content">;
  return { status: response.status, code, content, cookies: Object.fromEntries(cookies) };
}

async function typed(bank: Visited, secret: string, cookie = "") {
  const grant = await call(bank, "/v1/security/keyPad/signed/authentication/1.1", cookie);
  return secretOnWire(grant.content, secret);
}

/** The cookies that a browser keeps between requests. */
export interface Browser {
  device: string;
  session: string;
}

/** Signs in with the real keypad; the browser stores its cookies. */
export async function signIn(
  bank: Visited,
  { nationalId: natlId, userId, password }: Person,
  browser: Browser,
  secret = password,
): Promise<PageResponse> {
  const device = browser.device && cookieHeader("device", browser.device);
  const fields = await typed(bank, secret, device);
  const payload = { natlId, userId, fds: `browser of ${userId}`, ...fields };
  const response = await call(bank, "/v1/customer/login", device, payload);
  browser.device = response.cookies.device ?? browser.device;
  browser.session = cookieHeader("session", String(response.cookies.session));
  return response;
}

/** The token of the form on a page that has one. */
export async function formToken({ send }: Visited, cookie: string): Promise<string> {
  const page = await send("/kit?lang=en", { headers: { cookie } });
  return /name="formToken" value="([\w-]+)"/.exec(await page.text())?.[1] ?? "";
}

/** Posts that form; returns the status. */
export async function postForm({ send }: Visited, cookie: string, token: string): Promise<number> {
  const page = await send("/kit?lang=en", {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ sentence: "morning", times: "2", formToken: token }),
  });
  return page.status;
}

/** The PIN, and a code by mail, each begun at one process and completed at another. */
async function proveBoth(bank: Visited, { pin, id }: Person, { session }: Browser) {
  const fields = await typed(bank, pin, session);
  const judged = await call(bank, "/v1/authentication/password/certification", session, {
    authTpCd: "2",
    authPposCd: "certificate",
    ...fields,
  });
  const sent = await call(bank, "/v1/authentication/otp/request", session, {
    authPposCd: "certificate",
    cntcTpCd: "2",
  });
  // Ten a day may be sent; the following ones are refused only for that reason.
  if (sent.code === "PLAT000005") return [judged.code, 200];
  const passed = await call(bank, "/v1/authentication/otp/certifications", session, {
    otpId: sent.content.otpId,
    otpVal: await codeSentTo(bank, { id }, "mail"),
  });
  return [judged.code, passed.code];
}

/** One customer's visit; returns what did not work as usual. */
export async function visit(
  bank: Visited,
  person: Person,
  { browser, references }: { browser: Browser; references: Set<string> },
): Promise<unknown[]> {
  const amiss: unknown[] = [];
  const expected = (what: string, got: unknown, wanted: unknown) => {
    if (JSON.stringify(got) !== JSON.stringify(wanted)) amiss.push({ what, got, wanted });
  };
  const wrong = await signIn(bank, person, { ...browser }, "not the password 1");
  expected("a wrong password", [wrong.code, wrong.content], ["CHEA000012", { left: 4 }]);
  const isNew = browser.device === "";
  const right = await signIn(bank, person, browser);
  expected("a sign-in", right.code, 200);
  if (!isNew) expected("a known browser", right.content?.riskCd, "low");
  const token = await formToken(bank, browser.session);
  expected("a form", await postForm(bank, browser.session, token), 200);
  expected("the PIN and a code", await proveBoth(bank, person, browser), [200, 200]);
  const accounts = await call(bank, "/v1/account/accounts", browser.session);
  references.add(accounts.content?.acctList?.[0]?.acctRef);
  expected("references of accounts so far", references.size, 1);
  return amiss;
}
