import { readSettings } from "../../src/server/settings/settings.ts";
import { askChild } from "../ask-child.ts";
import { type Child, endChildren, startChild } from "../children.ts";
import { makeBank, startDurableServer, withClient } from "../durable.ts";
import { productionEnvironment } from "../production.ts";
import type { Results } from "../results.ts";
import { type Measured, ratio, spread } from "../rounds.ts";
import type { Sent, Volley } from "../sender.ts";
import { serverCpu } from "../server-cpu.ts";
import { spreadOf } from "../spread.ts";
import { inTurns, watchMachine } from "../turns.ts";
import { requestText } from "../wire.ts";
import type { Came, Crowd } from "./crowd.ts";
import type { Pace, Waited } from "./steady.ts";
import { makeVisitors, signInRequests } from "./visitors.ts";

const PEOPLE = 300;
const ROUNDS = 9;
const SIGN_INS = 100;
const CONNECTIONS = 8;
const RATE_LEAST = 0.85;

const BURSTS = 7;
const TRIES = 12;
const OTHER_CALL = "/v1/board/notice";
const OTHER_TIMES = 2_000;
const OTHER_PER_SECOND = 200;
const WAIT_MOST = 3;

const SITE = "sign-ins";
const BARE = "bare hashes";

/** Sign-ins through the whole site against the hash alone, and what a burst does to other calls. */
export async function signIn(): Promise<Results> {
  const server = await startDurableServer();
  try {
    const url = await makeBank(server.url, "bank");
    await makeVisitors(url, PEOPLE);
    const site = await startChild(new URL("../pages/site.ts", import.meta.url), {
      DATABASE_URL: url,
      ...productionEnvironment,
      CALLS_PER_MINUTE: "100000000",
      REQUESTS_AT_ONCE: "1000000",
      // A busy response is logged as a fault; the bench counts them itself.
      LOG_LEVEL: "silent",
    });
    return await withClient(server.url, async (client) => {
      const databaseMicros = await serverCpu(client);
      const machine = watchMachine(databaseMicros);
      const rates = await measureRates(site, databaseMicros);
      const bursts = await measureBursts(site);
      return {
        rows: [
          {
            what: "POST /v1/customer/login, keypad and all, sign-ins a second",
            against: "a bare argon2id loop of the same strength, as many at once",
            spread: ratio(rates, { of: SITE, to: BARE, by: "perSecond" }),
            bar: { atLeast: RATE_LEAST },
          },
          {
            what: `p99 of GET ${OTHER_CALL} while ${PEOPLE} people sign in at once`,
            against: "its p99 when nobody signs in",
            spread: spreadOf(bursts.map(({ busy, quiet }) => busy.p99Ms / quiet.p99Ms)),
            bar: { atMost: WAIT_MOST },
          },
        ],
        notes: [...rateNotes(rates), ...bursts.map(burstNote), `- ${server.facts}`, machine()],
      };
    });
  } finally {
    await endChildren();
    await server.stop();
  }
}

async function measureRates(site: Child, databaseMicros: () => number): Promise<Measured> {
  const bare = await startChild(new URL("./hashes.ts", import.meta.url), {});
  const client = await startChild(new URL("../sender.ts", import.meta.url), {});
  let signedIn = 0;
  return inTurns(
    [
      {
        name: SITE,
        async take() {
          const places = Array.from({ length: SIGN_INS }, () => signedIn++ % PEOPLE);
          const requests = await signInRequests(site, places);
          const volley: Volley = { origin: site.origin, connections: CONNECTIONS, requests };
          const before = { own: await site.cpuMicros(), database: databaseMicros() };
          const { seconds, replies } = await askChild<Sent>(client, "/volleys", volley);
          const after = { own: await site.cpuMicros(), database: databaseMicros() };
          if (replies["200 200"] !== SIGN_INS)
            throw new Error(`refused: ${JSON.stringify(replies)}`);
          return {
            perSecond: SIGN_INS / seconds,
            cpuMicros: (after.own - before.own) / SIGN_INS,
            databaseMicros: (after.database - before.database) / SIGN_INS,
          };
        },
      },
      {
        name: BARE,
        async take() {
          const before = await bare.cpuMicros();
          const { seconds } = await askChild<{ seconds: number }>(bare, "/hashes", {
            times: SIGN_INS,
          });
          const cpuMicros = ((await bare.cpuMicros()) - before) / SIGN_INS;
          return { perSecond: SIGN_INS / seconds, cpuMicros, databaseMicros: 0 };
        },
      },
    ],
    ROUNDS,
  );
}

function rateNotes(rates: Measured): string[] {
  const { hashesAtOnce } = readSettings(process.env);
  return [SITE, BARE].map((name) => {
    const perSecond = spread(rates, name, "perSecond").median.toFixed(1);
    const own = (spread(rates, name, "cpuMicros").median / 1000).toFixed(1);
    const database = (spread(rates, name, "databaseMicros").median / 1000).toFixed(1);
    return (
      `- ${name}, HASHES_AT_ONCE ${hashesAtOnce}: ${perSecond} a second, ${own} ms of CPU and ` +
      `${database} ms of PostgreSQL each`
    );
  });
}

/** One burst, with the latencies of other callers during and before it. */
interface Burst {
  quiet: Waited;
  busy: Waited;
  came: Came;
}

async function measureBursts(site: Child): Promise<Burst[]> {
  const steady = await startChild(new URL("./steady.ts", import.meta.url), {});
  const crowd = await startChild(new URL("./crowd.ts", import.meta.url), {});
  const { origin } = site;
  const request = requestText({ method: "GET", path: OTHER_CALL });
  const pace: Pace = { origin, request, perSecond: OTHER_PER_SECOND, times: OTHER_TIMES };
  const bursts: Burst[] = [];
  // Round 0 is the warm-up, as in every bench.
  for (let round = 0; round <= BURSTS; round += 1) {
    const quiet = await askChild<Waited>(steady, "/paces", pace);
    const people = await crowdOf(site);
    const [busy, came] = await Promise.all([
      askChild<Waited>(steady, "/paces", pace),
      askChild<Came>(crowd, "/crowds", { origin, people } satisfies Crowd),
    ]);
    for (const { replies } of [quiet, busy]) {
      if (replies["200 200"] !== OTHER_TIMES)
        throw new Error(`refused: ${JSON.stringify(replies)}`);
    }
    if (came.signedIn !== PEOPLE) throw new Error(`not all came in: ${JSON.stringify(came)}`);
    bursts.push({ quiet, busy, came });
    console.log(`burst ${round} of ${BURSTS}`);
  }
  return bursts.slice(1);
}

/** The requests of every person, one per try. */
async function crowdOf(site: Child): Promise<string[][]> {
  const places = Array.from({ length: PEOPLE * TRIES }, (_, index) => index % PEOPLE);
  const requests = await signInRequests(site, places);
  return Array.from({ length: PEOPLE }, (_, place) =>
    requests.filter((_request, index) => index % PEOPLE === place),
  );
}

function burstNote({ quiet, busy, came }: Burst): string {
  const formatWaits = ({ p50Ms, p99Ms, mostMs }: Waited) =>
    `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, most ${mostMs.toFixed(1)} ms`;
  return (
    `- burst: ${came.signedIn} signed in within ${came.seconds.toFixed(1)} s, ${came.busy} times ` +
    `somebody was told to come back; the other call quiet ${formatWaits(quiet)}, meanwhile ${formatWaits(busy)}`
  );
}
