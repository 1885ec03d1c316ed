import { data } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";

/** What a loader throws for an address that is none of ours. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Waits for a row that may not exist: its refusal is a page that is not there. */
export async function orNotFound<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (thrown) {
    if (isRefusal(thrown)) throw notFound();
    throw thrown;
  }
}
