import { afterEach, expect, test } from "vitest";
import { topics } from "#app/areas.ts";
import { jobs } from "#areas/upgrade/jobs.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import { addDays, addMonths, type Day, dayOf, formatDay } from "#base/time/day.ts";
import { turnVideo } from "#ports/video/turn.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask, lettersTo } from "../../../tests/people/asking.ts";
import type { Person } from "../../../tests/people/customers.ts";
import { openSession } from "../../../tests/people/transfers.ts";
import {
  CHECKS,
  reachVideo,
  type Upgrader,
  upgrader,
  type VideoAgent,
  videoAgent,
} from "../../../tests/people/upgrades.ts";

const hours = { video: { hours: "09:00-18:00", turn: null } };
const bank = testBank(hours, [], topics);
const desk = testDesk(bank, { callsPerMinute: 100_000 });
// Days to come: what the demonstration publishes is dated from its first start.
const DAY = addBusinessDays(dayOf(new Date()), 1);
const NEXT = addBusinessDays(DAY, 1);
const at = (day: Day, time: string) => `${day}T${time}+08:00`;
const OPEN = at(DAY, "10:00:00");
/** A time to be booked, as the wire has it and as people read it. */
const slotAt = (day: Day, time: string) => ({
  slot: `${new Date(at(day, `${time}:00`)).toISOString().slice(0, 16)}Z`,
  at: `${formatDay(day)} ${time}`,
});
const put = (payload: object) => ({ method: "PUT" as const, payload });

afterEach(() => freeClock(bank()));

/** Somebody in the queue, with consent to snapshots unless told otherwise. */
async function waiting(consent = true, wish = {}): Promise<Upgrader & { callId: string }> {
  const one = await upgrader(bank(), wish);
  await reachVideo(bank(), one, "usd" in wish ? "both" : "twd");
  const { content } = await one.ask("/upgrade/call", { payload: { consent } });
  return { ...one, callId: content.callId };
}

async function answered(consent = true, wish = {}) {
  await setClock(bank(), OPEN);
  const one = await waiting(consent, wish);
  const agent = await videoAgent(bank(), desk());
  await agent.ask(`/calls/${one.callId}/answer`, { payload: {} });
  return { one, agent };
}

async function complete(agent: VideoAgent, callId: string): Promise<void> {
  await agent.ask(`/calls/${callId}/checks`, put({ checks: CHECKS }));
  await agent.snapshot(callId, "face");
  await agent.snapshot(callId, "document");
}

const decide = (agent: VideoAgent, callId: string, reason = "identity-confirmed") =>
  agent.ask(`/calls/${callId}/decision`, { payload: { reason, note: "容貌與證件相符" } });

async function tierOf({ mainId }: Person): Promise<string | undefined> {
  const [row] = await bank().owner.query<{ tier: string }>(
    "select tier from account where id = $1",
    [mainId],
  );
  return row?.tier;
}

const work = (name: string) => jobs.find((job) => job.name === name)?.work(bank().pool);

test("the tier is raised by the desk's approval alone, with mail and trail [A04] [C19] [F07]", async () => {
  const { one, agent } = await answered();
  await complete(agent, one.callId);
  expect(await tierOf(one.person)).toBe("basic");
  expect((await decide(agent, one.callId)).content).toEqual({ state: "approved" });
  expect(await tierOf(one.person)).toBe("advanced");
  const path = "/customer/citizen-card/types/upgrade";
  expect((await one.ask(path, put({}))).content).toEqual({
    prcsRsltCd: "02",
    indvCustAcctTpCd: "02",
  });
  expect(await one.progress()).toMatchObject({ step: "done", decision: { isApproved: true } });
  const [letter] = await lettersTo(bank(), one.person);
  expect(letter).toMatchObject({ channel: "mail", address: one.person.email });
  expect(letter?.subject).toContain("帳戶升級完成");
  const [trail] = await bank().owner.query<Record<string, unknown>>(
    `select actor_kind, actor_id::text, outcome, detail from audit
      where event = 'upgrade.decision' and customer_id = $1`,
    [one.person.id],
  );
  expect(trail).toMatchObject({
    actor_kind: "staff",
    actor_id: agent.member.id,
    outcome: "ok",
    detail: { reason: "identity-confirmed", note: "容貌與證件相符", raised: 1 },
  });
});

test("both accounts are raised where both were chosen, and no other customer's [C21]", async () => {
  const { one, agent } = await answered(true, { usd: 10_000 });
  const other = await upgrader(bank());
  await complete(agent, one.callId);
  await decide(agent, one.callId);
  const rows = await bank().owner.query<{ tier: string }>(
    "select tier from account where customer_id = $1",
    [one.person.id],
  );
  expect(rows.map(({ tier }) => tier)).toEqual(["advanced", "advanced"]);
  expect(await tierOf(other.person)).toBe("basic");
});

test("a rejection leaves the tier, tells the customer why, and lets them begin again", async () => {
  const { one, agent } = await answered();
  const rejected = await decide(agent, one.callId, "document-invalid");
  expect(rejected.content).toEqual({ state: "rejected" });
  expect(await tierOf(one.person)).toBe("basic");
  expect(await one.progress()).toMatchObject({
    step: "terms",
    decision: { isApproved: false, reason: "document-invalid" },
  });
  const [letter] = await lettersTo(bank(), one.person);
  expect(letter?.body).toContain("證件無法核對");
  expect((await decide(agent, one.callId)).code).toBe("UPGR000005");
});

test("an approval needs every check and both snapshots", async () => {
  const { one, agent } = await answered();
  expect((await decide(agent, one.callId)).code).toBe("UPGR000010");
  await agent.ask(`/calls/${one.callId}/checks`, put({ checks: CHECKS.slice(1) }));
  await agent.snapshot(one.callId, "face");
  await agent.snapshot(one.callId, "document");
  expect((await decide(agent, one.callId)).code).toBe("UPGR000010");
  expect(await tierOf(one.person)).toBe("basic");
});

test("two decisions at the same moment are one", async () => {
  const { one, agent } = await answered();
  await complete(agent, one.callId);
  const answers = await Promise.all([
    decide(agent, one.callId),
    decide(agent, one.callId, "other"),
    decide(agent, one.callId),
  ]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
});

test("no snapshot is kept without consent, nor after it was taken back", async () => {
  const { one, agent } = await answered(false);
  expect((await agent.snapshot(one.callId, "face")).code).toBe("UPGR000008");
  await one.ask("/upgrade/call/consent", put({ callId: one.callId, consent: true }));
  expect((await agent.snapshot(one.callId, "face")).code).toBe(200);
  await one.ask("/upgrade/call/consent", put({ callId: one.callId, consent: false }));
  expect((await agent.snapshot(one.callId, "face")).code).toBe("UPGR000008");
  const { content } = await agent.ask(`/calls/${one.callId}`);
  expect(content).toMatchObject({ hasConsent: false });
  expect(content.snapshots).toHaveLength(1);
});

test("a snapshot is sealed, opens for whoever has the call, and that is written down", async () => {
  const { one, agent } = await answered();
  const { content: shot } = await agent.snapshot(one.callId, "document");
  const [row] = await bank().owner.query<{ sealed: Buffer }>(
    "select sealed from upgrade_snapshot where id = $1",
    [shot.snapshotId],
  );
  expect(row?.sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  const { content } = await agent.ask(`/snapshots/${shot.snapshotId}`);
  expect(content.type).toBe("image/jpeg");
  expect(Buffer.from(content.picture, "base64").subarray(0, 3)).toEqual(
    Buffer.from([0xff, 0xd8, 0xff]),
  );
  const colleague = await videoAgent(bank(), desk());
  expect((await colleague.ask(`/snapshots/${shot.snapshotId}`)).code).toBe("UPGR000009");
  const seen = await bank().owner.query(
    "select from audit where event = 'upgrade.snapshot-seen' and customer_id = $1",
    [one.person.id],
  );
  expect(seen).toHaveLength(1);
});

test("snapshots go 30 days after they were taken, five years after an approval", async () => {
  const left = async (callId: string) =>
    (await bank().owner.query("select from upgrade_snapshot where call_id = $1", [callId])).length;
  const approved = await answered();
  await complete(approved.agent, approved.one.callId);
  await decide(approved.agent, approved.one.callId);
  const rejected = await answered();
  await rejected.agent.snapshot(rejected.one.callId, "face");
  await decide(rejected.agent, rejected.one.callId, "other");
  await setClock(bank(), at(addDays(DAY, 30), "09:59:59"));
  await work("clean upgrade_snapshot");
  expect([await left(approved.one.callId), await left(rejected.one.callId)]).toEqual([2, 1]);
  await setClock(bank(), at(addDays(DAY, 30), "10:00:01"));
  await work("clean upgrade_snapshot");
  expect([await left(approved.one.callId), await left(rejected.one.callId)]).toEqual([2, 0]);
  await setClock(bank(), at(addDays(addMonths(DAY, 60), 1), "10:00:01"));
  await work("clean upgrade_snapshot");
  expect(await left(approved.one.callId)).toBe(0);
});

test("calls are answered in the order in which they came, each by one member of staff", async () => {
  await setClock(bank(), OPEN);
  const [first, second] = [await waiting(), await waiting()];
  const place = async ({ ask: own, callId }: typeof first) =>
    (await own("/upgrade/call/presence", put({ callId }))).content.place;
  const before = await place(first);
  expect(await place(second)).toBe(before + 1);
  const [one, other] = [await videoAgent(bank(), desk()), await videoAgent(bank(), desk())];
  const { content } = await one.ask("/calls");
  const ids = content.calls.map(({ callId }: { callId: string }) => callId);
  expect(ids.indexOf(first.callId)).toBeLessThan(ids.indexOf(second.callId));
  expect(content.calls[ids.indexOf(first.callId)]).toMatchObject({ customerName: "王○明" });
  const take = (agent: VideoAgent, { callId }: typeof first) =>
    agent.ask(`/calls/${callId}/answer`, { payload: {} });
  const taken = await Promise.all([take(one, first), take(other, first)]);
  expect(taken.map(({ code }) => code).toSorted()).toEqual([200, "UPGR000009"]);
  expect(await place(second)).toBe(before);
  const winner = taken[0]?.code === 200 ? one : other;
  expect((await take(winner, second)).code).toBe("UPGR000011");
  expect((await winner.ask(`/calls/${second.callId}`)).code).toBe("UPGR000009");
});

test("a page that is silent loses its place, and a desk that is silent gives the call back", async () => {
  await setClock(bank(), OPEN);
  const gone = await waiting();
  const { one, agent } = await answered();
  const stays = () => one.ask("/upgrade/call/presence", put({ callId: one.callId }));
  await setClock(bank(), at(DAY, "10:00:44"));
  await stays();
  await agent.ask(`/calls/${one.callId}/presence`, put({}));
  await work("tend video calls");
  const reads = async (who: Upgrader) => (await who.ask("/upgrade/call")).content.call?.state;
  expect([await reads(gone), await reads(one)]).toEqual(["waiting", "answered"]);
  await setClock(bank(), at(DAY, "10:01:45"));
  await stays();
  await work("tend video calls");
  expect([await reads(gone), await reads(one)]).toEqual([undefined, "waiting"]);
  expect((await agent.ask(`/calls/${one.callId}/presence`, put({}))).code).toBe("UPGR000009");
  // The desk comes back to it as anybody does.
  expect((await agent.ask(`/calls/${one.callId}/answer`, { payload: {} })).code).toBe(200);
});

test("out of hours nobody joins; a time is booked, confirmed by mail, and comes first [B06]", async () => {
  await setClock(bank(), at(DAY, "18:00:00"));
  const late = await upgrader(bank());
  await reachVideo(bank(), late);
  const closed = await late.ask("/upgrade/call", { payload: { consent: true } });
  expect(closed.code).toBe("UPGR000006");
  const { content: read } = await late.ask("/upgrade/call");
  expect(read.opening).toMatchObject({ isOpen: false, opensAt: `${formatDay(NEXT)} 09:00` });
  const { content } = await late.ask("/upgrade/call-back/times");
  expect(content.times[0]).toEqual(slotAt(NEXT, "09:00"));
  const book = (slot: string) => late.ask("/upgrade/call-back", { payload: { slot } });
  expect((await book(slotAt(DAY, "20:00").slot)).code).toBe("UPGR000007");
  expect((await book(slotAt(NEXT, "09:00").slot)).content).toEqual({
    at: slotAt(NEXT, "09:00").at,
  });
  const [letter] = await lettersTo(bank(), late.person);
  expect(letter?.body).toContain(slotAt(NEXT, "09:00").at);
  await setClock(bank(), at(NEXT, "09:00:00"));
  const early = await waiting();
  // The next day one signs in again.
  const cookie = await openSession(bank(), late.person);
  const payload = { consent: true };
  const { content: call } = await ask(bank(), "/v1/upgrade/call", { payload, cookie });
  const agent = await videoAgent(bank(), desk());
  const calls = (await agent.ask("/calls")).content.calls as { callId: string }[];
  const ids = calls.map(({ callId }) => callId);
  expect(ids.indexOf(call.callId)).toBeLessThan(ids.indexOf(early.callId));
});

test("a time has four places, and five at once get no fifth", async () => {
  await setClock(bank(), at(NEXT, "18:00:00"));
  const people = await Promise.all(Array.from({ length: 5 }, () => upgrader(bank())));
  for (const one of people) await reachVideo(bank(), one);
  const { slot } = slotAt(addBusinessDays(NEXT, 1), "09:30");
  const payload = { slot };
  const answers = await Promise.all(people.map((one) => one.ask("/upgrade/call-back", { payload })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
  const { content } = await (people[0] as Upgrader).ask("/upgrade/call-back/times");
  expect(content.times.map(({ slot }: { slot: string }) => slot)).not.toContain(payload.slot);
});

test("signals reach nobody but the two of a call", async () => {
  const { one, agent } = await answered();
  const stranger = await upgrader(bank());
  const signals = [{ event: "hello", peer: "0123456789abcdef", data: "{}" }];
  const payload = { callId: one.callId, signals };
  expect((await one.ask("/upgrade/call/signals", { payload })).code).toBe(200);
  expect((await stranger.ask("/upgrade/call/signals", { payload })).code).toBe("UPGR000005");
  const path = `/calls/${one.callId}/signals`;
  expect((await agent.ask(path, { payload: { signals } })).code).toBe(200);
  const colleague = await videoAgent(bank(), desk());
  expect((await colleague.ask(path, { payload: { signals } })).code).toBe("UPGR000009");
  const long = [{ ...signals[0], data: "x".repeat(16_001) }];
  expect((await one.ask("/upgrade/call/signals", { payload: { ...payload, signals: long } })).status).toBe(400);
  const stream = `/live?topic=upgrade-call:${one.callId}`;
  const refused = await bank().site.inject({ url: stream, headers: { cookie: stranger.cookie } });
  expect(refused.statusCode).toBe(403);
});

test.each([["service"], ["content"], ["auditor"], ["administrator"]] as const)(
  "%s neither sees the queue nor answers",
  async (role) => {
    const member = await makeStaff(bank(), [role]);
    const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
    const answer = await ask({ site: desk() }, "/v1/desk/video/calls", { cookie });
    expect(answer.code).toBe("DESK000002");
  },
);

test("relays get a name that ends and a password by the secret that they share", () => {
  const video = turnVideo({
    hours: null,
    turn: { urls: ["turns:relay.example:5349"], secret: "a secret of the relay" },
  });
  expect(video.iceServers("call", new Date(1_700_000_000_000))).toEqual([
    {
      urls: ["turns:relay.example:5349"],
      username: "1700003600:call",
      credential: "aTiwFa5FeMKRrK3hmWTUNRENwvs=",
    },
  ]);
  expect(turnVideo({ hours: null, turn: null }).iceServers("call", new Date(0))).toEqual([]);
});
