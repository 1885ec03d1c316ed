import type { Db } from "./db.ts";

/** The database's time, known in this process without asking each time. */
export interface Clock {
  now(): Date;
  /** Asks the database again. */
  sync(): Promise<void>;
  close(): void;
}

const ASK_EVERY_SECONDS = 30;

/** A clock that keeps the distance between this machine's time and the database's. */
export async function databaseClock(db: Db, everySeconds = ASK_EVERY_SECONDS): Promise<Clock> {
  let ahead = 0;
  const sync = async () => {
    const asked = Date.now();
    const [row] = await db.query<{ now: Date }>("select bank.now() as now", []);
    // The answer is as old as half of the way there and back.
    if (row) ahead = row.now.getTime() - (asked + Date.now()) / 2;
  };
  await sync();
  // While the database is away the last distance is the best one known.
  const timer = setInterval(() => void sync().catch(() => undefined), everySeconds * 1000);
  timer.unref();
  return {
    now: () => new Date(Date.now() + ahead),
    sync,
    close: () => clearInterval(timer),
  };
}
