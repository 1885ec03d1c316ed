import type { Signal } from "./peer.ts";

/** Limits of one batch: signals, and their characters. */
const SIGNALS_MOST = 16;
const LETTERS_MOST = 20_000;
const RETRY_MS = 1_000;
const RETRY_MOST_MS = 5_000;

/** Sends signals in order. */
export interface SignalSender {
  send(signal: Signal): void;
  close(): void;
}

/**
 * Sends signals in order, in batches. While the bank is unavailable they wait, and are sent when it
 * is back; `post` returns false where the call has ended and they are no longer needed.
 */
export function signalSender(post: (signals: Signal[]) => Promise<boolean>): SignalSender {
  const waiting: Signal[] = [];
  let isSending = false;
  let isClosed = false;

  async function pump(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let wait = RETRY_MS;
    while (waiting.length > 0 && !isClosed) {
      const batch = firstOf(waiting);
      try {
        isClosed = !(await post(batch)) || isClosed;
        waiting.splice(0, batch.length);
        wait = RETRY_MS;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
        wait = Math.min(wait * 2, RETRY_MOST_MS);
      }
    }
    isSending = false;
  }

  return {
    send(signal) {
      if (isClosed) return;
      waiting.push(signal);
      void pump();
    },
    close() {
      isClosed = true;
    },
  };
}

/** As many as fit one batch, and one at least. */
function firstOf(waiting: readonly Signal[]): Signal[] {
  let letters = 0;
  const end = waiting.findIndex(({ data }) => {
    letters += data.length;
    return letters > LETTERS_MOST;
  });
  const count = end === -1 ? waiting.length : Math.max(1, end);
  return waiting.slice(0, Math.min(count, SIGNALS_MOST));
}
