import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { namesOf } from "../store.ts";

/** The display names of staff in every language, for customers and visitors. */
export function staffNamesOf(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: Translated }[]> {
  return namesOf(db, ids);
}
