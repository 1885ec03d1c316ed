// What other areas may read about stocks and ETFs.

import type { Db } from "#db/db.ts";
import { type NamedShare, namedShares } from "../store/prices.ts";

/** Every stock and ETF by its code, with its names in all languages. */
export function sharesByName(db: Db): Promise<NamedShare[]> {
  return namedShares(db);
}
