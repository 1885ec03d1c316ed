// One transfer of a customer, step by step, as a persistent person does it: unanswered requests are
// retried, refused ones are not.

import { setTimeout as sleep } from "node:timers/promises";
import type { Customer, Outcome } from "../runs/customer.ts";
import type { Random } from "../runs/random.ts";
import type { More, Recorder } from "./recorder.ts";
import type { Act, Intent } from "./story.ts";

/** A customer at work. */
export interface Hand {
  customer: Customer;
  random: Random;
  recorder: Recorder;
  hotNumbers: readonly string[];
  /** Accounts of the other senders. */
  otherNumbers: readonly string[];
  /** True when the run is over: nothing more is waited for. */
  isOver(): boolean;
}

/** A transfer that only needs to be executed. */
export interface Ready {
  intent: Intent;
  token: string;
}

/** The customer's session is over, or a step of theirs is locked: another customer continues. */
export class Stuck extends Error {
  override name = "Stuck";
}

const OWN_BANK = "899";
const OTHER_BANK = "822";
const TRIES_MOST = 12;
const PAUSE_MS = 250;
const NOBODY_SIGNED_IN = ["CHEA000001", "CHEA000003", "CHEA000206"];

/** Makes up a transfer: mostly small, sometimes at the limits, mostly to the few hot accounts. */
export function think({ random, customer, hotNumbers, otherNumbers, recorder }: Hand): Intent {
  const isWithin = random.chance(0.7);
  const within = random.chance(0.7) ? hotNumbers : otherNumbers;
  const amounts = [
    random.between(1, 500),
    random.between(501, 3_000),
    random.between(9_990, 10_010),
  ];
  const key = random.uuid();
  const intent = {
    key,
    customerId: customer.person.id,
    fromNumber: customer.person.mainNumber,
    toBank: isWithin ? OWN_BANK : OTHER_BANK,
    // The other bank has no account that ends in 000.
    toNumber: isWithin ? random.pick(within) : random.pick(["123456789012", "123456789000"]),
    amount: random.pick([...amounts, random.between(1, 500)]),
    note: key.replaceAll("-", "").slice(0, 20),
  };
  recorder.intend(intent);
  return intent;
}

/** Retries until there is a response, as long as the run lasts. */
export async function insist(
  hand: Hand,
  act: Act,
  key: string,
  call: () => Promise<Outcome>,
  more?: More,
): Promise<Outcome> {
  let response = await hand.recorder.tell(act, key, call, more);
  for (let tries = 1; response.outcome === "unknown" && tries < TRIES_MOST; tries += 1) {
    if (hand.isOver()) return response;
    await sleep(PAUSE_MS);
    response = await hand.recorder.tell(act, key, call, more);
  }
  if (NOBODY_SIGNED_IN.includes(String(response.code))) throw new Stuck(String(response.code));
  return response;
}

/** Step 1. */
export function prepare(hand: Hand, intent: Intent, change: object = {}): Promise<Outcome> {
  const { key, fromNumber, toBank, toNumber, amount, note } = intent;
  const to = { fromAcctNbr: fromNumber, toBnkCd: toBank, toAcctNbr: toNumber };
  const body = { trfrKey: key, kind: "other", ...to, amount, note, ...change };
  return insist(hand, "prepare", key, () =>
    hand.customer.call("POST", "/v1/transfer/preparations", body),
  );
}

/** Step 2; returns the code that was sent, or null if it was refused. */
export async function confirm(
  hand: Hand,
  { key }: Intent,
  isSame: boolean,
): Promise<string | null> {
  const before = await hand.customer.newestCode();
  const response = await insist(hand, "confirm", key, () =>
    hand.customer.call("POST", "/v1/transfer/confirmations", { trfrKey: key, sameAgain: isSame }),
  );
  // The code may have been sent although the response was lost.
  const isSent = response.outcome === "yes" || response.code === "OTPS000004";
  if (response.code === "PLAT000005" || response.code === "OTPS000003")
    throw new Stuck(String(response.code));
  if (!isSent) return null;
  for (let tries = 0; tries < TRIES_MOST && !hand.isOver(); tries += 1) {
    const code = await hand.customer.newestCode();
    if (code !== null && code !== before) return code;
    await sleep(PAUSE_MS);
  }
  throw new Stuck("no code came");
}

/** Step 3. */
export function typeCode(hand: Hand, key: string, otpVal: string, more?: More): Promise<Outcome> {
  return insist(
    hand,
    "code",
    key,
    () => hand.customer.call("POST", "/v1/transfer/codes", { trfrKey: key, otpVal }),
    more,
  );
}

/** All steps but the last; null if the bank refuses one of them. */
export async function makeReady(hand: Hand, intent: Intent): Promise<Ready | null> {
  const prepared = await prepare(hand, intent);
  if (prepared.outcome !== "yes") return null;
  const code = await confirm(hand, intent, prepared.content.sameYn === "Y");
  if (code === null) return null;
  const typed = await typeCode(hand, intent.key, code);
  // A lost response may have used up the code.
  if (typed.outcome !== "yes" && typed.code !== "TRFR000017") return null;
  const proved = await insist(hand, "pin", intent.key, () => hand.customer.provePin(intent.key));
  if (proved.outcome !== "yes") return null;
  return { intent, token: proved.content.pswdAuthTknId };
}

/** Step 5, once. */
export function execute(hand: Hand, key: string, token: string, more?: More): Promise<Outcome> {
  const body = { trfrKey: key, pswdAuthTknId: token };
  return hand.recorder.tell(
    "execute",
    key,
    () => hand.customer.call("POST", "/v1/transfer/executions", body),
    more,
  );
}

/** Cancels a transfer. */
export function cancel(hand: Hand, key: string): Promise<Outcome> {
  return hand.recorder.tell("cancel", key, () =>
    hand.customer.call("POST", "/v1/transfer/cancellations", { trfrKey: key }),
  );
}

/** Reads its state. */
export function state(hand: Hand, key: string, more?: More): Promise<Outcome> {
  return hand.recorder.tell(
    "state",
    key,
    () => hand.customer.call("GET", `/v1/transfer/states/${key}`),
    more,
  );
}

/** The entries of it in the account's history. */
export function history(hand: Hand, { key, fromNumber, note }: Intent): Promise<Outcome> {
  const path = `/v1/account/history?acctNbr=${fromNumber}&srchVal=${note}`;
  return hand.recorder.tell("history", key, () => hand.customer.call("GET", path));
}
