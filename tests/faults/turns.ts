// What a customer does next. Each turn is something that people and their programs really do to a
// bank: pay, press twice, cancel too late, reuse a code.

import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "../runs/customer.ts";
import {
  cancel,
  confirm,
  execute,
  type Hand,
  history,
  makeReady,
  prepare,
  type Ready,
  state,
  think,
  typeCode,
} from "./transfer.ts";

/** Returns whether the bank did what was requested. */
type Turn = (hand: Hand) => Promise<boolean>;

const SETTLE_TRIES = 40;
const SETTLE_PAUSE_MS = 250;
const RACE_MS = 12;

const turns: Readonly<Record<string, { weight: number; turn: Turn }>> = {
  pay: { weight: 40, turn: pay },
  "press several times": { weight: 12, turn: pressSeveralTimes },
  "cancel while it runs": { weight: 16, turn: cancelWhileItRuns },
  "cancel, then execute": { weight: 5, turn: cancelFirst },
  "execute, then cancel": { weight: 5, turn: cancelLate },
  "use a key for something else": { weight: 4, turn: otherContent },
  "use a code again": { weight: 6, turn: codeAgain },
  "use the proof of another transfer": { weight: 6, turn: stolenProof },
  "send more than the limit": { weight: 3, turn: overLimit },
  "spend the same money twice": { weight: 5, turn: twoAtOnce },
};

const drawn = Object.values(turns).flatMap(({ weight, turn }) =>
  Array.from({ length: weight }, () => turn),
);

/** Takes one turn; returns whether the bank did what was requested. */
export function takeTurn(hand: Hand): Promise<boolean> {
  return hand.random.pick(drawn)(hand);
}

async function pay(hand: Hand): Promise<boolean> {
  const ready = await makeReady(hand, think(hand));
  if (!ready) return false;
  const response = await execute(hand, ready.intent.key, ready.token);
  await settle(hand, ready, response);
  if (hand.random.chance(0.5)) await history(hand, ready.intent);
  return response.outcome === "yes";
}

async function pressSeveralTimes(hand: Hand): Promise<boolean> {
  const ready = await makeReady(hand, think(hand));
  if (!ready) return false;
  const { key } = ready.intent;
  const presses = Array.from({ length: hand.random.between(2, 5) }, () =>
    execute(hand, key, ready.token),
  );
  const responses = await Promise.all(presses);
  for (const response of responses) await settle(hand, ready, response);
  const again = await execute(hand, key, ready.token);
  await history(hand, ready.intent);
  return again.outcome === "yes";
}

async function cancelWhileItRuns(hand: Hand): Promise<boolean> {
  const ready = await makeReady(hand, think(hand));
  if (!ready) return false;
  const { key } = ready.intent;
  const delays = [hand.random.below(RACE_MS), hand.random.below(RACE_MS)];
  const [response] = await Promise.all([
    sleep(delays[0]).then(() => execute(hand, key, ready.token)),
    sleep(delays[1]).then(() => cancel(hand, key)),
  ]);
  await settle(hand, ready, response);
  await state(hand, key);
  await history(hand, ready.intent);
  return response.outcome === "yes";
}

async function cancelFirst(hand: Hand): Promise<boolean> {
  const ready = await makeReady(hand, think(hand));
  if (!ready) return false;
  await cancel(hand, ready.intent.key);
  await execute(hand, ready.intent.key, ready.token);
  await state(hand, ready.intent.key);
  return true;
}

async function cancelLate(hand: Hand): Promise<boolean> {
  const ready = await makeReady(hand, think(hand));
  if (!ready) return false;
  const response = await execute(hand, ready.intent.key, ready.token);
  await cancel(hand, ready.intent.key);
  await settle(hand, ready, response);
  return response.outcome === "yes";
}

async function otherContent(hand: Hand): Promise<boolean> {
  const intent = think(hand);
  const first = await prepare(hand, intent);
  await prepare(hand, intent, { amount: intent.amount + 1 });
  await cancel(hand, intent.key);
  return first.outcome === "yes";
}

async function codeAgain(hand: Hand): Promise<boolean> {
  const intent = think(hand);
  const prepared = await prepare(hand, intent);
  if (prepared.outcome !== "yes") return false;
  const code = await confirm(hand, intent, prepared.content.sameYn === "Y");
  if (code === null) return false;
  const responses = await Promise.all([1, 2, 3].map(() => typeCode(hand, intent.key, code)));
  await cancel(hand, intent.key);
  return responses.some(({ outcome }) => outcome === "yes");
}

async function stolenProof(hand: Hand): Promise<boolean> {
  const ready = await makeReady(hand, think(hand));
  if (!ready) return false;
  const other = think(hand);
  const prepared = await prepare(hand, other);
  const code = prepared.outcome === "yes" ? await confirm(hand, other, true) : null;
  if (code !== null) {
    await typeCode(hand, other.key, code);
    await execute(hand, other.key, ready.token, { proofOf: ready.intent.key });
    await cancel(hand, other.key);
  }
  await settle(hand, ready, await execute(hand, ready.intent.key, ready.token));
  return true;
}

async function overLimit(hand: Hand): Promise<boolean> {
  const intent = { ...think(hand) };
  await prepare(hand, intent, { amount: hand.random.pick([50_001, 100_001, 2_000_001]) });
  return true;
}

/** Two transfers of which each fits the balance, but not both. */
async function twoAtOnce(hand: Hand): Promise<boolean> {
  const both = [await makeReady(hand, think(hand)), await makeReady(hand, think(hand))];
  const ready = both.filter((each) => each !== null);
  const responses = await Promise.all(
    ready.map((each) => execute(hand, each.intent.key, each.token)),
  );
  for (const [at, each] of ready.entries()) {
    const response = responses[at];
    if (response) await settle(hand, each, response);
  }
  return responses.some(({ outcome }) => outcome === "yes");
}

/** If the outcome is unknown, reads the state, and executes again if it was not done. */
async function settle(hand: Hand, { intent, token }: Ready, first: Outcome): Promise<void> {
  let response = first;
  for (let tries = 0; tries < SETTLE_TRIES && response.outcome === "unknown"; tries += 1) {
    if (hand.isOver()) return;
    await sleep(SETTLE_PAUSE_MS);
    const { outcome, content } = await state(hand, intent.key);
    if (outcome !== "yes") continue;
    if (content.state !== "coded") return;
    response = await execute(hand, intent.key, token);
  }
}
