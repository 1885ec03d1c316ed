import type { Db } from "#db/db.ts";
import type { Analytics, Sighting } from "./port.ts";

const WRITE_EVERY_MS = 5_000;
// Names come from the code, by route, language and device; this many are never reached.
const KINDS_MOST = 5_000;

interface Count {
  sighting: Sighting;
  times: number;
}

/** Counts in memory and adds the counts to a table every few seconds, one statement at a time. */
export function localAnalytics(db: Db, onError: (thrown: unknown) => void): Analytics {
  let counts = new Map<string, Count>();

  function add(key: string, { sighting, times }: Count): void {
    const before = counts.get(key);
    if (before) before.times += times;
    else if (counts.size < KINDS_MOST) counts.set(key, { sighting, times });
  }

  async function write(): Promise<void> {
    if (counts.size === 0) return;
    // In a fixed order everywhere: two processes that update the same rows must not deadlock.
    const taken = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    counts = new Map();
    try {
      await addTo(
        db,
        taken.map(([, count]) => count),
      );
    } catch (thrown) {
      // Counted again with the next write; a write whose response was lost counts twice, which is
      // rarer than a database that is unavailable for a while.
      for (const [key, count] of taken) add(key, count);
      throw thrown;
    }
  }

  const timer = setInterval(() => void write().catch(onError), WRITE_EVERY_MS);
  timer.unref();

  return {
    count(sighting) {
      const key = `${sighting.name} ${sighting.detail} ${sighting.language} ${sighting.device}`;
      const before = counts.get(key);
      if (before) before.times += 1;
      else add(key, { sighting, times: 1 });
    },
    async close() {
      clearInterval(timer);
      await write().catch(onError);
    },
  };
}

async function addTo(db: Db, counts: readonly Count[]): Promise<void> {
  await db.query(
    `insert into analytics_count (day, name, detail, language, device, times)
     select bank.today(), name, detail, language, device, times
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])
         with ordinality as seen (name, detail, language, device, times, place)
      order by place
     on conflict (day, name, detail, language, device)
       do update set times = analytics_count.times + excluded.times`,
    [
      counts.map(({ sighting }) => sighting.name),
      counts.map(({ sighting }) => sighting.detail),
      counts.map(({ sighting }) => sighting.language),
      counts.map(({ sighting }) => sighting.device),
      counts.map(({ times }) => times),
    ],
  );
}
