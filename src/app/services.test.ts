import { expect, inject, onTestFinished, test } from "vitest";
import { type Day, dayFrom } from "#base/time/day.ts";
import { holidays } from "#base/time/holidays.ts";
import { databaseClock } from "#db/clock.ts";
import { openPool } from "#db/db.ts";
import { openVault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { servicesOn } from "../../tests/bank/site.ts";

test("a holiday of which the notification was lost is read by a job", async () => {
  const { url, drop } = await freshDatabase(inject("serverUrl"));
  const [pool, owner] = [openPool(url, "bank_app"), openPool(url, "owner")];
  const clock = await databaseClock(pool);
  const settings = readSettings({ LOG_LEVEL: "silent" });
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), settings.hashesAtOnce);
  const services = await servicesOn(settings, { url, pool, clock, vault });
  onTestFinished(async () => {
    await services.close();
    clock.close();
    await Promise.all([pool.close(), owner.close()]);
    await drop();
  });
  const day: Day = dayFrom("2031-07-01");
  const title = JSON.stringify({ zh: "休業日", en: "Closed", ko: "휴무일" });
  await owner.query("insert into holiday values (9001, $1, $1, $2)", [day, title]);
  expect(holidays().has(day)).toBe(false);
  services.startJobs();
  await expect.poll(() => holidays().has(day), { timeout: 10_000 }).toBe(true);
});
