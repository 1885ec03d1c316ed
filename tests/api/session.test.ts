import { get } from "node:http";
import { afterEach, expect, test } from "vitest";
import { LIVE_PATH } from "#base/call/live.ts";
import { listen, testBank } from "../bank/bank.ts";
import { freeClock, setClock } from "../bank/clock.ts";
import { keypadFields, makeCustomer, signIn } from "../people/customers.ts";

const bank = testBank();
const EXTENSION = "/v1/customer/login/extensions";

afterEach(() => freeClock(bank()));

async function call(path: string, cookie: string, more: Record<string, string> = {}) {
  const response = await bank().site.inject({ url: path, headers: { cookie, ...more } });
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}

test("the cookie is 32 random bytes that only this host and no script can read [S02]", async () => {
  const person = await makeCustomer(bank());
  const cookie = await signIn(bank(), person);
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}$/);
  const [row] = await bank().owner.query<{ stored: string }>(
    "select encode(token_hash, 'hex') as stored from session where customer_id = $1",
    [person.id],
  );
  expect(row?.stored).toMatch(/^[0-9a-f]{64}$/);
});

test("the cookie goes over TLS only, to this host only, to no script and to no other site's post [S02]", async () => {
  const person = await makeCustomer(bank());
  const { nationalId: natlId, userId } = person;
  const response = await bank().site.inject({
    method: "POST",
    url: "/v1/customer/login",
    payload: { natlId, userId, ...(await keypadFields(bank(), person.password)) },
  });
  const [cookie] = response.cookies.filter(({ name }) => name === "__Host-session");
  expect(cookie).toMatchObject({ path: "/", secure: true, httpOnly: true, sameSite: "Lax" });
  expect(cookie).not.toHaveProperty("domain");
  expect(response.body).not.toContain(`${cookie?.value}`);
});

test("a session lasts 300 seconds after the last call, not one more [S03] [S04] [E03]", async () => {
  const person = await makeCustomer(bank());
  await setClock(bank(), "2026-03-02T02:00:00Z");
  const cookie = await signIn(bank(), person);
  await setClock(bank(), "2026-03-02T02:04:58Z");
  expect(await call(EXTENSION, cookie)).toMatchObject({ code: 200 });
  await setClock(bank(), "2026-03-02T02:09:56Z");
  expect(await call(EXTENSION, cookie)).toMatchObject({ code: 200 });
  await setClock(bank(), "2026-03-02T02:14:57Z");
  expect(await call(EXTENSION, cookie)).toMatchObject({ code: "CHEA000206" });
});

test("what a page asks by itself does not keep the session open [S03]", async () => {
  const person = await makeCustomer(bank());
  await setClock(bank(), "2026-03-03T02:00:00Z");
  const cookie = await signIn(bank(), person);
  await setClock(bank(), "2026-03-03T02:04:00Z");
  expect(await call("/v1/customer/login/session", cookie)).toMatchObject({ code: 200 });
  await setClock(bank(), "2026-03-03T02:05:01Z");
  expect(await call(EXTENSION, cookie)).toMatchObject({ code: "CHEA000206" });
});

test("a session ends after eight hours, whatever is done [S04]", async () => {
  const person = await makeCustomer(bank());
  const start = Date.parse("2026-03-04T00:00:00Z");
  await setClock(bank(), new Date(start));
  const cookie = await signIn(bank(), person);
  for (let minutes = 4; minutes < 480; minutes += 4) {
    await setClock(bank(), new Date(start + minutes * 60_000));
    expect(await call(EXTENSION, cookie)).toMatchObject({ code: 200 });
  }
  await setClock(bank(), new Date(start + 8 * 3_600_000 + 1000));
  expect(await call(EXTENSION, cookie)).toMatchObject({ code: "CHEA000206" });
});

test("a second sign-in ends the first at once [S04] [E02]", async () => {
  const person = await makeCustomer(bank());
  const first = await signIn(bank(), person);
  expect(await call(EXTENSION, first)).toMatchObject({ code: 200 });
  const second = await signIn(bank(), person);
  await expect.poll(() => call(EXTENSION, first)).toMatchObject({ code: "CHEA000003" });
  expect(await call(EXTENSION, second)).toMatchObject({ code: 200 });
});

test("of two sign-ins at the same moment one session stays open [S04]", async () => {
  const person = await makeCustomer(bank());
  const cookies = await Promise.all([signIn(bank(), person), signIn(bank(), person)]);
  await expect
    .poll(async () => {
      const responses = await Promise.all(cookies.map((cookie) => call(EXTENSION, cookie)));
      return responses.map(({ code }) => code).toSorted();
    })
    .toEqual([200, "CHEA000003"]);
});

test("a page of another site can neither use nor keep open the session [C11]", async () => {
  const person = await makeCustomer(bank());
  const cookie = await signIn(bank(), person);
  const response = await call(EXTENSION, cookie, { "sec-fetch-site": "cross-site" });
  expect(response.status).toBe(403);
});

test("signing out ends the session and has the browser forget it [C10] [S02] [E01]", async () => {
  const person = await makeCustomer(bank());
  const cookie = await signIn(bank(), person);
  const out = await bank().site.inject({
    method: "POST",
    url: "/v1/customer/logout",
    headers: { cookie, "content-type": "application/json" },
    payload: {},
  });
  expect(out.json()).toMatchObject({ code: 200 });
  expect(out.headers["clear-site-data"]).toBe('"cache", "storage"');
  expect(String(out.headers["set-cookie"])).toMatch(/^__Host-session=; .*Max-Age=0/);
  await expect.poll(() => call(EXTENSION, cookie)).toMatchObject({ code: "CHEA000001" });
});

test.each(["", "x", "A".repeat(43), "A".repeat(4000), "%00", "../../x"])(
  "a made-up cookie %j is nobody's session [E01]",
  async (token) => {
    const response = await call(EXTENSION, `__Host-session=${token}`);
    expect(response).toMatchObject({ status: 200, code: "CHEA000001" });
  },
);

test("an open page is told within two seconds that its session ended elsewhere [S04]", async () => {
  const person = await makeCustomer(bank());
  const origin = await listen(bank().site);
  const first = await signIn(bank(), person);
  let heard = "";
  const stream = get(`${origin}${LIVE_PATH}`, { headers: { cookie: first } }, (response) => {
    response.on("data", (part: Buffer) => {
      heard += part;
    });
  });
  await expect.poll(() => heard).toContain("retry:");
  const second = await signIn(bank(), person);
  // The same notification several times in a row: later ones find the stream closed.
  await bank().pool.query("select pg_notify('bank_session', $1) from generate_series(1, 5)", [
    person.id,
  ]);
  await expect.poll(() => heard, { timeout: 2_000 }).toContain("data: CHEA000003");
  expect(heard.match(/event: ended/g)).toHaveLength(1);
  expect(await call(EXTENSION, second)).toMatchObject({ code: 200 });
  stream.destroy();
});
