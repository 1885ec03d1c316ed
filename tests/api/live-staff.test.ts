// Topics of the desk: only staff with the role may subscribe, for as long as they have it.

import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "#server/live/publish.ts";
import { staffCallers } from "#server/session/callers.ts";
import { streamCallers } from "#server/session/live.ts";
import { staffSessionsOf } from "#server/session/staff-sessions.ts";
import { testBank } from "../bank/bank.ts";
import { cookieHeader } from "../bank/cookies.ts";
import { type Member, makeStaff, staffSignIn, testDesk } from "../bank/desk.ts";
import {
  type LiveSite,
  noteKind,
  notesOf,
  openPage,
  readyPage,
  startLiveSite,
  streamPath,
} from "../live/live.ts";
import { ask } from "../people/asking.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

const bank = testBank();
const desk = testDesk(bank);
const queue = notesOf("queue");
const changes = new Set<() => void>();
let site: LiveSite;

beforeAll(async () => {
  const sessions = staffSessionsOf(bank().pool, () => undefined);
  site = await startLiveSite(bank().url, {
    rules: [
      { kind: noteKind, maySubscribe: (_, { staff }) => staff?.roles.includes("service") ?? false },
    ],
    callerOf: streamCallers(staffCallers(sessions), {
      now: bank().clock.now,
      watch(_, onChange) {
        changes.add(onChange);
        return () => changes.delete(onChange);
      },
    }),
  });
});
afterAll(() => site.close());

/** The cookies of a member of staff, also as a page on localhost without TLS has them. */
async function signedIn(member: Member): Promise<string> {
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  return cookieHeader("staff-session", cookie.split("=")[1] ?? "");
}

const path = () => `${site.origin}${streamPath([queue])}`;

test("whoever has the role hears the topic, until the role is taken away", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await signedIn(member);
  const page = await readyPage(path(), { cookie });
  await publish(bank().pool, queue, { from: 0, serial: 1 });
  await expect.poll(() => page.messages().length).toBe(1);
  await bank().owner.query("update staff set roles = '{administrator}' where id = $1", [member.id]);
  for (const onChange of changes) onChange();
  await expect.poll(page.isOver).toBe(true);
  expect((await openPage(path(), { cookie })).status).toBe(403);
});

test("the stream of a session that is over ends with the desk's own code", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const page = await readyPage(path(), { cookie: await signedIn(member) });
  await bank().owner.query("update staff_session set ended_at = now() where staff_id = $1", [
    member.id,
  ]);
  for (const onChange of changes) onChange();
  await expect.poll(page.isOver).toBe(true);
  expect(page.events.at(-1)).toMatchObject({ event: "ended", data: "DESK000001" });
});

test("a customer, a visitor and a member of staff without the role hear nothing", async () => {
  const customer = await signIn(bank(), await makeCustomer(bank()));
  const administrator = await signedIn(await makeStaff(bank(), ["administrator"]));
  for (const cookie of [customer, administrator, ""]) {
    expect((await openPage(path(), { cookie })).status).toBe(403);
  }
});

test("whoever is locked or signs out is told at once on their open page", async () => {
  const address = await desk().listen({ port: 0, host: "127.0.0.1" });
  const open = async (cookie: string) =>
    readyPage(`${address}/live?topic=desk-queue:inquiries`, { cookie });
  const chief = await signedIn(await makeStaff(bank(), ["administrator"]));
  const post = (path: string, cookie: string, payload: object = {}) =>
    ask({ site: desk() }, path, { cookie, payload });
  const [locked, leaving] = [
    await makeStaff(bank(), ["service"]),
    await makeStaff(bank(), ["service"]),
  ];
  const pages = [await open(await signedIn(locked))];
  const cookie = await signedIn(leaving);
  pages.push(await open(cookie));
  const lock = { act: "lock", reason: "帳號疑似遭盜用" };
  expect((await post(`/v1/desk/staff/${locked.id}/lock`, chief, lock)).code).toBe(200);
  await post("/v1/desk/sign-out", cookie);
  // The next heartbeat, at which a session is looked up again, is 20 seconds away.
  for (const page of pages) {
    await expect.poll(page.isOver, { timeout: 10_000 }).toBe(true);
    expect(page.events.at(-1)).toMatchObject({ event: "ended", data: "DESK000001" });
  }
});
