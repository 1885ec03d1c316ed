import type { Db } from "./db.ts";
import { type ErrorListener, rarely } from "./unavailable.ts";

/** The database's time, known in this process without a query each time. */
export interface Clock {
  now(): Date;
  /** Queries the database again. */
  sync(): Promise<void>;
  close(): void;
}

/** How a clock is synchronized. */
export interface ClockOptions {
  everySeconds?: number;
  /** Called when the database could not be queried, at most once in ten seconds. */
  onError?: ErrorListener;
}

const ASK_EVERY_SECONDS = 30;
/** A slower response is too inaccurate. */
const ROUND_TRIP_MOST_MS = 1_000;
/** A correction of the machine's clock below this is ignored. */
const STEP_LEAST_MS = 500;

/**
 * A clock that counts on from the database's last response. It uses the time since this process
 * began, which nobody can set; when the machine's own clock is changed, the database's may have
 * been too, and is queried immediately.
 */
export async function databaseClock(
  db: Db,
  { everySeconds = ASK_EVERY_SECONDS, onError = () => undefined }: ClockOptions = {},
): Promise<Clock> {
  const reportError = rarely(onError);
  let began = Number.NaN;
  let machineBegan = machineBeginning();
  let isReading = false;

  async function ask(): Promise<void> {
    const sentAt = performance.now();
    const [row] = await db.query<{ now: Date }>("select bank.now() as now", []);
    const receivedAt = performance.now();
    if (!row || (receivedAt - sentAt > ROUND_TRIP_MOST_MS && !Number.isNaN(began))) return;
    // The response is as old as half of the round trip.
    began = row.now.getTime() - (sentAt + receivedAt) / 2;
    machineBegan = machineBeginning();
  }

  /** While the database is unavailable the clock counts on from the last response. */
  function askInTheBackground(): void {
    if (isReading) return;
    isReading = true;
    void ask()
      .catch(reportError)
      .finally(() => {
        isReading = false;
      });
  }

  await ask();
  const timer = setInterval(askInTheBackground, everySeconds * 1000);
  timer.unref();
  return {
    now() {
      if (Math.abs(machineBeginning() - machineBegan) > STEP_LEAST_MS) askInTheBackground();
      return new Date(began + performance.now());
    },
    sync: ask,
    close: () => clearInterval(timer),
  };
}

/** When this process began, by the machine's clock: it differs once that clock is changed. */
function machineBeginning(): number {
  return Date.now() - performance.now();
}
