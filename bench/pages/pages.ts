import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { type Child, endChildren, startChild } from "../children.ts";
import { productionEnvironment } from "../production.ts";
import type { Results, Row } from "../results.ts";
import { type Contender, inRounds, type Measured, ratio, spread } from "../rounds.ts";
import { encodings, paths, requestsOf } from "./asking.ts";
import { databaseCpu } from "./database-cpu.ts";

const CACHED_MOST = 1.2;
const UNCACHED_MOST = 10;
const CHEAP_REQUESTS = 1_500;
const RENDERED_REQUESTS = 150;
const ROUNDS = 25;

/** Content pages, from the page cache and freshly rendered, against the same bytes from memory. */
export async function pages(): Promise<Results> {
  const server = await startTestServer();
  try {
    const { url } = await freshDatabase(server.url);
    const environment = {
      DATABASE_URL: url,
      PAGES_PER_MINUTE: "100000000",
      REQUESTS_AT_ONCE: "1000000",
      LOG_LEVEL: "warn",
      ...productionEnvironment,
    };
    const site = new URL("./site.ts", import.meta.url);
    const cached = await startChild(site, { ...environment, PAGE_CACHE_SECONDS: "3600" });
    const rendered = await startChild(site, { ...environment, PAGE_CACHE_SECONDS: "0" });
    const constant = await startChild(new URL("./constant.ts", import.meta.url), {
      SITE_ORIGIN: cached.origin,
    });
    const measured = await inRounds(
      contendersOf({ cached, rendered, constant }),
      ROUNDS,
      databaseCpu(server.url),
    );
    return { rows: rowsOf(measured), notes: notesOf(measured) };
  } finally {
    await endChildren();
    await server.stop();
  }
}

function contendersOf(children: Record<"cached" | "rendered" | "constant", Child>): Contender[] {
  const { cached, rendered, constant } = children;
  return pairs().flatMap(({ path, encoding }) => [
    {
      name: `constant ${path} ${encoding}`,
      child: constant,
      plan: requestsOf(`${constant.origin}/${encoding}${path}`, encoding),
      requests: CHEAP_REQUESTS,
    },
    {
      name: `cached ${path} ${encoding}`,
      child: cached,
      plan: requestsOf(`${cached.origin}${path}`, encoding),
      requests: CHEAP_REQUESTS,
    },
    {
      name: `rendered ${path} ${encoding}`,
      child: rendered,
      plan: requestsOf(`${rendered.origin}${path}`, encoding),
      requests: RENDERED_REQUESTS,
    },
  ]);
}

function rowsOf(measured: Measured): Row[] {
  return pairs().flatMap(({ path, encoding }) =>
    [
      { side: "cached", words: "from the page cache", atMost: CACHED_MOST },
      { side: "rendered", words: "rendered anew", atMost: UNCACHED_MOST },
    ].map(({ side, words, atMost }) => ({
      what: `${path}, ${encoding}, ${words}, CPU a request`,
      against: "constant of the same bytes, headers included",
      spread: ratio(measured, {
        of: `${side} ${path} ${encoding}`,
        to: `constant ${path} ${encoding}`,
        by: "cpuMicros",
      }),
      bar: { atMost },
    })),
  );
}

function notesOf(measured: Measured): string[] {
  return [...measured.keys()].map((name) => {
    const cpu = spread(measured, name, "cpuMicros").median.toFixed(0);
    const database = spread(measured, name, "databaseMicros").median.toFixed(0);
    const rate = spread(measured, name, "perSecond").median.toFixed(0);
    return `- ${name}: ${cpu} µs of CPU a request and ${database} µs of PostgreSQL, ${rate} requests a second`;
  });
}

function pairs() {
  return paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
}
