import { data } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";

/** What a loader throws for an unknown address. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Whether a call refused its input as malformed, as it does with an id that cannot be. */
export function isMalformed(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "Malformed";
}

/** Waits for a row that may not exist: a refusal becomes a 404 page. */
export async function orNotFound<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (thrown) {
    if (isRefusal(thrown) || isMalformed(thrown)) throw notFound();
    throw thrown;
  }
}
