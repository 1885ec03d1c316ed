import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { namesOf } from "../store.ts";

/** What members of staff are called in every language, for whoever they meet. */
export function staffNamesOf(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: Translated }[]> {
  return namesOf(db, ids);
}
