import { openPool } from "../../src/db/db.ts";
import { openVault } from "../../src/server/secrets/vault.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { askChild } from "../ask-child.ts";
import { startChild } from "../children.ts";
import { productionEnvironment } from "../production.ts";
import type { Sent, Volley } from "../sender.ts";
import { openDrafts } from "./drafts.ts";
import { type Posting, paceOf } from "./transfers.ts";

/** How much is sent, and over how many connections. */
export interface Executing {
  connections: number;
  requests: number;
}

/** Starts the whole site on a bank with customers, and a client that executes transfers there. */
export async function startExecutions(
  url: string,
  people: number,
  databaseMicros: () => number,
): Promise<Posting<Executing> & { close(): Promise<void> }> {
  const site = await startChild(new URL("../pages/site.ts", import.meta.url), {
    DATABASE_URL: url,
    ...productionEnvironment,
    CALLS_PER_MINUTE: "100000000",
    REQUESTS_AT_ONCE: "1000000",
    LOG_LEVEL: "warn",
  });
  const client = await startChild(new URL("../sender.ts", import.meta.url), {});
  const owner = openPool(url, "owner");
  const drafts = await openDrafts(
    owner,
    await openVault(Buffer.from(TEST_SECRET, "hex"), 1),
    people,
  );
  let posted = 0;
  let pace = "";
  return {
    async take({ connections, requests: count }) {
      const requests = await drafts.prepare(count);
      const volley: Volley = { origin: site.origin, connections, requests };
      const before = { own: await site.cpuMicros(), database: databaseMicros() };
      const sent = await askChild<Sent>(client, "/volleys", volley);
      const after = { own: await site.cpuMicros(), database: databaseMicros() };
      if (sent.replies["200 200"] !== count) {
        throw new Error(`the site answered ${JSON.stringify(sent.replies)}`);
      }
      posted += count;
      pace = paceOf(sent);
      return {
        perSecond: count / sent.seconds,
        cpuMicros: (after.own - before.own) / count,
        databaseMicros: (after.database - before.database) / count,
      };
    },
    posted: () => posted,
    pace: () => pace,
    close: owner.close,
  };
}
