// Who works at the desk, for its other areas.

import type { Language } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { failuresByDay, namesOf, staffOf } from "../store.ts";

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

/** How many sign-ins at the desk were refused on each of the past days that had any. */
export function refusedStaffSignIns(db: Db, days: number): Promise<{ day: Day; count: number }[]> {
  return failuresByDay(db, days);
}
