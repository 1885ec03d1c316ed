// The customers' site, started as in production, on its own database.

import { areas } from "../../src/app/areas.ts";
import { databaseClock } from "../../src/db/clock.ts";
import { openPool } from "../../src/db/db.ts";
import { openVault } from "../../src/server/secrets/vault.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { customersSite } from "../../tests/bank/site.ts";
import { serve } from "../child.ts";

const settings = readSettings(process.env);
if (settings.databaseUrl === null) throw new Error("DATABASE_URL is missing");
const { databaseUrl: url, hashesAtOnce } = settings;
const pool = openPool(url, "bank_app");
const clock = await databaseClock(pool);
const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), hashesAtOnce);
// Letters wait in the outbox: the cost of external services is not measured.
const quiet = { ...settings, mail: null, sms: null };
await serve(await customersSite(quiet, { url, pool, clock, vault, endpoints: areas }));
