import type { Db } from "./db.ts";
import { rarely, type Trouble } from "./rarely.ts";

/** The database's time, known in this process without asking each time. */
export interface Clock {
  now(): Date;
  /** Asks the database again. */
  sync(): Promise<void>;
  close(): void;
}

/** How a clock is kept. */
export interface ClockOptions {
  everySeconds?: number;
  /** Hears that the database could not be asked, at most once in ten seconds. */
  onTrouble?: Trouble;
}

const ASK_EVERY_SECONDS = 30;
/** An answer that was longer on its way says too little about the moment. */
const ROUND_TRIP_MOST_MS = 1_000;
/** The machine's clock is put right by less than this without anybody noticing. */
const STEP_LEAST_MS = 500;

/**
 * A clock that counts on from what the database said last. It counts by the time since this process
 * began, which nobody can set; where the machine's own clock is set, the database's may have been too,
 * and is asked at once.
 */
export async function databaseClock(
  db: Db,
  { everySeconds = ASK_EVERY_SECONDS, onTrouble = () => undefined }: ClockOptions = {},
): Promise<Clock> {
  const trouble = rarely(onTrouble);
  let began = Number.NaN;
  let machineBegan = machineBeginning();
  let isReading = false;

  async function ask(): Promise<void> {
    const sentAt = performance.now();
    const [row] = await db.query<{ now: Date }>("select bank.now() as now", []);
    const answered = performance.now();
    if (!row || (answered - sentAt > ROUND_TRIP_MOST_MS && !Number.isNaN(began))) return;
    // The answer is as old as half of the way there and back.
    began = row.now.getTime() - (sentAt + answered) / 2;
    machineBegan = machineBeginning();
  }

  /** While the database is away the last moment known is counted on from. */
  function askInTheBackground(): void {
    if (isReading) return;
    isReading = true;
    void ask()
      .catch(trouble)
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

/** When this process began, by the machine's clock: another moment once that clock was set. */
function machineBeginning(): number {
  return Date.now() - performance.now();
}
