import { askChild } from "../ask-child.ts";
import { type Child, startChild } from "../children.ts";
import type { Figures } from "../rounds.ts";
import type { Done, Work } from "./work.ts";

/** Transfers under load, and how many were posted so far. */
export interface Posting<W> {
  take(work: W): Promise<Figures>;
  posted(): number;
  /** The latencies in the last turn of that work, as text. */
  pace(work: W): string;
}

/** Starts the ledger on a bank that has its customers. */
export async function startTransfers(
  url: string,
  people: number,
  databaseMicros: () => number,
): Promise<Posting<Work> & { driver: Child }> {
  const driver = await startChild(new URL("./driver.ts", import.meta.url), {
    DATABASE_URL: url,
    PEOPLE: String(people),
  });
  const paces = new Map<string, string>();
  const keyOf = ({ way, clients }: Work) => `${way} ${clients}`;
  let posted = 0;
  return {
    driver,
    async take(work) {
      const before = { own: await driver.cpuMicros(), database: databaseMicros() };
      const done = await askChild<Done>(driver, "/transfers", work);
      const after = { own: await driver.cpuMicros(), database: databaseMicros() };
      posted += done.posted;
      paces.set(keyOf(work), paceOf(done));
      return {
        perSecond: done.posted / done.seconds,
        cpuMicros: (after.own - before.own) / done.posted,
        databaseMicros: (after.database - before.database) / done.posted,
      };
    },
    posted: () => posted,
    pace: (work) => paces.get(keyOf(work)) ?? "",
  };
}

/** The latencies of a transfer, as text. */
export function paceOf({ p50Ms, p99Ms }: Pick<Done, "p50Ms" | "p99Ms">): string {
  return `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}
