import type pg from "pg";
import { addDays, dayOf } from "../../src/base/time/day.ts";
import { askChild } from "../ask-child.ts";
import { endChildren } from "../children.ts";
import { makeBank, startDurableServer, withClient } from "../durable.ts";
import { idAt, makePeople } from "../people.ts";
import type { Results, Row } from "../results.ts";
import { type Measured, ratio, spread } from "../rounds.ts";
import { serverCpu } from "../server-cpu.ts";
import { inTurns, type Turn, watchMachine } from "../turns.ts";
import { type Long, lengthen, makePast } from "./past.ts";
import { momentOf, proveLedger } from "./proof.ts";
import { startTransfers } from "./transfers.ts";
import { type Reading, reads } from "./work.ts";

const FEW_PEOPLE = 2_000;
const MANY_PEOPLE = 1_000_000;
const DAYS = 400;
const ROUNDS = 9;
const READ_ROUNDS = 15;
const READS = 300;
const LEAST = 0.85;
const work = { way: "neighbours", clients: 32, seconds: 3 } as const;
// As on a server that has been running for a while: the working set is cached, and changed pages
// have already had the full-page write that follows each checkpoint (every five minutes).
const warmUp = { ...work, seconds: 60 } as const;

// Beyond the senders, and with the same last thirty days, except for the busy one.
const accounts = {
  short: {
    place: MANY_PEOPLE,
    spans: [{ entries: 19, fromDaysAgo: 20, toDaysAgo: 1 }],
  },
  long: {
    place: MANY_PEOPLE + 1,
    spans: [
      { entries: 199_980, fromDaysAgo: 399, toDaysAgo: 31 },
      { entries: 19, fromDaysAgo: 20, toDaysAgo: 1 },
    ],
  },
  busy: {
    place: MANY_PEOPLE + 2,
    spans: [{ entries: 199_999, fromDaysAgo: 399, toDaysAgo: 1 }],
  },
} as const satisfies Record<string, Long>;

type Which = keyof typeof accounts;

const against = "account of 20 entries, 19 in those days";
const comparisons: readonly { which: Which; label: string; bar: Row["bar"] }[] = [
  { which: "long", label: "account of 200,000 entries, 19 in those days", bar: { atLeast: LEAST } },
  { which: "busy", label: "account of 200,000 entries, 15,000 in those days", bar: null },
];

/**
 * The ledger with a million accounts against two thousand, and long histories against short ones.
 */
export async function ledgerScale(): Promise<Results> {
  const server = await startDurableServer();
  console.log(server.facts);
  try {
    const small = await makeBank(server.url, "small");
    const large = await makeBank(server.url, "large");
    await withClient(small, async (client) => {
      await makePeople(client, { count: FEW_PEOPLE, days: DAYS });
      await client.query("vacuum analyze");
    });
    const size = await withClient(large, makeLarge);
    return await withClient(server.url, async (client) => {
      await client.query("checkpoint");
      const results = await measure({ small, large, databaseMicros: await serverCpu(client) });
      const notes = [...results.notes, size, `- one server for both: ${server.facts}`];
      return { ...results, notes };
    });
  } finally {
    await endChildren();
    await server.stop();
  }
}

async function makeLarge(client: pg.Client): Promise<string> {
  const began = performance.now();
  const print = (what: string) =>
    console.log(`${what} after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  // Skips triggers: it is the owner's own data, verified as a whole at the end.
  await client.query("set session_replication_role = replica");
  await client.query("set maintenance_work_mem = '512MB'");
  await makePeople(client, { count: MANY_PEOPLE, days: DAYS });
  const more = Object.keys(accounts).length;
  await makePeople(client, { first: MANY_PEOPLE, count: more, days: DAYS });
  print("accounts");
  await makePast(client, { count: MANY_PEOPLE, days: DAYS });
  for (const each of Object.values(accounts)) await lengthen(client, each);
  print("entries");
  await client.query("vacuum analyze");
  print("ready");
  const { rows } = await client.query<{ accounts: string; entries: string; size: string }>(
    `select (select count(*) from account) as accounts, (select count(*) from entry) as entries,
            pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const [made] = rows;
  return `- the large bank: ${made?.accounts} accounts, ${made?.entries} entries, ${made?.size}`;
}

async function measure(ground: {
  small: string;
  large: string;
  databaseMicros: () => number;
}): Promise<Results> {
  const { small, large, databaseMicros } = ground;
  const since = await momentOf(large);
  const machine = watchMachine(databaseMicros);
  const few = await startTransfers(small, FEW_PEOPLE, databaseMicros);
  const many = await startTransfers(large, MANY_PEOPLE, databaseMicros);
  const sides = [
    { name: `${FEW_PEOPLE} accounts`, transfers: few },
    { name: `${MANY_PEOPLE} accounts`, transfers: many },
  ] as const;
  const [{ name: fewName }, { name: manyName }] = sides;
  for (const { transfers } of sides) await transfers.take(warmUp);
  console.log("warm");
  const sent = await inTurns(
    sides.map(({ name, transfers }) => ({ name, take: () => transfers.take(work) })),
    ROUNDS,
  );
  const read = await inTurns(readTurns(many.driver), READ_ROUNDS);
  const machineNote = machine();
  return {
    rows: [
      {
        what: `${manyName} with a past, 32 clients, transfers a second`,
        against: `${fewName}, 32 clients`,
        spread: ratio(sent, { of: manyName, to: fewName, by: "perSecond" }),
        bar: { atLeast: LEAST },
      },
      ...readRows(read),
    ],
    notes: [
      ...sides.map(({ name, transfers }) => `- ${figuresOf(sent, name)}, ${transfers.pace(work)}`),
      ...[...read.keys()].map((name) => {
        const micros = 1e6 / spread(read, name, "perSecond").median;
        return `- ${name}: ${micros.toFixed(0)} µs a question`;
      }),
      await proveLedger(small, since, few.posted()),
      await proveLedger(large, since, many.posted()),
      machineNote,
    ],
  };
}

function figuresOf(sent: Measured, name: string): string {
  const { lower, median, upper } = spread(sent, name, "perSecond");
  const own = spread(sent, name, "cpuMicros").median.toFixed(0);
  const database = spread(sent, name, "databaseMicros").median.toFixed(0);
  return (
    `${name}: ${median.toFixed(0)} transfers a second (${lower.toFixed(0)} – ${upper.toFixed(0)}), ` +
    `${own} µs of the driver's CPU and ${database} µs of PostgreSQL each`
  );
}

function readTurns(driver: Parameters<typeof askChild>[0]): Turn[] {
  const today = dayOf(new Date());
  const span = { from: addDays(today, -29), to: today };
  return reads.flatMap((what) =>
    (Object.keys(accounts) as Which[]).map((which) => ({
      name: readName(what, which),
      async take() {
        const accountId = idAt(accounts[which].place);
        const reading: Reading = { what, accountId, ...span, times: READS };
        const { seconds } = await askChild<{ seconds: number }>(driver, "/reads", reading);
        return { perSecond: READS / seconds, cpuMicros: 0, databaseMicros: 0 };
      },
    })),
  );
}

function readName(what: string, which: Which): string {
  return `${what}, ${which} past`;
}

function readRows(read: Measured): Row[] {
  return reads.flatMap((what) =>
    comparisons.map(({ which, label, bar }) => ({
      what: `${what} of 30 days, ${label}, questions a second`,
      against,
      spread: ratio(read, {
        of: readName(what, which),
        to: readName(what, "short"),
        by: "perSecond",
      }),
      bar,
    })),
  );
}
