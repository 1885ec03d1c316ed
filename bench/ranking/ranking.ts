import { openPool } from "../../src/db/db.ts";
import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { type Child, endChildren, startChild } from "../children.ts";
import { productionEnvironment } from "../production.ts";
import type { Results } from "../results.ts";
import { quantile, spreadOf } from "../spread.ts";

const ROUNDS = 9;
const CALLS = 100;
const P95_MS_MOST = 50;
/** What age may cost: the noise between two sites that do the same. */
const AGE_RATIO_MOST = 1.25;
const PATHS = [
  "/v1/securities/trending?trndTpCd=shares&rnkTpCd=orders",
  "/v1/securities/trending?trndTpCd=shares&rnkTpCd=amount",
  "/v1/securities/trending?trndTpCd=funds&rnkTpCd=orders",
] as const;

/** How many orders are added, over how many days; the first and the last have as many a day. */
const contenders = {
  "100,000 orders over one year": { orders: 100_000, days: 365 },
  "1,000,000 orders within three months": { orders: 1_000_000, days: 88 },
  "1,000,000 orders over ten years": { orders: 1_000_000, days: 3_650 },
} as const;

type Name = keyof typeof contenders;

/** How long a ranking call takes with a million orders, and whether their age costs anything. */
export async function ranking(): Promise<Results> {
  const server = await startTestServer();
  try {
    const sites = new Map<Name, Child>();
    for (const name of Object.keys(contenders) as Name[]) {
      const { url } = await freshDatabase(server.url);
      await addOrders(url, contenders[name]);
      const environment = { ...productionEnvironment, LOG_LEVEL: "warn" };
      const settings = { ...environment, DATABASE_URL: url, CALLS_PER_MINUTE: "10000000" };
      sites.set(name, await startChild(new URL("../pages/site.ts", import.meta.url), settings));
    }
    return resultsOf(await inTurn(sites));
  } finally {
    await endChildren();
    await server.stop();
  }
}

/** Adds orders of everything that is listed, each with its sums, as the job writes them. */
async function addOrders(
  url: string,
  { orders, days }: { orders: number; days: number },
): Promise<void> {
  const owner = openPool(url, "owner", { statementMs: 600_000 });
  try {
    await owner.query(
      `with listed as (
         select kind, code, row_number() over () - 1 as place
           from (select kind, code from securities_instrument where kind <> 'index'
                 union all select 'fund', code from funds_fund) known),
       added as (
         insert into securities_purchase (id, day, kind, code, amount)
         select 'bench-' || number,
                (select newest_on from securities_source) - (number::bigint * 7919 % $2)::int,
                kind, code, 1000 + number % 9973
           from generate_series(1, $1) number
           join listed on place = number::bigint * 104729 / 7 % (select count(*) from listed)
         returning day, kind, code, amount)
       insert into securities_bought as known (day, kind, code, orders, amount)
       select day, kind, code, count(*), sum(amount) from added group by day, kind, code
       on conflict (day, kind, code) do update
         set orders = known.orders + excluded.orders, amount = known.amount + excluded.amount`,
      [orders, days],
    );
    await owner.query("analyze securities_purchase, securities_bought", []);
  } finally {
    await owner.close();
  }
}

/** The milliseconds of each call by round; the sites take turns, in turned order every other round. */
async function inTurn(sites: Map<Name, Child>): Promise<Map<Name, number[][]>> {
  const measured = new Map<Name, number[][]>([...sites.keys()].map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [...sites] : [...sites].toReversed();
    for (const [name, { origin }] of order) {
      const times = await callTimes(origin);
      // The first round warms up.
      if (round > 0) measured.get(name)?.push(times);
    }
  }
  return measured;
}

async function callTimes(origin: string): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}${PATHS[call % PATHS.length]}`);
    const { content } = (await answer.json()) as { content: { trndList: unknown[] } };
    times.push(performance.now() - began);
    if (content.trndList.length !== 10) throw new Error("a ranking has ten places");
  }
  return times;
}

function resultsOf(measured: Map<Name, number[][]>): Results {
  const [young, recent, old] = [...measured.values()];
  if (!young || !recent || !old) throw new Error("nothing was measured");
  const p95s = [...measured].map(([name, rounds]) => ({
    what: `a ranking call with ${name}, 95th percentile of ${CALLS}, ms`,
    against: "the bar",
    spread: spreadOf(rounds.map((times) => quantile(times, 0.95))),
    bar: { atMost: P95_MS_MOST },
  }));
  const middle = (times: readonly number[]) => quantile(times, 0.5);
  const ratios = (rounds: readonly number[][]) =>
    spreadOf(rounds.map((times, round) => middle(times) / middle(young[round] ?? [])));
  return {
    rows: [
      ...p95s,
      {
        what: "a ranking call with ten years of orders",
        against: "the same with one year's, as many a day, median of each round",
        spread: ratios(old),
        bar: { atMost: AGE_RATIO_MOST },
      },
      {
        what: "a ranking call with a million orders in its three months",
        against: "the same with 100,000 over a year, median of each round",
        spread: ratios(recent),
        bar: null,
      },
    ],
    notes: [...measured].map(([name, rounds]) => {
      const all = rounds.flat();
      return `- ${name}: median ${middle(all).toFixed(1)} ms, slowest of ${all.length} ${Math.max(...all).toFixed(1)} ms, one caller through HTTP and the whole kit`;
    }),
  };
}
