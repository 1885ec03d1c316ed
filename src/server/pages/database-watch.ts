import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#db/db.ts";

const LOOK_EVERY_MS = 500;

/** Whether the database is known to be away, for those who can do without it. */
export interface DatabaseWatch {
  isAway(): boolean;
  /** It did not answer: it counts as away until it answers in the background. */
  suspect(): void;
  close(): void;
}

/** A circuit breaker: while the database is away, one query at a time looks whether it is back. */
export function databaseWatch(db: Pick<Db, "query">): DatabaseWatch {
  const closing = new AbortController();
  const { signal } = closing;
  let isAway = false;

  async function lookUntilBack(): Promise<void> {
    while (!signal.aborted) {
      const isBack = await db.query("select 1", []).then(
        () => true,
        () => false,
      );
      if (isBack) break;
      await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    isAway = false;
  }

  return {
    isAway: () => isAway,
    suspect() {
      if (isAway || signal.aborted) return;
      isAway = true;
      void lookUntilBack();
    },
    close: () => closing.abort(),
  };
}
