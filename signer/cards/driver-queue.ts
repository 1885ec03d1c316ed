import { CardError } from "./card.ts";

/** A function of a driver, which ends some time, or never where a reader hangs. */
export type NativeCall = () => Promise<number>;

/** Runs a call of the driver and returns its status. */
export type DriverQueue = (call: NativeCall, isCleanUp: boolean) => Promise<number>;

/**
 * Calls a driver that was promised a single thread: each call starts when the one before has
 * ended, not when its caller stopped waiting for it. While one hangs, others fail at once; those
 * that clean up run when it has ended after all.
 */
export function driverQueue(timeoutMs: number): DriverQueue {
  let last: Promise<unknown> = Promise.resolve();
  let isHung = false;
  return (call, isCleanUp) => {
    if (isHung && !isCleanUp) return Promise.reject(silent());
    const ended = last.then(call);
    last = ended.catch(() => null);
    if (isHung) return Promise.reject(silent());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        isHung = true;
        reject(silent());
      }, timeoutMs);
      ended
        .finally(() => {
          clearTimeout(timer);
          isHung = false;
        })
        .then(resolve, reject);
    });
  };
}

function silent(): CardError {
  return new CardError("unreadable", { cause: "the reader does not answer" });
}
