import type { Child } from "./children.ts";
import { load, type RequestPlan } from "./load.ts";
import { type Spread, spreadOf } from "./spread.ts";

// Warm-up rounds, as a share of all rounds: until the JIT compiler has settled.
const WARM_UP_SHARE = 0.15;
const SAY_TIMES = 5;

/** One thing to measure: a request to a process, and how many of them make a round. */
export interface Contender {
  name: string;
  child: Child;
  plan: RequestPlan;
  requests: number;
}

/** The figures of one round of one contender. */
export interface Figures {
  cpuMicros: number;
  perSecond: number;
  databaseMicros: number;
}

/** Every contender's figures by its name, one for each round. */
export type Measured = ReadonlyMap<string, readonly Figures[]>;

/**
 * Measures the contenders in rounds, reversing the order each time. Many short rounds rather than
 * few long ones: other load on the machine then affects both sides of a ratio. An odd number, so
 * that the median is a round.
 */
export async function inRounds(
  contenders: readonly Contender[],
  rounds: number,
  databaseMicros: () => Promise<number>,
): Promise<Measured> {
  const warmUp = Math.ceil(rounds * WARM_UP_SHARE);
  const sayEvery = Math.floor(rounds / SAY_TIMES);
  const measured = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]));
  for (const { plan, requests } of contenders) await load(plan, requests * warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      measured.get(contender.name)?.push(await measure(contender, databaseMicros));
    }
    if ((round + 1) % sayEvery === 0) console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}

async function measure(
  { child, plan, requests }: Contender,
  databaseMicros: () => Promise<number>,
): Promise<Figures> {
  const before = { child: await child.cpuMicros(), database: await databaseMicros() };
  const seconds = await load(plan, requests);
  const after = { child: await child.cpuMicros(), database: await databaseMicros() };
  return {
    cpuMicros: (after.child - before.child) / requests,
    perSecond: requests / seconds,
    databaseMicros: (after.database - before.database) / requests,
  };
}

/** One contender against another, round by round. */
export function ratio(
  measured: Measured,
  { of, to, by }: { of: string; to: string; by: keyof Figures },
): Spread {
  const others = figuresOf(measured, to);
  return spreadOf(figuresOf(measured, of).map((each, i) => each[by] / (others[i]?.[by] ?? 0)));
}

/** One figure of one contender over its rounds. */
export function spread(measured: Measured, name: string, by: keyof Figures): Spread {
  return spreadOf(figuresOf(measured, name).map((each) => each[by]));
}

function figuresOf(measured: Measured, name: string): readonly Figures[] {
  const figures = measured.get(name);
  if (!figures) throw new Error(`nothing was measured of ${name}`);
  return figures;
}
