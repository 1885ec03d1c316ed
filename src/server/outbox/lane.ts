import type { Db } from "#db/db.ts";
import { DeliveryError } from "#ports/delivery-error.ts";
import { markFailedTry, markSent, type TakenLetter, takeDue } from "./rows.ts";

const AT_ONCE = 20;
const TRIES_MOST = 10;
/** The delay after each attempt, and after all later ones. */
const AGAIN_SECONDS = [10, 30, 120, 600];
const LATER_SECONDS = 3_600;
const SEND_MS = 20_000;
/** Longer than an attempt can take, so that no second one starts meanwhile. */
const LEASE_SECONDS = 30;

/** What a lane needs to know about its channel. */
export interface LaneParts {
  db: Db;
  channel: "sms" | "mail";
  send(letter: TakenLetter): Promise<void>;
  /** Whether the text stays in the outbox after a letter is finished. */
  keepWords: boolean;
  onError(thrown: unknown): void;
}

/** The deliverer of one channel. */
export interface Lane {
  /** Looks for letters that are due, now or as soon as there is capacity. */
  poll(): void;
  /** Takes no more; resolves when those in progress have ended. */
  close(): Promise<void>;
}

/** Delivers one channel's letters, several in parallel: a dead gateway delays only its own. */
export function laneOf(parts: LaneParts): Lane {
  const { db, channel, keepWords, onError } = parts;
  const underWay = new Set<Promise<void>>();
  let isClosed = false;
  let isPolling = false;
  let isRequested = false;
  let isMoreLikely = false;

  async function poll(): Promise<void> {
    isRequested = true;
    if (isPolling) return;
    isPolling = true;
    try {
      while (isRequested && !isClosed) {
        isRequested = false;
        const room = AT_ONCE - underWay.size;
        isMoreLikely = room === 0;
        if (room === 0) break;
        const taken = await takeDue(db, channel, {
          most: room,
          leaseSeconds: LEASE_SECONDS,
          keepWords,
        });
        const valid = taken.filter(({ isExpired }) => !isExpired);
        isMoreLikely = taken.length === room;
        // Expired letters start no delivery that would poll again: look for those behind them.
        if (valid.length < taken.length) isRequested = true;
        for (const letter of valid) start(letter);
      }
    } catch (thrown) {
      onError(thrown);
    } finally {
      isPolling = false;
    }
  }

  function start(letter: TakenLetter): void {
    const work = deliver(letter, parts)
      // The letter is due again when its lease expires.
      .catch(onError)
      .finally(() => {
        underWay.delete(work);
        if (isMoreLikely) void poll();
      });
    underWay.add(work);
  }

  return {
    poll: () => void poll(),
    async close() {
      isClosed = true;
      await Promise.all(underWay);
    },
  };
}

async function deliver(letter: TakenLetter, parts: LaneParts): Promise<void> {
  const { db, channel, send, keepWords, onError } = parts;
  const error = await tried(() => send(letter));
  if (error === null) return markSent(db, letter.id, keepWords);
  const isOver = error.isFinal || letter.tries >= TRIES_MOST;
  const againSeconds = isOver ? null : (AGAIN_SECONDS[letter.tries - 1] ?? LATER_SECONDS);
  await markFailedTry(db, { letter, error: error.message, againSeconds, keepWords });
  const end = isOver ? "given up" : `again in ${againSeconds} s`;
  onError(
    new Error(`${channel} letter ${letter.id}, try ${letter.tries}: ${error.message}, ${end}`, {
      cause: error.cause,
    }),
  );
}

/** Null when it was sent; an unknown error is stored as one word: its message may say anything. */
async function tried(send: () => Promise<void>): Promise<DeliveryError | null> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DeliveryError("time-out", { isFinal: false })),
    SEND_MS,
  );
  try {
    await Promise.race([send(), late.promise]);
    return null;
  } catch (thrown) {
    if (thrown instanceof DeliveryError) return thrown;
    const fault = new DeliveryError("fault", { isFinal: false });
    fault.cause = thrown;
    return fault;
  } finally {
    clearTimeout(timer);
  }
}
