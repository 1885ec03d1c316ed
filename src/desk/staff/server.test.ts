import { hash } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import {
  codeOf,
  type Member,
  makeStaff,
  STAFF_COOKIE,
  staffSignIn,
  testDesk,
  tryStaffSignIn,
} from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { jobs } from "./jobs.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const at = () => ({ desk: desk(), clock: bank().clock });
const START = Date.parse("2026-03-02T02:00:00Z");
const later = (seconds: number) => setClock(bank(), new Date(START + seconds * 1000));

afterEach(() => freeClock(bank()));

const tryAs = (member: Member, change = {}) => tryStaffSignIn(at(), member, change);
const accountOf = (cookie: string) => ask({ site: desk() }, "/v1/desk/account", { cookie });

async function signInsOf({ id }: Member): Promise<string[]> {
  const rows = await bank().owner.query<{ outcome: string }>(
    "select outcome from staff_sign_in where staff_id = $1 order by at, id",
    [id],
  );
  return rows.map(({ outcome }) => outcome);
}

describe("a sign-in at the desk", () => {
  test("needs the password and the code, and opens the account of its member", async () => {
    const member = await makeStaff(bank(), ["service"]);
    const response = await tryAs(member);
    expect(response).toMatchObject({ code: 200, content: { signedIn: true } });
    const { content } = await accountOf(`${STAFF_COOKIE}=${response.cookies[STAFF_COOKIE]}`);
    expect(content).toMatchObject({
      userId: member.userId,
      roles: ["service"],
      rights: expect.arrayContaining(["own-account.read", "customers.read"]),
      signIns: [{ outcome: "ok" }],
    });
  });

  test("gives a cookie that only this host gets, that no script reads and no link of others sends", async () => {
    const member = await makeStaff(bank(), ["service"]);
    const { userId, password } = member;
    const response = await desk().inject({
      method: "POST",
      url: "/v1/desk/sign-in",
      remoteAddress: "10.78.0.1",
      payload: { userId, password, code: codeOf(bank(), member) },
    });
    const own = /^__Host-staff-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/;
    const [session, device] = [response.headers["set-cookie"] ?? []].flat();
    expect(session).toMatch(own);
    expect(device).toMatch(
      /^__Host-staff-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    );
  });

  test.each([
    ["a wrong password", { password: "Lighthouse-0000" }],
    ["a wrong code", { code: "000000" }],
    ["half a code", { code: "12345" }],
    ["somebody unknown", { userId: "nobody0001" }],
  ])("refuses %s in the same words", async (_, change) => {
    const member = await makeStaff(bank(), ["service"]);
    const response = await tryAs(member, change);
    expect(response).toMatchObject({ status: 200, code: "DESK000003", content: null, cookies: {} });
  });

  test("takes a code once, and no older one after it", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const code = codeOf(bank(), member);
    const before = codeOf(bank(), member, -1);
    expect((await tryAs(member, { code })).code).toBe(200);
    expect((await tryAs(member, { code })).code).toBe("DESK000003");
    expect((await tryAs(member, { code: before })).code).toBe("DESK000003");
    await later(30);
    expect((await tryAs(member)).code).toBe(200);
  });

  test("takes one code once of four at the same moment", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const code = codeOf(bank(), member);
    const responses = await Promise.all(Array.from({ length: 4 }, () => tryAs(member, { code })));
    expect(responses.filter(({ code: answered }) => answered === 200)).toHaveLength(1);
  });

  test("is locked by the fifth wrong one, for half an hour, and says nothing of it", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    for (let time = 0; time < 5; time += 1) await tryAs(member, { password: "wrong 1" });
    expect((await tryAs(member)).code).toBe("DESK000003");
    expect(await signInsOf(member)).toEqual(["wrong", "wrong", "wrong", "wrong", "locked"]);
    await later(1_799);
    expect((await tryAs(member)).code).toBe("DESK000003");
    await later(1_800);
    expect((await tryAs(member)).code).toBe(200);
  });

  test("lets no more than five of twenty be judged at the same moment", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    await Promise.all(Array.from({ length: 20 }, () => tryAs(member, { password: "wrong 1" })));
    expect(await signInsOf(member)).toHaveLength(5);
  });

  test("counts anew after one that was right", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    for (let time = 0; time < 4; time += 1) await tryAs(member, { code: "000000" });
    expect((await tryAs(member)).code).toBe(200);
    await later(60);
    for (let time = 0; time < 4; time += 1) await tryAs(member, { code: "000000" });
    expect((await tryAs(member)).code).toBe(200);
  });

  test("is slowed for a network that was wrong too often, as at the customers' sign-in", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const address = "192.0.2.77";
    await bank().owner.query(
      "insert into login_network values ($1, 20, bank.now() + interval '600 seconds')",
      [bank().vault.tag("login-network", address)],
    );
    const response = await tryAs(member, { address });
    expect(response).toMatchObject({ code: "PLAT000005", content: { seconds: 30 } });
    expect((await tryAs(member)).code).toBe(200);
  });

  test("is refused to who has left, and their open session is over at once", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const cookie = await staffSignIn(at(), member);
    await bank().owner.query("update staff set left_at = bank.now() where id = $1", [member.id]);
    expect((await accountOf(cookie)).code).toBe("DESK000001");
    await later(30);
    expect((await tryAs(member)).code).toBe("DESK000003");
  });

  test("stands in the trail, right or wrong, and holds neither password nor code", async () => {
    const member = await makeStaff(bank(), ["service"]);
    await tryAs(member, { password: "Secret-of-nobody-1" });
    await staffSignIn(at(), member);
    const rows = await bank().owner.query<{ outcome: string; text: string }>(
      `select outcome, trail::text as text from audit as trail
        where event = 'desk.sign-in' and actor_kind = 'staff' and actor_id = $1 order by at, id`,
      [member.id],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(["DESK000003", "ok"]);
    expect(rows.filter(({ text }) => /Secret-of-nobody|Lighthouse/.test(text))).toEqual([]);
  });
});

describe("a session of the desk", () => {
  test("ends after 15 minutes without a call, and a call begins them anew", async () => {
    await later(0);
    const cookie = await staffSignIn(at(), await makeStaff(bank(), ["service"]));
    await later(890);
    expect((await accountOf(cookie)).code).toBe(200);
    await expect.poll(() => seenAt(cookie)).toBeGreaterThanOrEqual(START + 890_000);
    await later(890 + 890);
    expect((await accountOf(cookie)).code).toBe(200);
    await expect.poll(() => seenAt(cookie)).toBeGreaterThanOrEqual(START + 1_780_000);
    await later(1_780 + 930);
    expect((await accountOf(cookie)).code).toBe("DESK000001");
  });

  test("ends after eight hours, whatever is done", async () => {
    await later(0);
    const cookie = await staffSignIn(at(), await makeStaff(bank(), ["service"]));
    await bank().owner.query(
      "update staff_session set seen_at = bank.now() + interval '8 hours'",
      [],
    );
    await later(8 * 3_600 - 1);
    expect((await accountOf(cookie)).code).toBe(200);
    await later(8 * 3_600);
    expect((await accountOf(cookie)).code).toBe("DESK000001");
  });

  test("ends at sign-out and when its member signs in elsewhere", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const first = await staffSignIn(at(), member);
    await later(30);
    const second = await staffSignIn(at(), member);
    expect((await accountOf(first)).code).toBe("DESK000001");
    const out = await ask({ site: desk() }, "/v1/desk/sign-out", { payload: {}, cookie: second });
    expect(out).toMatchObject({ code: 200, cookies: { [STAFF_COOKIE]: "" } });
    expect((await accountOf(second)).code).toBe("DESK000001");
  });

  test("has the rights of the roles that its member has now", async () => {
    const member = await makeStaff(bank(), ["service"]);
    const cookie = await staffSignIn(at(), member);
    const all = () => ask({ site: desk() }, "/v1/desk/sign-ins", { cookie });
    expect(await all()).toMatchObject({ code: "DESK000002", content: null });
    await bank().owner.query("update staff set roles = '{auditor}' where id = $1", [member.id]);
    expect((await all()).code).toBe(200);
    await bank().owner.query("update staff set roles = '{}' where id = $1", [member.id]);
    expect((await all()).code).toBe("DESK000002");
  });
});

test("sessions of a month ago are forgotten by the area's own job", async () => {
  const cookie = await staffSignIn(at(), await makeStaff(bank(), ["service"]));
  await bank().owner.query(
    "update staff_session set opened_at = bank.now() - interval '31 days' where ended_at is not null",
    [],
  );
  for (const { work } of jobs) await work(bank().pool);
  const rows = await bank().owner.query("select from staff_session where ended_at is not null", []);
  expect(rows).toEqual([]);
  expect((await accountOf(cookie)).code).toBe(200);
});

test("the site's role can neither make staff nor change a role or a secret", async () => {
  const member = await makeStaff(bank(), ["service"]);
  for (const sql of [
    "insert into staff (user_id, name, roles, password_hash, totp_secret) select 'x', name, roles, password_hash, totp_secret from staff",
    "update staff set roles = '{administrator}'",
    "update staff set password_hash = ''",
    "update staff set totp_secret = ''",
    "delete from staff",
    "update staff_session set staff_id = 1",
    "delete from staff_sign_in",
  ]) {
    await expect(bank().pool.query(sql, [])).rejects.toMatchObject({ code: "42501" });
  }
  expect((await tryAs(member)).code).toBe(200);
});

async function seenAt(cookie: string): Promise<number> {
  const token = cookie.split("=")[1] ?? "";
  const [row] = await bank().owner.query<{ seen_at: Date }>(
    "select seen_at from staff_session where token_hash = $1",
    [hash("sha256", token, "buffer")],
  );
  return row?.seen_at.getTime() ?? 0;
}
