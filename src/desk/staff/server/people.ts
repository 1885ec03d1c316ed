// Who works at the desk, for its other areas.

import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { namesOf, staffOf } from "../store.ts";

/** What a member of staff is called. */
export async function staffName(db: Db, id: string, language: Language): Promise<string> {
  return (await staffOf(db, id, language)).name;
}

/** What some members of staff are called, by id. */
export async function staffNames(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const rows = await namesOf(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, name }) => [id, name[language]]));
}
