import { data } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";

/** What a loader throws for an unknown address. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Whether a page asked with something from its address that the call does not accept. */
export function isMalformed(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.status === 400;
}

/** Waits for a row that may not exist: a refusal, or a reference that is none, becomes a 404 page. */
export async function orNotFound<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (thrown) {
    if (isRefusal(thrown) || isMalformed(thrown)) throw notFound();
    throw thrown;
  }
}
