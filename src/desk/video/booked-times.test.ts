import { afterEach, expect, test } from "vitest";
import { topics } from "#app/areas.ts";
import { jobs } from "#areas/upgrade/jobs.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { testDesk } from "../../../tests/bank/desk.ts";
import { ask, type Way } from "../../../tests/people/asking.ts";
import { openSession } from "../../../tests/people/transfers.ts";
import { reachVideo, type Upgrader, upgrader, videoAgent } from "../../../tests/people/upgrades.ts";
import { at, deskHours, NEXT_DAY, slotAt } from "../../../tests/people/video-calls.ts";

const bank = testBank(deskHours, [], topics);
const desk = testDesk(bank);
afterEach(() => freeClock(bank()));

const work = (name: string) => jobs.find((job) => job.name === name)?.work(bank().pool);
const met = (one: Upgrader) =>
  bank().owner.query("select from upgrade_call_back where customer_id = $1 and state = 'met'", [
    one.person.id,
  ]);

test("a booked time is used by being answered, not by joining: who is lost before comes first again [B06]", async () => {
  const slotDay = addBusinessDays(NEXT_DAY, 1);
  await setClock(bank(), at(NEXT_DAY, "18:00:00"));
  const one = await upgrader(bank());
  await reachVideo(bank(), one);
  const payload = { slot: slotAt(slotDay, "17:30") };
  expect((await one.ask("/upgrade/call-back", { payload })).code).toBe(200);
  await setClock(bank(), at(slotDay, "17:45:00"));
  const cookie = await openSession(bank(), one.person);
  const call = (way: Way = {}) => ask(bank(), "/v1/upgrade/call", { cookie, ...way });
  const join = () => call({ payload: { consent: true } });
  const lost = (await join()).content.callId;
  await setClock(bank(), at(slotDay, "17:46:00"));
  await work("tend video calls");
  expect((await call()).content).toMatchObject({
    call: null,
    callBackAt: slotAt(slotDay, "17:30"),
  });
  const { callId } = (await join()).content;
  expect(callId).not.toBe(lost);
  const agent = await videoAgent(bank(), desk());
  const calls = (await agent.ask("/calls")).content.calls as {
    callId: string;
    isBooked: boolean;
  }[];
  expect(calls.find((each) => each.callId === callId)?.isBooked).toBe(true);
  expect((await agent.ask(`/calls/${callId}/answer`, { payload: {} })).code).toBe(200);
  expect(await met(one)).toHaveLength(1);
  expect((await call()).content.callBackAt).toBeNull();
});
