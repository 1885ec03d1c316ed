import { OWN_BANK_CODE } from "../../src/base/site/brand.ts";
import { endChildren } from "../children.ts";
import { makeBank, startDurableServer, withClient } from "../durable.ts";
import { makePeople, numberAt, outside } from "../people.ts";
import type { Results, Row } from "../results.ts";
import { type Measured, ratio, spread } from "../rounds.ts";
import { serverCpu } from "../server-cpu.ts";
import { inTurns, type Turn, watchMachine } from "../turns.ts";
import { startExecutions } from "./executions.ts";
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
  { name: `ledger, ${FEW} clients`, way: "neighbours", clients: FEW },
  { name: `ledger, ${MANY} clients`, way: "neighbours", clients: MANY },
  { name: `ledger, ${MANY} clients, one payee`, way: "hot", clients: MANY },
  { name: `ledger, ${MANY} clients, to another bank`, way: "outward", clients: MANY },
] as const;
const HTTP = `HTTP to commit, ${MANY} connections`;
// What most banks would build, in the same run: a baseline that is comparable across machines.
const PLAIN_HTTP = `a transaction each behind bare Fastify, ${MANY} connections`;
// The least that an acknowledged order can cost: the limit that we want to come near.
const ROW_HTTP = `a commit of one row behind bare Fastify, ${MANY} connections`;
const comparisons = [
  { of: works[0].name, to: plainOf(FEW), atLeast: 1.6 },
  { of: works[1].name, to: plainOf(MANY), atLeast: 3 },
  { of: works[2].name, to: plainOf(MANY), atLeast: null },
  { of: works[3].name, to: plainOf(MANY), atLeast: null },
  { of: HTTP, to: PLAIN_HTTP, atLeast: 1.5 },
  { of: HTTP, to: ROW_HTTP, atLeast: null },
  { of: works[0].name, to: rowOf(FEW), atLeast: null },
  { of: works[1].name, to: rowOf(MANY), atLeast: null },
] as const;

/** Transfers with all their checks against plain transactions and single rows on the same server. */
export async function ledger(): Promise<Results> {
  const server = await startDurableServer();
  console.log(server.facts);
  try {
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
  url: string;
  plainUrl: string;
  databaseMicros: () => number;
  facts: string;
}): Promise<Results> {
  const { url, plainUrl, databaseMicros, facts } = ground;
  const since = await momentOf(url);
  const machine = watchMachine(databaseMicros);
  const transfers = await startTransfers(url, PEOPLE, databaseMicros);
  const executions = await startExecutions(url, PEOPLE, databaseMicros);
  const plain = await startPlain(plainUrl, PEOPLE, databaseMicros);
  try {
    const executing = { connections: MANY, requests: HTTP_REQUESTS };
    const measured = await inTurns(
      [
        ...works.slice(0, 1).map(turnOf),
        ...plainTurns(FEW),
        ...works.slice(1).map(turnOf),
        ...plainTurns(MANY),
        { name: HTTP, take: () => executions.take(executing) },
        { name: PLAIN_HTTP, take: () => plain.execute("transfer", executing) },
        { name: ROW_HTTP, take: () => plain.execute("row", executing) },
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

function plainOf(clients: number): string {
  return `a transaction each, ${clients} clients`;
}

function rowOf(clients: number): string {
  return `a commit of one row, ${clients} clients`;
}

function rowsOf(measured: Measured): Row[] {
  return comparisons.map(({ of, to, atLeast }) => ({
    what: `${of}, transfers a second`,
    against: to,
    spread: ratio(measured, { of, to, by: "perSecond" }),
    bar: atLeast === null ? null : { atLeast },
  }));
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
