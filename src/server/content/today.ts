import { type Day, dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

/** Today by the bank's clock, the base of a content file's relative days. */
export async function today(db: Db): Promise<Day> {
  const [row] = await db.query<{ today: string }>(
    "select to_char(bank.today(), 'YYYY-MM-DD') as today",
    [],
  );
  return dayFrom(row?.today ?? "");
}
