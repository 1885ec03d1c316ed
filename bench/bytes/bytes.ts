import { areas, builderAreas } from "../../src/app/areas.ts";
import { databaseClock } from "../../src/db/clock.ts";
import { openPool } from "../../src/db/db.ts";
import { openVault } from "../../src/server/secrets/vault.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { customersSite } from "../../tests/bank/site.ts";
import { type Budget, budgets, weighedPages } from "../../tests/readers/budgets.ts";
import type { Results, Row } from "../results.ts";
import { type Weight, weigh } from "./weigh.ts";

/** What a browser fetches first, per page, against the budgets of the tests. */
export async function bytes(): Promise<Results> {
  const server = await startTestServer();
  try {
    const { url } = await freshDatabase(server.url);
    const pool = openPool(url, "bank_app");
    const clock = await databaseClock(pool);
    const site = await customersSite(readSettings({ LOG_LEVEL: "silent" }), {
      url,
      pool,
      clock,
      vault: await openVault(Buffer.from(TEST_SECRET, "hex"), 1),
      endpoints: [...areas, ...builderAreas],
    });
    const rows: Row[] = [];
    const notes: string[] = [];
    for (const [address, kind] of Object.entries(weighedPages)) {
      const weight = await weigh(site, address);
      rows.push(...rowsOf(address, weight, budgets[kind]));
      notes.push(`- ${address}: HTML ${weight.html}, pictures ${weight.pictures} bytes, no budget`);
    }
    await site.close();
    clock.close();
    await pool.close();
    return { rows, notes };
  } finally {
    await server.stop();
  }
}

function rowsOf(address: string, weight: Weight, budget: Budget): Row[] {
  return (Object.keys(budget) as (keyof Budget)[]).map((part) => ({
    what: `${address}, ${part}, bytes`,
    against: "budget",
    spread: { lower: weight[part], median: weight[part], upper: weight[part] },
    bar: { atMost: budget[part] },
  }));
}
