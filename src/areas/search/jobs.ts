import type { WarmUp } from "#server/http/lifecycle.ts";
import { siteIndex } from "./server/site-index.ts";

/** Makes the index of the whole site: the first who searches need not wait. */
export function warmUp(given: WarmUp): Promise<unknown> {
  return siteIndex(given);
}
