import type { Clearing } from "#ports/clearing/port.ts";
import type { CoreBank } from "../port.ts";

// The customer waits for it before a page: without a name the page says so and continues.
const RESPONSE_MS = 2_000;

/** Queries other banks for an account's holder; null from one that is slow or broken. */
export function holderReads({
  clearing,
  onError,
}: {
  clearing: Clearing;
  onError(thrown: unknown): void;
}): CoreBank["holderElsewhere"] {
  return async (account) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), RESPONSE_MS);
    });
    try {
      return await Promise.race([clearing.holderName(account), late]);
    } catch (thrown) {
      onError(thrown);
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
