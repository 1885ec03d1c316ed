import type { WarmUp } from "#server/http/lifecycle.ts";
import { siteIndex } from "./server/site-index.ts";

/** Builds the index of the whole site, so that the first search does not wait. */
export function warmUp(given: WarmUp): Promise<unknown> {
  return siteIndex(given);
}
