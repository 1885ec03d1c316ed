// Calls at the video desk of a test bank: in the queue, answered, and decided, by the real calls.

import type { FastifyInstance } from "fastify";
import { addBusinessDays } from "#base/time/business-days.ts";
import { type Day, dayOf, formatDay } from "#base/time/day.ts";
import type { Bank } from "../bank/bank.ts";
import { setClock } from "../bank/clock.ts";
import type { CallResponse } from "./asking.ts";
import type { CustomerOptions } from "./customers.ts";
import {
  CHECKS,
  reachVideo,
  type Upgrader,
  upgrader,
  type VideoAgent,
  videoAgent,
} from "./upgrades.ts";

/** The settings of a desk with hours. */
export const deskHours = { video: { hours: "09:00-18:00", turn: null } };

/** Days in the future: the demonstration's content is dated from its first start. */
export const DAY = addBusinessDays(dayOf(new Date()), 1);
export const NEXT_DAY = addBusinessDays(DAY, 1);

/** A moment in Taipei. */
export const at = (day: Day, time: string) => `${day}T${time}+08:00`;

/** A moment when the desk is open. */
export const OPEN = at(DAY, "10:00:00");

/** A slot to book, on the wire. */
export const slotAt = (day: Day, time: string) => `${formatDay(day)} ${time}:00`;

/** A customer who waits, or is in a call. */
export type Caller = Upgrader & { callId: string };

/** A customer in the queue; with an account in US dollars, both accounts are upgraded. */
export async function waiting(
  bank: Bank,
  consent = true,
  options: CustomerOptions = {},
): Promise<Caller> {
  const one = await upgrader(bank, options);
  await reachVideo(bank, one, options.usd === undefined ? "twd" : "both");
  const { content } = await one.ask("/upgrade/call", { payload: { consent } });
  return { ...one, callId: content.callId };
}

/** A customer whose call was just answered, at ten in the morning. */
export async function answered(
  bank: Bank,
  desk: FastifyInstance,
  { consent = true, options = {} }: { consent?: boolean; options?: CustomerOptions } = {},
): Promise<{ one: Caller; agent: VideoAgent }> {
  await setClock(bank, OPEN);
  const one = await waiting(bank, consent, options);
  const agent = await videoAgent(bank, desk);
  await agent.ask(`/calls/${one.callId}/answer`, { payload: {} });
  return { one, agent };
}

/** Ticks all checks and takes both snapshots. */
export async function completeChecks(agent: VideoAgent, callId: string): Promise<void> {
  await agent.ask(`/calls/${callId}/checks`, { method: "PUT", payload: { checks: CHECKS } });
  await agent.snapshot(callId, "face");
  await agent.snapshot(callId, "document");
}

/** Opens the customer's papers and decides; approves unless another reason is given. */
export async function decide(
  agent: VideoAgent,
  callId: string,
  reason = "identity-confirmed",
): Promise<CallResponse> {
  await agent.ask(`/calls/${callId}`);
  return agent.ask(`/calls/${callId}/decision`, { payload: { reason, note: "容貌與證件相符" } });
}
