// A bank to attack: a real process with its own database.

import { freePort, PORTS } from "#db/cluster/port.ts";
import { openPool } from "#db/db.ts";
import { type FreshDatabase, freshDatabase } from "../bank/fresh-database.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { makePeople, type People } from "../faults/people.ts";
import { type Site, startSite } from "../runs/site.ts";

/** The bank and its people. */
export interface AttackedBank {
  site: Site;
  people: People;
  close(): Promise<void>;
}

/** Rates so high that only the other limits take effect. */
export const NO_RATES = { CALLS_PER_MINUTE: "10000000", PAGES_PER_MINUTE: "10000000" };

const PEOPLE = 12;

/** Opens a bank on a copy of the template. */
export async function openBank(
  serverUrl: string,
  environment: Record<string, string> = {},
): Promise<AttackedBank> {
  const database = await freshDatabase(serverUrl);
  const owner = openPool(database.url, "owner");
  const people = await makePeople(owner, PEOPLE).finally(owner.close);
  const site = await openSite(database, environment);
  return {
    site,
    people,
    async close() {
      await site.stop();
      await database.drop();
    },
  };
}

/** Starts another process on a database. */
async function openSite(
  { url }: Pick<FreshDatabase, "url">,
  environment: Record<string, string>,
): Promise<Site> {
  return startSite({
    port: await freePort(PORTS.from, PORTS.to),
    environment: { DATABASE_URL: url, SECRET_KEY: TEST_SECRET, ...environment },
  });
}
