const EVERY_MS = 10_000;

/** Reports an error, and how many were suppressed before: at most once in ten seconds. */
export type Trouble = (thrown: unknown, unsaid: number) => void;

/** Makes a reporter that does not fill the log while the same error persists. */
export function rarely(tell: Trouble, everyMs = EVERY_MS): (thrown: unknown) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (thrown) => {
    if (performance.now() - saidAt < everyMs) {
      unsaid += 1;
      return;
    }
    saidAt = performance.now();
    tell(thrown, unsaid);
    unsaid = 0;
  };
}
