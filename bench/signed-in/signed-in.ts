import { DEMONSTRATION_PASSWORD } from "../../seed/customers/people.ts";
import { plainPassword } from "../../src/base/identity/password.ts";
import { openVault } from "../../src/server/secrets/vault.ts";
import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { nationalIdOf } from "../../tests/people/customers.ts";
import { type Child, endChildren, startChild } from "../children.ts";
import { withClient } from "../durable.ts";
import { lengthen } from "../ledger/past.ts";
import { idAt, makePeople } from "../people.ts";
import { productionEnvironment } from "../production.ts";
import type { Results, Row } from "../results.ts";
import { type Person, personOf, signInAs } from "../session.ts";
import { type Spread, spreadOf } from "../spread.ts";

const ROUNDS = 15;
const REQUESTS = 20;
const WARM_UP = 100;
const DAYS = 400;
const FIRST_BYTE_MOST = 1.5;
const LONG_MOST = 1.15;

const PLAIN = "/overview/security/panic";
const OVERVIEW = "/overview";

/** A page that a customer opens, again and again. */
interface Opened {
  name: string;
  path: string;
  cookie: string;
}

/** What a page took in one round: until its first and its last byte, and of the site's CPU. */
interface Taken {
  firstByteMs: number;
  lastByteMs: number;
  cpuMicros: number;
}

/** The overview against a plain page of the same customer, and a long past against a short one. */
export async function signedIn(): Promise<Results> {
  const server = await startTestServer();
  try {
    const { url } = await freshDatabase(server.url);
    await makeTwo(url);
    const site = await startChild(new URL("../pages/site.ts", import.meta.url), {
      DATABASE_URL: url,
      PAGES_PER_MINUTE: "100000000",
      REQUESTS_AT_ONCE: "1000000",
      LOG_LEVEL: "warn",
      ...productionEnvironment,
    });
    const opened = await openedBy(site.origin);
    return resultsOf(await inTurn(site, opened));
  } finally {
    await endChildren();
    await server.stop();
  }
}

/** Two customers who differ by their past alone. */
async function makeTwo(url: string): Promise<void> {
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  const passwordHash = await vault.hashSecret(plainPassword(DEMONSTRATION_PASSWORD));
  await withClient(url, async (client) => {
    await client.query("set session_replication_role = replica");
    await makePeople(client, { count: 2, days: DAYS, nationalIdAt: nationalIdOf, passwordHash });
    await lengthen(client, {
      place: 0,
      spans: [{ entries: 19, fromDaysAgo: 20, toDaysAgo: 1 }],
    });
    await lengthen(client, {
      place: 1,
      spans: [{ entries: 199_999, fromDaysAgo: 399, toDaysAgo: 1 }],
    });
    await client.query("vacuum analyze");
  });
}

async function openedBy(origin: string): Promise<Opened[]> {
  const own = await signInAs(origin, personOf("wealthy01"));
  const few = await signInAs(origin, personAt(0));
  const many = await signInAs(origin, personAt(1));
  return [
    { name: "plain page", path: PLAIN, cookie: own },
    { name: "overview", path: OVERVIEW, cookie: own },
    { name: "overview of 20 entries", path: OVERVIEW, cookie: few },
    { name: "overview of 200,000 entries", path: OVERVIEW, cookie: many },
  ];
}

function personAt(place: number): Person {
  return { nationalId: nationalIdOf(place), userId: `bench${idAt(place)}` };
}

async function inTurn(site: Child, opened: readonly Opened[]): Promise<Map<string, Taken[]>> {
  const taken = new Map<string, Taken[]>(opened.map(({ name }) => [name, []]));
  for (const each of opened) await open(site, each, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of round % 2 === 0 ? opened : opened.toReversed()) {
      taken.get(each.name)?.push(await open(site, each, REQUESTS));
    }
  }
  return taken;
}

/** Opens a page so many times, one after the other. */
async function open(site: Child, { path, cookie }: Opened, times: number): Promise<Taken> {
  const firstBytes: number[] = [];
  const lastBytes: number[] = [];
  const before = await site.cpuMicros();
  for (let i = 0; i < times; i += 1) {
    const began = performance.now();
    const response = await fetch(`${site.origin}${path}`, {
      headers: { cookie, accept: "text/html", "accept-language": "zh-TW" },
      redirect: "manual",
    });
    firstBytes.push(performance.now() - began);
    await response.arrayBuffer();
    lastBytes.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  }
  const cpuMicros = ((await site.cpuMicros()) - before) / times;
  return {
    firstByteMs: spreadOf(firstBytes).median,
    lastByteMs: spreadOf(lastBytes).median,
    cpuMicros,
  };
}

function resultsOf(taken: Map<string, Taken[]>): Results {
  const row = (
    of: string,
    to: string,
    { by, words, atMost }: { by: keyof Taken; words: string; atMost: number | null },
  ): Row => ({
    what: `${of}, ${words}`,
    against: to,
    spread: ratioOf(taken, { of, to, by }),
    bar: atMost === null ? null : { atMost },
  });
  const firstByte = { by: "firstByteMs", words: "until the first byte" } as const;
  const lastByte = { by: "lastByteMs", words: "until the last byte" } as const;
  const cpu = { by: "cpuMicros", words: "CPU a request", atMost: null } as const;
  return {
    rows: [
      row("overview", "plain page", { ...firstByte, atMost: FIRST_BYTE_MOST }),
      row("overview", "plain page", { ...lastByte, atMost: null }),
      row("overview", "plain page", cpu),
      row("overview of 200,000 entries", "overview of 20 entries", {
        ...lastByte,
        atMost: LONG_MOST,
      }),
      row("overview of 200,000 entries", "overview of 20 entries", cpu),
    ],
    notes: [...taken].map(([name, figures]) => {
      const ms = spreadOf(figures.map(({ firstByteMs }) => firstByteMs)).median.toFixed(1);
      const whole = spreadOf(figures.map(({ lastByteMs }) => lastByteMs)).median.toFixed(1);
      const micros = spreadOf(figures.map(({ cpuMicros }) => cpuMicros)).median.toFixed(0);
      return `- ${name}: ${ms} ms until the first byte, ${whole} ms until the last, ${micros} µs of CPU`;
    }),
  };
}

function ratioOf(
  taken: Map<string, Taken[]>,
  { of, to, by }: { of: string; to: string; by: keyof Taken },
): Spread {
  const others = taken.get(to) ?? [];
  return spreadOf((taken.get(of) ?? []).map((each, i) => each[by] / (others[i]?.[by] ?? 0)));
}
