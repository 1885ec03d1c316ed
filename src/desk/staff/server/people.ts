// Who works at the desk, for its other areas.

import type { Language, Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { failuresByDay, namesOf, staffOf } from "../store.ts";

/** The name of a member of staff. */
export async function staffName(db: Db, id: string, language: Language): Promise<string> {
  return (await staffOf(db, id, language)).name;
}

/** The names of several members of staff, by id. */
export async function staffNames(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const rows = await namesOf(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, name }) => [id, name[language]]));
}

/** The number of refused sign-ins at the desk, for each past day that had any. */
export function refusedStaffSignIns(db: Db, days: number): Promise<{ day: Day; count: number }[]> {
  return failuresByDay(db, days);
}

/** The display names of staff in every language, for customers and visitors. */
export function staffNamesOf(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: Translated }[]> {
  return namesOf(db, ids);
}
