import { areas, builderAreas } from "#app/areas.ts";
import { customersSite } from "#app/site.ts";
import { databaseClock } from "#db/clock.ts";
import { openPool } from "#db/db.ts";
import { readSettings } from "#server/settings.ts";
import { type Budget, budgets, weighedPages } from "../../tests/budgets.ts";
import { startTestServer } from "../../tests/database.ts";
import { freshDatabase } from "../../tests/fresh-database.ts";
import type { Results, Row } from "../results.ts";
import { type Weight, weigh } from "./weigh.ts";

const parts = ["html", "script", "css", "fonts", "pictures"] as const;

/** What a browser fetches first, page by page, against the budgets of the tests. */
export async function bytes(): Promise<Results> {
  const server = await startTestServer();
  try {
    const { url } = await freshDatabase(server.url);
    const pool = openPool(url, "bank_app");
    const clock = await databaseClock(pool);
    const site = await customersSite(readSettings({ LOG_LEVEL: "silent" }), {
      pool,
      clock,
      kept: [...areas, ...builderAreas],
    });
    const rows: Row[] = [];
    for (const [address, kind] of Object.entries(weighedPages)) {
      rows.push(...rowsOf(address, await weigh(site, address), budgets[kind]));
    }
    await site.close();
    clock.close();
    await pool.close();
    return { rows, notes: ["Bytes are exact and the same in every round."] };
  } finally {
    await server.stop();
  }
}

function rowsOf(address: string, weight: Weight, budget: Budget): Row[] {
  return parts.map((part) => {
    const exact = weight[part];
    const most = part in budget ? budget[part as keyof Budget] : null;
    return {
      what: `${address}, ${part}, bytes`,
      against: most === null ? "" : "budget",
      spread: { lower: exact, median: exact, upper: exact },
      bar: most === null ? null : { atMost: most },
    };
  });
}
