// Twenty customers at the same time, and one who only reads and so notices first when the bank is
// back up again.

import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../people/customers.ts";
import { type Customer, customerOf } from "../runs/customer.ts";
import { agentFrom, type Target } from "../runs/http.ts";
import { type Random, randomOf } from "../runs/random.ts";
import type { People } from "./people.ts";
import type { Recorder } from "./recorder.ts";
import { type Hand, Stuck, state } from "./transfer.ts";
import { takeTurn } from "./turns.ts";

/** The parameters of the customers' work. */
export interface Work {
  people: People;
  workers: number;
  seed: string;
  recorder: Recorder;
  /** The sites: a customer whose site does not respond tries the next one. */
  sites: readonly Target[];
  isOver(): boolean;
}

const CALL_MS = 20_000;
const LOOK_MS = 1_500;
const LOOK_EVERY_MS = 50;
const AGAIN_MS = 300;
const REFUSALS_MOST = 4;
// Each worker's loopback address; the last worker only reads.
const addressOf = (worker: number) => `127.0.10.${worker + 1}`;
const LOOKER = 200;

/**
 * Lets all customers work until the run is over; returns who can be queried about each transfer.
 */
export async function driveCustomers(work: Work): Promise<Map<string, Hand>> {
  const { people, workers, seed } = work;
  const [reader, ...senders] = people.senders;
  const clients = new Map<string, Hand>();
  const shares = Array.from({ length: workers }, (_, worker) =>
    senders.filter((_sender, at) => at % workers === worker),
  );
  await Promise.all([
    ...shares.map((share, worker) =>
      workOn(work, { share, worker, random: randomOf(`${seed}/${worker}`), clients }),
    ),
    ...(reader ? [readRepeatedly(work, reader)] : []),
  ]);
  return clients;
}

interface Worker {
  share: readonly Person[];
  worker: number;
  random: Random;
  clients: Map<string, Hand>;
}

async function workOn(work: Work, { share, worker, random, clients }: Worker): Promise<void> {
  const agent = agentFrom(addressOf(worker));
  let at = 0;
  while (!work.isOver()) {
    const person = share[at % share.length] as Person;
    at += 1;
    const hand = clients.get(person.id) ?? handOf(work, { person, agent, worker, random });
    clients.set(person.id, hand);
    if (!(await signedIn(work, hand.customer))) continue;
    await takeTurns(work, hand);
  }
  agent.destroy();
}

function handOf(
  { people, recorder, sites, isOver }: Work,
  {
    person,
    agent,
    worker,
    random,
  }: Omit<Worker, "share" | "clients"> & {
    person: Person;
    agent: ReturnType<typeof agentFrom>;
  },
): Hand {
  let calls = worker;
  // With two sites the calls alternate between them: what one did, the other must know.
  const target = () => sites[(calls++ >> 2) % sites.length] as Target;
  return {
    customer: customerOf({ target, agent, timeoutMs: CALL_MS }, person),
    random,
    recorder,
    hotNumbers: people.hotNumbers,
    otherNumbers: people.senders
      .map(({ mainNumber }) => mainNumber)
      .filter((number) => number !== person.mainNumber),
    isOver,
  };
}

/** Continues until this customer cannot: locked, without codes for today, at a limit. */
async function takeTurns({ isOver }: Work, hand: Hand): Promise<void> {
  let refusals = 0;
  while (!isOver() && refusals < REFUSALS_MOST) {
    try {
      refusals = (await takeTurn(hand)) ? 0 : refusals + 1;
    } catch (thrown) {
      if (thrown instanceof Stuck) return;
      throw thrown;
    }
  }
}

async function signedIn({ isOver }: Work, customer: Customer): Promise<boolean> {
  while (!isOver()) {
    const { outcome } = await customer.signIn();
    if (outcome === "yes") return true;
    if (outcome === "refused") return sleep(AGAIN_MS, false);
    await sleep(AGAIN_MS);
  }
  return false;
}

/** Reads an account repeatedly. */
async function readRepeatedly(work: Work, person: Person): Promise<void> {
  const { recorder, sites, isOver } = work;
  const agent = agentFrom(addressOf(LOOKER));
  let calls = 0;
  const target = () => sites[calls++ % sites.length] as Target;
  const caller = { target, agent, timeoutMs: CALL_MS };
  const customer = customerOf(caller, person);
  await signedIn(work, customer);
  // A short timeout: a silently lost connection must not hide that another works.
  caller.timeoutMs = LOOK_MS;
  while (!isOver()) {
    const sentAt = recorder.now();
    const { outcome, status, code } = await customer.call("GET", "/v1/account/accounts");
    if (outcome === "yes") recorder.sawRead(sentAt);
    if (outcome === "refused") await signedIn(work, customer);
    if (status !== null && status >= 500 && status !== 503) {
      recorder.faults.push(`accounts answered ${status} (${code})`);
    }
    await sleep(LOOK_EVERY_MS);
  }
  agent.destroy();
}

/** Queries every transfer that was executed or cancelled, once nothing changes any more. */
export async function askAtTheEnd(
  { recorder }: Pick<Work, "recorder">,
  clients: Map<string, Hand>,
): Promise<void> {
  const { intents, observations } = recorder.story;
  const acted = new Set(
    observations.filter(({ act }) => act === "execute" || act === "cancel").map(({ key }) => key),
  );
  const ofCustomers = Map.groupBy(
    intents.filter(({ key }) => acted.has(key)),
    ({ customerId }) => customerId,
  );
  for (const [customerId, requested] of ofCustomers) {
    const hand = clients.get(customerId);
    if (!hand || (await hand.customer.signIn()).outcome !== "yes") continue;
    for (const { key } of requested) await state(hand, key, { isFinal: true });
  }
}
