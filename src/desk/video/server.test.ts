import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { topics } from "#app/areas.ts";
import { jobs } from "#areas/upgrade/jobs.ts";
import { addDays, addMonths } from "#base/time/day.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { testDesk } from "../../../tests/bank/desk.ts";
import { lettersTo } from "../../../tests/people/asking.ts";
import { makeCustomer, type Person } from "../../../tests/people/customers.ts";
import { CHECKS, upgrader, videoAgent } from "../../../tests/people/upgrades.ts";
import {
  answered,
  at,
  completeChecks,
  DAY,
  decide,
  deskHours,
} from "../../../tests/people/video-calls.ts";

const bank = testBank(deskHours, [], topics);
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const put = (payload: object) => ({ method: "PUT" as const, payload });

afterEach(() => freeClock(bank()));

async function tierOf({ mainId }: Person): Promise<string | undefined> {
  const [row] = await bank().owner.query<{ tier: string }>(
    "select tier from account where id = $1",
    [mainId],
  );
  return row?.tier;
}

const work = (name: string) => jobs.find((job) => job.name === name)?.work(bank().pool);

test("the tier is raised by the desk's approval alone, with mail and trail [A04] [C19] [F07]", async () => {
  const { one, agent } = await answered(bank(), desk());
  await completeChecks(agent, one.callId);
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

test("nobody decides who has not opened the customer's papers in this call", async () => {
  const { one, agent } = await answered(bank(), desk());
  const other = await videoAgent(bank(), desk());
  const { callId } = one;
  const unopened = (by: typeof agent, reason: string) =>
    by.ask(`/calls/${callId}/decision`, { payload: { reason, note: "容貌與證件相符" } });
  await completeChecks(agent, callId);
  for (const reason of ["identity-confirmed", "other"]) {
    expect((await unopened(agent, reason)).code).toBe("DESK000013");
  }
  await agent.ask(`/calls/${callId}`);
  expect((await unopened(other, "other")).code).toBe("UPGR000009");
  // The desk's page is lost, and a colleague answers: the call is another one to look at.
  await bank().owner.query(
    "update upgrade_call set state = 'waiting', staff_id = null, answered_at = null where id = $1",
    [callId],
  );
  await other.ask(`/calls/${callId}/answer`, { payload: {} });
  expect((await unopened(other, "identity-confirmed")).code).toBe("DESK000013");
  expect(await tierOf(one.person)).toBe("basic");
  await completeChecks(other, callId);
  expect((await decide(other, callId)).content).toEqual({ state: "approved" });
});

test("both accounts are raised where both were chosen, and no other customer's [C21]", async () => {
  const { one, agent } = await answered(bank(), desk(), { options: { usd: 10_000 } });
  const other = await upgrader(bank());
  await completeChecks(agent, one.callId);
  await decide(agent, one.callId);
  const rows = await bank().owner.query<{ tier: string }>(
    "select tier from account where customer_id = $1",
    [one.person.id],
  );
  expect(rows.map(({ tier }) => tier)).toEqual(["advanced", "advanced"]);
  expect(await tierOf(other.person)).toBe("basic");
});

test("a rejection leaves the tier, tells the customer why, and lets them begin again", async () => {
  const { one, agent } = await answered(bank(), desk());
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
  const { one, agent } = await answered(bank(), desk());
  expect((await decide(agent, one.callId)).code).toBe("UPGR000010");
  await agent.ask(`/calls/${one.callId}/checks`, put({ checks: CHECKS.slice(1) }));
  await agent.snapshot(one.callId, "face");
  await agent.snapshot(one.callId, "document");
  expect((await decide(agent, one.callId)).code).toBe("UPGR000010");
  expect(await tierOf(one.person)).toBe("basic");
});

test("two decisions at the same moment are one", async () => {
  const { one, agent } = await answered(bank(), desk());
  await completeChecks(agent, one.callId);
  const answers = await Promise.all([
    decide(agent, one.callId),
    decide(agent, one.callId, "other"),
    decide(agent, one.callId),
  ]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
});

test("no snapshot is kept without consent, nor after it was taken back", async () => {
  const { one, agent } = await answered(bank(), desk(), { consent: false });
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
  const { one, agent } = await answered(bank(), desk());
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

test.each(["decided", "hung up", "left by the customer"])(
  "nothing of a call is readable once it is %s, but how it was decided",
  async (end) => {
    const { one, agent } = await answered(bank(), desk());
    const { content: shot } = await agent.snapshot(one.callId, "face");
    const url = `/live?topic=upgrade-call:${one.callId}`;
    const stream = () => desk().inject({ url, headers: { cookie: agent.cookie } });
    const paths = [`/calls/${one.callId}`, `/snapshots/${shot.snapshotId}`];
    for (const path of paths) expect((await agent.ask(path)).code).toBe(200);
    if (end === "decided") {
      const payload = { reason: "other", note: "容貌與證件不符" };
      await agent.ask(`/calls/${one.callId}/decision`, { payload });
    }
    if (end === "hung up") await agent.ask(`/calls/${one.callId}/end`, { payload: {} });
    if (end === "left by the customer") {
      await one.ask("/upgrade/call/end", { payload: { callId: one.callId } });
    }
    for (const path of paths) {
      expect(await agent.ask(path)).toMatchObject({ code: "UPGR000005", content: null });
    }
    expect((await stream()).statusCode).toBe(403);
    const decision = end === "decided" ? "rejected" : null;
    const outcome = `/calls/${one.callId}/outcome`;
    expect((await agent.ask(outcome)).content).toEqual({ decision });
    const colleague = await videoAgent(bank(), desk());
    expect((await colleague.ask(outcome)).code).toBe("UPGR000009");
    // What was refused is not in the trail as seen.
    const seen = await bank().owner.query(
      "select from audit where event in ('upgrade.papers-seen', 'upgrade.snapshot-seen') and customer_id = $1",
      [one.person.id],
    );
    expect(seen).toHaveLength(2);
  },
);

test("snapshots go 30 days after they were taken, five years after an approval", async () => {
  const left = async (callId: string) =>
    (await bank().owner.query("select from upgrade_snapshot where call_id = $1", [callId])).length;
  const approved = await answered(bank(), desk());
  await completeChecks(approved.agent, approved.one.callId);
  await decide(approved.agent, approved.one.callId);
  const rejected = await answered(bank(), desk());
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

test("the next transfer has the limits of the new tier, without signing in again [A04]", async () => {
  const { one, agent } = await answered(bank(), desk());
  const payee = await makeCustomer(bank());
  const prepare = () =>
    one.ask("/transfer/preparations", {
      payload: {
        ...{ trfrKey: randomUUID(), fromAcctNbr: one.person.mainNumber, kind: "other" },
        ...{ toBnkCd: "899", toAcctNbr: payee.mainNumber, amount: 10_001 },
      },
    });
  expect((await prepare()).code).toBe("TRFR000003");
  await completeChecks(agent, one.callId);
  await decide(agent, one.callId);
  expect((await prepare()).code).toBe(200);
});
