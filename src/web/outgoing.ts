// Messages that a page sends one after the other, each with its own id. A message whose result was
// lost with the connection is sent again with the same id, so that the server stores it once.

import { useCallback, useEffect, useRef, useState } from "react";
import { CallError, TIMED_OUT, UNREACHABLE } from "./ask.ts";

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** A message on its way. */
export interface Outgoing {
  clientMessageId: string;
  text: string;
  files: readonly File[];
}

interface Options {
  send(message: Outgoing): Promise<void>;
  /** The server rejects it permanently. */
  onRefused(message: Outgoing, error: CallError): void;
}

/** A queue of messages; `isStuck` is true while one waits for the connection to come back. */
export function useOutgoing({ send, onRefused }: Options) {
  const [isStuck, setStuck] = useState(false);
  const waiting = useRef<Outgoing[]>([]);
  const isBusy = useRef(false);
  const work = useRef({ send, onRefused });
  work.current = { send, onRefused };
  const wake = useRef(() => {});

  useEffect(() => {
    const onOnline = () => wake.current();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, []);

  const push = useCallback((message: Outgoing) => {
    waiting.current.push(message);
    if (!isBusy.current) void drain();

    async function drain(): Promise<void> {
      isBusy.current = true;
      try {
        for (let tries = 0; waiting.current[0]; ) {
          const sent = await attempt(waiting.current[0]);
          setStuck(!sent);
          if (sent) {
            waiting.current.shift();
            tries = 0;
          } else {
            await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] as number);
            tries += 1;
          }
        }
      } finally {
        // After a fault of ours the next message starts the queue again.
        isBusy.current = false;
      }
    }

    /** False where it must be retried. */
    async function attempt(message: Outgoing): Promise<boolean> {
      try {
        await work.current.send(message);
      } catch (thrown) {
        if (!(thrown instanceof CallError)) throw thrown;
        if (isPassing(thrown)) return false;
        work.current.onRefused(message, thrown);
      }
      return true;
    }

    function pause(milliseconds: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wake.current = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }, []);

  return { push, isStuck };
}

/** Whether the error may be temporary: no connection, or a server that shuts down. */
function isPassing({ code }: CallError): boolean {
  return code === UNREACHABLE || code === TIMED_OUT || /^5\d\d$/.test(code);
}

/** A new id of a message: a random UUID, also in browsers without randomUUID. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
