import { afterEach, beforeEach, expect, test } from "vitest";
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
import { unlockStaff } from "./commands.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const at = () => ({ desk: desk(), clock: bank().clock });
const DEVICE = "__Host-staff-device";
const START = Date.parse("2026-03-02T02:00:00Z");
const WRONG = { password: "Lighthouse-0000", code: "000000" };
let seconds = 0;

/** The next code of the app: each works once. */
const next = () => {
  seconds += 60;
  return setClock(bank(), new Date(START + seconds * 1000));
};
beforeEach(next);
afterEach(() => freeClock(bank()));

const tryAs = (member: Member, change = {}) => tryStaffSignIn(at(), member, change);

/** Signs in; returns the cookie of the browser in which that happened. */
async function knownBrowser(member: Member, cookie = ""): Promise<string> {
  const response = await tryAs(member, { cookie });
  expect(response.code).toBe(200);
  await next();
  return `${DEVICE}=${response.cookies[DEVICE]}`;
}

/** Strangers try from many networks until the member is locked for unknown browsers. */
async function lockByStrangers(member: Member): Promise<void> {
  for (let time = 0; time < 7; time += 1) {
    expect((await tryAs(member, WRONG)).code).toBe("DESK000003");
  }
}

test("strangers of many networks lock unknown browsers, never one in which the person has signed in", async () => {
  const member = await makeStaff(bank(), ["administrator"]);
  const cookie = await knownBrowser(member);
  await lockByStrangers(member);
  expect((await tryAs(member)).code).toBe("DESK000003");
  expect((await tryAs(member, { cookie })).code).toBe(200);
  await next();
  // What strangers tried stays counted, however often its owner signs in.
  expect((await tryAs(member)).code).toBe("DESK000003");
  expect((await tryAs(member, { cookie })).code).toBe(200);
});

test("strangers who share the network of a known browser do not slow it", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const address = "10.99.0.1";
  const cookie = await knownBrowser(member);
  const unknown = { ...WRONG, userId: "nobody0001", address };
  for (let time = 0; time < 20; time += 1) await tryAs(member, unknown);
  expect((await tryAs(member, unknown)).code).toBe("PLAT000005");
  expect((await tryAs(member, { address })).code).toBe("PLAT000005");
  expect((await tryAs(member, { address, cookie })).code).toBe(200);
});

test("five wrong tries in a known browser lock that browser for half an hour, and no other", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const [one, other] = [await knownBrowser(member), await knownBrowser(member)];
  const codes = await Promise.all(
    Array.from({ length: 12 }, () => tryAs(member, { ...WRONG, cookie: one })),
  );
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(["DESK000003"]));
  const [counted] = await bank().owner.query<{ wrong: number }>(
    "select max(wrong) as wrong from staff_browser where staff_id = $1",
    [member.id],
  );
  expect(counted?.wrong).toBe(5);
  expect((await tryAs(member, { cookie: one })).code).toBe("DESK000003");
  expect((await tryAs(member, { cookie: other })).code).toBe(200);
  await next();
  expect((await tryAs(member)).code).toBe(200);
  seconds += 30 * 60;
  await next();
  expect((await tryAs(member, { cookie: one })).code).toBe(200);
});

test("a token counts for who has signed in with it, not for a colleague, nor a made-up one", async () => {
  const [member, colleague] = [
    await makeStaff(bank(), ["service"]),
    await makeStaff(bank(), ["service"]),
  ];
  const cookie = await knownBrowser(member);
  await lockByStrangers(colleague);
  expect((await tryAs(colleague, { cookie })).code).toBe("DESK000003");
  await lockByStrangers(member);
  const forged = `${DEVICE}=${"a".repeat(43)}`;
  expect((await tryAs(member, { cookie: forged })).code).toBe("DESK000003");
  // Who signs in with a made-up token gets another; colleagues at one computer share theirs.
  const third = await makeStaff(bank(), ["service"]);
  expect(await knownBrowser(third, forged)).not.toBe(forged);
  expect(await knownBrowser(third, cookie)).toBe(cookie);
});

test("who is locked by an administrator is not let in by a known browser", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await knownBrowser(member);
  await bank().owner.query("update staff set locked_at = bank.now() where id = $1", [member.id]);
  expect((await tryAs(member, { cookie })).code).toBe("DESK000003");
});

test("strangers do not keep a signed-in member from their own codes", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const device = await knownBrowser(member);
  const response = await tryAs(member, { cookie: device });
  const cookie = `${device}; ${STAFF_COOKIE}=${response.cookies[STAFF_COOKIE]}`;
  await lockByStrangers(member);
  await next();
  const payload = { code: codeOf(bank(), member) };
  const made = await ask({ site: desk() }, "/v1/desk/account/recovery-codes", { cookie, payload });
  expect(made.content.codes).toHaveLength(10);
});

test("the only administrator is unlocked by the operator's command, in every browser", async () => {
  const member = await makeStaff(bank(), ["administrator"]);
  const cookie = await knownBrowser(member);
  await lockByStrangers(member);
  for (let time = 0; time < 5; time += 1) await tryAs(member, { ...WRONG, cookie });
  expect((await tryAs(member, { cookie })).code).toBe("DESK000003");
  expect(await unlockStaff(bank().owner, member.userId.toUpperCase())).toMatchObject({
    isDone: true,
  });
  expect((await tryAs(member, { cookie })).code).toBe(200);
  await next();
  expect((await tryAs(member)).code).toBe(200);
  expect(await unlockStaff(bank().owner, "nobody0001")).toMatchObject({ isDone: false });
  const rows = await bank().owner.query(
    "select actor_kind from audit where event = 'desk.staff.unlock' and reference = $1",
    [`staff/${member.id}`],
  );
  expect(rows).toEqual([{ actor_kind: "bank" }]);
});

test("an administrator sees and lifts the lock of a colleague's browser", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await knownBrowser(member);
  for (let time = 0; time < 5; time += 1) await tryAs(member, { ...WRONG, cookie });
  const chief = await staffSignIn(at(), await makeStaff(bank(), ["administrator"]));
  const stateOf = async () => {
    const { content } = await ask({ site: desk() }, "/v1/desk/staff", { cookie: chief });
    return content.members.find((each: { member: string }) => each.member === member.id).state;
  };
  expect(await stateOf()).toBe("paused");
  const payload = { act: "unlock", reason: "本人來電確認" };
  const url = `/v1/desk/staff/${member.id}/lock`;
  expect((await ask({ site: desk() }, url, { cookie: chief, payload })).code).toBe(200);
  expect(await stateOf()).toBe("open");
  expect((await tryAs(member, { cookie })).code).toBe(200);
});
