// One run: a bank, its customers, one kind of fault, and the judgement afterwards.

import { setTimeout as sleep } from "node:timers/promises";
import { openPool } from "#db/db.ts";
import { randomOf } from "../runs/random.ts";
import type { Site } from "../runs/site.ts";
import { readBooks } from "./books.ts";
import { check } from "./checker.ts";
import { askAtTheEnd, driveCustomers } from "./driver.ts";
import type { Kind, Laboratory } from "./kinds.ts";
import type { People } from "./people.ts";
import { type Recorder, recorder } from "./recorder.ts";
import type { Story, Violation } from "./story.ts";
import { verifierFinds } from "./verifier.ts";

/** What a run operates on. */
export interface Scene extends Omit<Laboratory, "random"> {
  people: People;
  sites: readonly Site[];
  /** The database's URL for its owner, bypassing the failing network. */
  ownerUrl(): Promise<string | null>;
}

/** The options of a run. */
export interface RunOptions {
  name: string;
  kind: Kind;
  seed: string;
  seconds: number;
  workers: number;
}

/** How long the bank took to recover after one round; null: it did not. */
export interface Recovery {
  readMs: number | null;
  transferMs: number | null;
}

/** The result of a run. */
export interface Result {
  violations: Violation[];
  story: Story;
  recoveries: Recovery[];
  statuses: ReadonlyMap<string, number>;
  posted: number;
}

/**
 * How long the bank may take to recover before that itself is a violation. A transfer is seven
 * calls and two slow hashes; on a busy machine the customers alone take most of it.
 */
const RECOVERY_MOST_MS = 60_000;
const BEGIN_MOST_MS = 60_000;
const RECOVERY_POLL_MS = 50;
const QUIET_MOST_MS = 20_000;
const QUIET_POLL_MS = 200;

/** Runs; the caller opens and closes the scene. */
export async function run(scene: Scene, options: RunOptions): Promise<Result> {
  const { kind, seed, seconds, workers } = options;
  const record = recorder();
  let isOver = false;
  const working = driveCustomers({
    people: scene.people,
    workers,
    seed,
    recorder: record,
    sites: scene.sites,
    isOver: () => isOver,
  });
  await untilAtWork(record);
  const until = record.now() + seconds * 1_000;
  const recoveries = await breakThings(
    { ...scene, random: randomOf(`${seed}/faults`) },
    {
      kind,
      record,
      until,
    },
  );
  while (record.now() < until) await sleep(RECOVERY_POLL_MS);
  isOver = true;
  const clients = await working;
  const violations = await judge(scene, record, () => askAtTheEnd({ recorder: record }, clients));
  const late = recoveries.flatMap((each, at) => lateness(each, at));
  const { story, statuses } = record;
  const posted = story.observations.filter(
    ({ act, outcome }) => act === "execute" && outcome === "yes",
  );
  return {
    violations: [...violations, ...late],
    story,
    recoveries,
    statuses,
    posted: posted.length,
  };
}

/** Signing everybody in is slow on a busy machine; nothing is broken before that. */
async function untilAtWork(record: Recorder): Promise<void> {
  const isAtWork = () => {
    const { readMs, transferMs } = record.firstSuccess(0);
    return readMs !== null && transferMs !== null;
  };
  while (!isAtWork() && record.now() < BEGIN_MOST_MS) await sleep(RECOVERY_POLL_MS);
}

/** Round after round: quiet, a fault, and the wait until the bank has recovered. */
async function breakThings(
  laboratory: Laboratory,
  { kind, record, until }: { kind: Kind; record: Recorder; until: number },
): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  if (!kind.round) return recoveries;
  const { random } = laboratory;
  await sleep(random.between(1_500, 2_500));
  while (record.now() < until) {
    await kind.round(laboratory);
    const healedAt = record.now();
    let first: Recovery = { readMs: null, transferMs: null };
    while (record.now() < healedAt + RECOVERY_MOST_MS) {
      await sleep(RECOVERY_POLL_MS);
      first = record.firstSuccess(healedAt);
      if (first.readMs !== null && first.transferMs !== null) break;
    }
    recoveries.push(first);
    await sleep(random.between(1_000, 3_000));
  }
  return recoveries;
}

function lateness({ readMs, transferMs }: Recovery, round: number): Violation[] {
  if (readMs !== null && transferMs !== null) return [];
  const missing = readMs === null ? "no read" : "no transfer";
  const detail = `${missing} succeeded within ${RECOVERY_MOST_MS / 1_000} s`;
  return [{ rule: "not alive after healing", which: `round ${round + 1}`, detail }];
}

/** Waits until nothing changes, queries everything once more, and compares. */
async function judge(
  scene: Scene,
  record: Recorder,
  ask: () => Promise<void>,
): Promise<Violation[]> {
  const url = await scene.ownerUrl();
  if (url === null) {
    const detail = "PostgreSQL does not run at the end";
    return [{ rule: "not alive after healing", which: "the end", detail }];
  }
  const owner = openPool(url, "owner");
  try {
    const waiting = await untilQuiet(() =>
      owner.query<{ id: string }>(
        "select posting_id as id from clearing_order where state = 'pending'",
        [],
      ),
    );
    await ask();
    return [
      ...check(record.story, await readBooks(owner)),
      ...(await verifierFinds(owner)),
      ...waiting.map(({ id }) => ({ rule: "stays pending", which: id, detail: "" })),
      ...record.faults.map((detail) => ({ rule: "a 500", which: "the site", detail })),
      ...scene.sites.flatMap(({ ownDeaths }) =>
        ownDeaths.map((detail) => ({ rule: "died by itself", which: "the site", detail })),
      ),
    ];
  } finally {
    await owner.close();
  }
}

async function untilQuiet<T>(waiting: () => Promise<T[]>): Promise<T[]> {
  const until = Date.now() + QUIET_MOST_MS;
  let left = await waiting();
  while (left.length > 0 && Date.now() < until) {
    await sleep(QUIET_POLL_MS);
    left = await waiting();
  }
  return left;
}
