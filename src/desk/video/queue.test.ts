import { afterEach, beforeAll, expect, test } from "vitest";
import { topics } from "#app/areas.ts";
import { jobs } from "#areas/upgrade/jobs.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import { formatDay } from "#base/time/day.ts";
import { turnVideo } from "#ports/video/turn.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { hold, makePlace, untilWaiting } from "../../../tests/bank/held-places.ts";
import { ask, lettersTo } from "../../../tests/people/asking.ts";
import { openSession } from "../../../tests/people/transfers.ts";
import {
  reachVideo,
  type Upgrader,
  upgrader,
  type VideoAgent,
  videoAgent,
} from "../../../tests/people/upgrades.ts";
import {
  answered,
  at,
  DAY,
  deskHours,
  NEXT_DAY,
  OPEN,
  slotAt,
  waiting,
} from "../../../tests/people/video-calls.ts";

const bank = testBank(deskHours, [], topics);
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const put = (payload: object) => ({ method: "PUT" as const, payload });

afterEach(() => freeClock(bank()));

beforeAll(async () => {
  const when = "new.state = 'booked'";
  const place = { table: "upgrade_call_back", write: "insert", named: "customer_id" } as const;
  await makePlace(bank(), "booking", { ...place, when });
});

const work = (name: string) => jobs.find((job) => job.name === name)?.work(bank().pool);

test("calls are answered in the order in which they came, each by one member of staff", async () => {
  await setClock(bank(), OPEN);
  const [first, second] = [await waiting(bank()), await waiting(bank())];
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

test("of six calls that one member of staff answers at the same moment one is taken", async () => {
  await setClock(bank(), OPEN);
  const callers = await Promise.all(Array.from({ length: 6 }, () => waiting(bank())));
  const agent = await videoAgent(bank(), desk());
  const taken = await Promise.all(
    callers.map(({ callId }) => agent.ask(`/calls/${callId}/answer`, { payload: {} })),
  );
  const codes = taken.map(({ code }) => code).toSorted();
  expect(codes).toEqual([200, ...Array.from({ length: 5 }, () => "UPGR000011")]);
});

/** Books times; no booking is written before all of them wait: for that, or for their turn. */
async function bookAtOnce(one: Upgrader, times: readonly string[]) {
  const release = await hold(bank().url, "booking", one.person.id);
  const booked = times.map((time) =>
    one.ask("/upgrade/call-back", { payload: { slot: slotAt(DAY, time) } }),
  );
  await untilWaiting(bank(), times.length);
  await release();
  return Promise.all(booked);
}

const bookingsOf = (one: Upgrader, states: readonly string[]) =>
  bank().owner.query("select from upgrade_call_back where customer_id = $1 and state = any($2)", [
    one.person.id,
    [...states],
  ]);

test("of several times that a customer books at the same moment one stays", async () => {
  await setClock(bank(), OPEN);
  const one = await upgrader(bank());
  await reachVideo(bank(), one);
  const booked = await bookAtOnce(one, ["14:00", "14:30", "15:00", "15:30"]);
  expect(booked.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  expect(await bookingsOf(one, ["booked"])).toHaveLength(1);
});

test("a customer books ten times a day, also with two requests at the same moment", async () => {
  await setClock(bank(), OPEN);
  const one = await upgrader(bank());
  await reachVideo(bank(), one);
  const slot = slotAt(DAY, "16:00");
  const book = () => one.ask("/upgrade/call-back", { payload: { slot } });
  for (let time = 1; time < 10; time += 1) {
    expect((await book()).code).toBe(200);
    expect((await one.ask("/upgrade/call-back", { method: "DELETE" })).code).toBe(200);
  }
  const mails = (await lettersTo(bank(), one.person)).length;
  const both = await bookAtOnce(one, ["16:30", "17:00"]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, "PLAT000005"]);
  expect(await bookingsOf(one, ["booked", "cancelled"])).toHaveLength(10);
  expect(await lettersTo(bank(), one.person)).toHaveLength(mails + 1);
  for (const language of ["zh-TW", "en", "ko"]) {
    const refused = await one.ask("/upgrade/call-back", { payload: { slot }, language });
    expect(refused).toMatchObject({ code: "PLAT000005", content: { seconds: 86_400 } });
    expect(refused.message).toContain("86,400");
  }
});

test("a page that is silent loses its place, and a desk that is silent gives the call back", async () => {
  await setClock(bank(), OPEN);
  const gone = await waiting(bank());
  const { one, agent } = await answered(bank(), desk());
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
  // The desk can rejoin it.
  expect((await agent.ask(`/calls/${one.callId}/answer`, { payload: {} })).code).toBe(200);
});

test("out of hours nobody joins; a time is booked, confirmed by mail, and comes first [B06]", async () => {
  await setClock(bank(), at(DAY, "18:00:00"));
  const late = await upgrader(bank());
  await reachVideo(bank(), late);
  const closed = await late.ask("/upgrade/call", { payload: { consent: true } });
  expect(closed.code).toBe("UPGR000006");
  const { content: read } = await late.ask("/upgrade/call");
  expect(read.opening).toMatchObject({ isOpen: false, opensAt: `${formatDay(NEXT_DAY)} 09:00:00` });
  const { content } = await late.ask("/upgrade/call-back/times");
  expect(content.times[0]).toEqual({ slot: slotAt(NEXT_DAY, "09:00") });
  const book = (slot: string) => late.ask("/upgrade/call-back", { payload: { slot } });
  expect((await book(slotAt(DAY, "20:00"))).code).toBe("UPGR000007");
  expect((await book(slotAt(NEXT_DAY, "09:00"))).content).toEqual({
    at: slotAt(NEXT_DAY, "09:00"),
  });
  const [letter] = await lettersTo(bank(), late.person);
  expect(letter?.body).toContain(slotAt(NEXT_DAY, "09:00").slice(0, -3));
  await setClock(bank(), at(NEXT_DAY, "09:00:00"));
  const early = await waiting(bank());
  // Sessions do not last until the next day.
  const cookie = await openSession(bank(), late.person);
  const payload = { consent: true };
  const { content: call } = await ask(bank(), "/v1/upgrade/call", { payload, cookie });
  const agent = await videoAgent(bank(), desk());
  const calls = (await agent.ask("/calls")).content.calls as { callId: string }[];
  const ids = calls.map(({ callId }) => callId);
  expect(ids.indexOf(call.callId)).toBeLessThan(ids.indexOf(early.callId));
});

test("a time has four places, and five at once get no fifth", async () => {
  await setClock(bank(), at(NEXT_DAY, "18:00:00"));
  const people = await Promise.all(Array.from({ length: 5 }, () => upgrader(bank())));
  for (const one of people) await reachVideo(bank(), one);
  const slot = slotAt(addBusinessDays(NEXT_DAY, 1), "09:30");
  const payload = { slot };
  const answers = await Promise.all(
    people.map((one) => one.ask("/upgrade/call-back", { payload })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
  const { content } = await (people[0] as Upgrader).ask("/upgrade/call-back/times");
  expect(content.times.map(({ slot }: { slot: string }) => slot)).not.toContain(payload.slot);
});

test("signals reach nobody but the two of a call", async () => {
  const { one, agent } = await answered(bank(), desk());
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
  expect(
    (await one.ask("/upgrade/call/signals", { payload: { ...payload, signals: long } })).status,
  ).toBe(400);
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
