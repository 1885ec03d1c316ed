import { data } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";

/** What a loader throws for an unknown address. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Waits for a row that may not exist: a refusal becomes a 404 page. */
export async function orNotFound<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (thrown) {
    if (isRefusal(thrown)) throw notFound();
    throw thrown;
  }
}
