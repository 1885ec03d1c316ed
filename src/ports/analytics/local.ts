import type { Db } from "#db/db.ts";
import type { Analytics, Sighting } from "./port.ts";

const WRITE_EVERY_MS = 5_000;
// Addresses come from outside: more kinds than this between two writes are not counted.
const KINDS_MOST = 5_000;
const DETAIL_MOST = 200;

/** Counts in memory and adds the counts to a table every few seconds, one statement at a time. */
export function localAnalytics(db: Db, onTrouble: (thrown: unknown) => void): Analytics {
  let counts = new Map<string, { sighting: Sighting; times: number }>();

  async function write(): Promise<void> {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    await db.query(
      `insert into analytics_count (day, name, detail, language, device, times)
       select bank.today(), name, detail, language, device, times
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])
           as seen (name, detail, language, device, times)
       on conflict (day, name, detail, language, device)
         do update set times = analytics_count.times + excluded.times`,
      [
        taken.map(({ sighting }) => sighting.name),
        taken.map(({ sighting }) => sighting.detail),
        taken.map(({ sighting }) => sighting.language),
        taken.map(({ sighting }) => sighting.device),
        taken.map(({ times }) => times),
      ],
    );
  }

  // Counts are worth less than the site: when they cannot be written they are dropped, and said.
  const timer = setInterval(() => void write().catch(onTrouble), WRITE_EVERY_MS);
  timer.unref();

  return {
    count(sighting) {
      const detail = sighting.detail.slice(0, DETAIL_MOST);
      const key = `${sighting.name} ${detail} ${sighting.language} ${sighting.device}`;
      const before = counts.get(key);
      if (before) before.times += 1;
      else if (counts.size < KINDS_MOST) {
        counts.set(key, { sighting: { ...sighting, detail }, times: 1 });
      }
    },
    async close() {
      clearInterval(timer);
      await write().catch(onTrouble);
    },
  };
}
