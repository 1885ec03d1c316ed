// The customers' site as it is started in production, on a database of its own.

import { areas } from "#app/areas.ts";
import { customersSite } from "#app/site.ts";
import { databaseClock } from "#db/clock.ts";
import { openPool } from "#db/db.ts";
import { readSettings } from "#server/settings.ts";
import { serve } from "../child.ts";

const settings = readSettings(process.env);
if (settings.databaseUrl === null) throw new Error("DATABASE_URL is missing");
const pool = openPool(settings.databaseUrl, "bank_app");
const clock = await databaseClock(pool);
await serve(await customersSite(settings, { pool, clock, kept: areas }));
