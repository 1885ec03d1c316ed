// Clocks that are set: the site's by a message to its process, the database's by its function.

import { openPool } from "#db/db.ts";
import type { Laboratory } from "./kinds.ts";

const HOUR_MS = 3_600_000;

/** Sets the site's clock. */
export async function jumpSiteClock({ random, sites }: Laboratory): Promise<void> {
  const hours = random.pick([-48, -13, -1, 1, 9, 25, 24 * 40, 0]);
  for (const site of sites) site.tell({ shiftMs: hours * HOUR_MS + random.below(60_000) });
}

/** Sets the clocks of site and database alike, as on one machine, or at a failover to another. */
export async function jumpBothClocks({ random, sites, power }: Laboratory): Promise<void> {
  const shiftMs = random.pick([-2, 2, 0, 1 / 3_600, -1 / 3_600]) * HOUR_MS;
  const url = await power.url();
  if (url === null) return;
  const owner = openPool(url, "owner");
  try {
    await owner.query(
      `create or replace function bank.now() returns timestamptz language sql stable
         as $$ select pg_catalog.statement_timestamp() + interval '${shiftMs} milliseconds' $$`,
      [],
    );
  } finally {
    await owner.close();
  }
  for (const site of sites) site.tell({ shiftMs });
}
