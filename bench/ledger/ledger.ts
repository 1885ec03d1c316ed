import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { endChildren } from "../children.ts";
import { makeBank, startDurableServer, withClient } from "../durable.ts";
import { makePeople, numberAt, outside } from "../people.ts";
import type { Results, Row } from "../results.ts";
import { type Measured, ratio, spread } from "../rounds.ts";
import { serverCpu } from "../server-cpu.ts";
import { inTurns, type Turn, watchMachine } from "../turns.ts";
import { startExecutions } from "./executions.ts";
import { type Pgbench, preparePgbench } from "./pgbench.ts";
import { startPlain } from "./plain.ts";
import { momentOf, proveLedger } from "./proof.ts";
import { startTransfers } from "./transfers.ts";
import { HOT_PLACE, type Work } from "./work.ts";

const PEOPLE = 2_000;
const DAYS = 400;
const ROUNDS = Number(process.env.LEDGER_ROUNDS ?? 9);
const SECONDS = 3;
const HTTP_REQUESTS = 8_000;
const FEW = 8;
const MANY = 32;

const works = [
  { name: `ledger, ${FEW} clients`, way: "neighbours", clients: FEW, atLeast: 1.6 },
  { name: `ledger, ${MANY} clients`, way: "neighbours", clients: MANY, atLeast: 2.8 },
  { name: `ledger, ${MANY} clients, one payee`, way: "hot", clients: MANY, atLeast: 3.4 },
  {
    name: `ledger, ${MANY} clients, to another bank`,
    way: "outward",
    clients: MANY,
    atLeast: null,
  },
] as const;
const HTTP = `HTTP to commit, ${MANY} connections`;
const HTTP_LEAST = 1.3;
// What most banks would build, in the same run: a baseline that is comparable across machines.
const PLAIN_HTTP = `a transaction each behind bare Fastify, ${MANY} connections`;
const plainBars = [
  { of: works[0].name, to: plainOf(FEW), atLeast: 1.6 },
  { of: works[1].name, to: plainOf(MANY), atLeast: 3 },
  { of: HTTP, to: PLAIN_HTTP, atLeast: 1.5 },
  { of: works[0].name, to: rowOf(FEW), atLeast: null },
  { of: works[1].name, to: rowOf(MANY), atLeast: null },
] as const;

/** Transfers with all their checks against PostgreSQL's own TPC-B-like script on the same server. */
export async function ledger(): Promise<Results> {
  const server = await startDurableServer();
  console.log(server.facts);
  try {
    const pgbench = await preparePgbench(server.url);
    const url = await makeBank(server.url, "bank");
    const plainUrl = await makeBank(server.url, "plain");
    for (const each of [url, plainUrl]) {
      await withClient(each, async (client) => {
        const payees = [{ bank: OWN_BANK_CODE, number: numberAt(HOT_PLACE) }, outside];
        await makePeople(client, { count: PEOPLE, days: DAYS, payees });
        await client.query("vacuum analyze");
      });
    }
    return await withClient(server.url, async (client) =>
      measure({
        pgbench,
        url,
        plainUrl,
        databaseMicros: await serverCpu(client),
        facts: server.facts,
      }),
    );
  } finally {
    await endChildren();
    await server.stop();
  }
}

async function measure(ground: {
  pgbench: Pgbench;
  url: string;
  plainUrl: string;
  databaseMicros: () => number;
  facts: string;
}): Promise<Results> {
  const { pgbench, url, plainUrl, databaseMicros, facts } = ground;
  const since = await momentOf(url);
  const machine = watchMachine(databaseMicros);
  const transfers = await startTransfers(url, PEOPLE, databaseMicros);
  const executions = await startExecutions(url, PEOPLE, databaseMicros);
  const plain = await startPlain(plainUrl, PEOPLE, databaseMicros);
  try {
    const tpcB = (clients: number): Turn => ({
      name: tpcBOf(clients),
      take: () => pgbench.tpcB(clients, SECONDS, databaseMicros),
    });
    const executing = { connections: MANY, requests: HTTP_REQUESTS };
    const measured = await inTurns(
      [
        tpcB(FEW),
        ...works.slice(0, 1).map(turnOf),
        ...plainTurns(FEW),
        tpcB(MANY),
        ...works.slice(1).map(turnOf),
        ...plainTurns(MANY),
        { name: HTTP, take: () => executions.take(executing) },
        { name: PLAIN_HTTP, take: () => plain.execute(executing) },
      ],
      ROUNDS,
    );
    function turnOf(work: Omit<Work, "seconds"> & { name: string }): Turn {
      return { name: work.name, take: () => transfers.take({ ...work, seconds: SECONDS }) };
    }
    function plainTurns(clients: number): Turn[] {
      const seconds = SECONDS;
      return [
        { name: plainOf(clients), take: () => plain.take({ what: "transfer", clients, seconds }) },
        { name: rowOf(clients), take: () => plain.take({ what: "row", clients, seconds }) },
      ];
    }
    const machineNote = machine();
    const answered = transfers.posted() + executions.posted();
    const paces = new Map<string, string>([
      ...works.map((work) => [work.name, transfers.pace({ ...work, seconds: SECONDS })] as const),
      [HTTP, executions.pace(executing)],
    ]);
    return {
      rows: rowsOf(measured),
      notes: [
        ...notesOf(measured, paces),
        await proveLedger(url, since, answered),
        `- a transaction each, by the same verifier: ${await proveLedger(plainUrl, since, plain.posted())}`,
        `- one server for all: ${facts}`,
        machineNote,
      ],
    };
  } finally {
    await executions.close();
  }
}

function tpcBOf(clients: number): string {
  return `pgbench TPC-B, ${clients} clients`;
}

function plainOf(clients: number): string {
  return `a transaction each, ${clients} clients`;
}

function rowOf(clients: number): string {
  return `a commit of one row, ${clients} clients`;
}

function rowsOf(measured: Measured): Row[] {
  const plainRows = plainBars.map(({ of, to, atLeast }) => ({
    what: `${of}, transfers a second`,
    against: to,
    spread: ratio(measured, { of, to, by: "perSecond" }),
    bar: atLeast === null ? null : { atLeast },
  }));
  return [...tpcRows(measured), ...plainRows];
}

function tpcRows(measured: Measured): Row[] {
  return [...works, { name: HTTP, clients: MANY, atLeast: HTTP_LEAST }].map(
    ({ name, clients, atLeast }) => ({
      what: `${name}, transfers a second`,
      against: tpcBOf(clients),
      spread: ratio(measured, { of: name, to: tpcBOf(clients), by: "perSecond" }),
      bar: atLeast === null ? null : { atLeast },
    }),
  );
}

function notesOf(measured: Measured, paces: ReadonlyMap<string, string>): string[] {
  return [...measured.keys()].map((name) => {
    const rate = spread(measured, name, "perSecond");
    const own = spread(measured, name, "cpuMicros").median.toFixed(0);
    const database = spread(measured, name, "databaseMicros").median.toFixed(0);
    const pace = paces.get(name);
    return (
      `- ${name}: ${rate.median.toFixed(0)} a second (${rate.lower.toFixed(0)} – ${rate.upper.toFixed(0)}), ` +
      `${own} µs of its own CPU and ${database} µs of PostgreSQL each` +
      (pace === undefined ? "" : `, ${pace}`)
    );
  });
}
