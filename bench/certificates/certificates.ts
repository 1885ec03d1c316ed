// 200 balance certificates, 8 at a time, through the whole site: what each costs, what the site and its
// process for documents hold, and how long others wait meanwhile.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, dayOf, formatDay } from "../../src/base/time/day.ts";
import { uuid } from "../../src/db/uuid.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { askChild } from "../ask-child.ts";
import { type Child, endChildren, startChild } from "../children.ts";
import { makeBank, startDurableServer, withClient } from "../durable.ts";
import { type Peak, watchMemory } from "../memory.ts";
import type { Results, Row } from "../results.ts";
import type { Sent, Volley } from "../sender.ts";
import { serverCpu, treeCpu } from "../server-cpu.ts";
import type { Pace, Waited } from "../sign-in/steady.ts";
import { makeVisitors, signInRequests } from "../sign-in/visitors.ts";
import { type Spread, spreadOf } from "../spread.ts";
import { watchMachine } from "../turns.ts";
import { requestText } from "../wire.ts";
import type { Batch } from "./maker.ts";

const COUNT = 200;
const AT_ONCE = 8;
const ROUNDS = 5;
/** A customer may have thirty a day. */
const EACH = 25;
const PEOPLE = ((ROUNDS + 1) * COUNT) / EACH;

const OTHER_CALL = "/v1/board/notice";
/** As long as the certificates of a round take. */
const OTHER_TIMES = 4_500;
const OTHER_PER_SECOND = 200;

const MEMORY_MOST_MB = 700;
const GROWTH_MOST = 1.1;
const WAIT_MOST = 2;

/** What one round came to; CPU in milliseconds for each certificate, with the process for documents. */
interface Round {
  site: number;
  typst: number;
  pdfkit: number;
  database: number;
  peak: Peak;
  seconds: number;
  quiet: Waited;
  busy: Waited;
}

/** Certificates against pages of pdfkit, with memory and the waits of other calls. */
export async function certificates(): Promise<Results> {
  const server = await startDurableServer();
  const directory = mkdtempSync(join(tmpdir(), "dawn-bench-"));
  try {
    const url = await makeBank(server.url, "bank");
    await makeVisitors(url, PEOPLE);
    const start = () =>
      startChild(new URL("../pages/site.ts", import.meta.url), {
        ...{ DATABASE_URL: url, BANK_MODE: "demonstration", DATA_DIR: directory },
        ...{ SECRET_KEY: TEST_SECRET, LOG_LEVEL: "silent" },
        ...{ CALLS_PER_MINUTE: "100000000", REQUESTS_AT_ONCE: "1000000" },
      });
    const site = await start();
    // It makes no certificates, and so collects no garbage of theirs while it is quiet.
    const quietSite = await start();
    return await withClient(server.url, async (client) => {
      const databaseMicros = await serverCpu(client);
      const machine = watchMachine(databaseMicros);
      const lifetime = watchMemory(site.pid);
      const rounds = await measure({ site, quietSite }, databaseMicros);
      const notes = [...rounds.map(noteOf), `- ${server.facts}`, machine()];
      return { rows: rowsOf(rounds, lifetime()), notes };
    });
  } finally {
    await endChildren();
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(
  { site, quietSite }: { site: Child; quietSite: Child },
  databaseMicros: () => number,
): Promise<Round[]> {
  const program = (name: string) => new URL(name, import.meta.url);
  const [sender, steady] = [
    await startChild(program("../sender.ts"), {}),
    await startChild(program("../sign-in/steady.ts"), {}),
  ];
  const typst = await startChild(program("./maker.ts"), { ENGINE: "typst" });
  const pdfkit = await startChild(program("./maker.ts"), { ENGINE: "pdfkit" });
  const request = requestText({ method: "GET", path: OTHER_CALL });
  const paceOf = ({ origin }: Child): Pace => ({
    ...{ origin, request, perSecond: OTHER_PER_SECOND, times: OTHER_TIMES },
  });
  const rounds: Round[] = [];
  // The one before the first is to warm up, as in every bench.
  for (let round = 0; round <= ROUNDS; round += 1) {
    // In every round anew: a session without calls ends after five minutes.
    const requests = requestsOf(await signedIn(site, round));
    const volley: Volley = { origin: site.origin, connections: AT_ONCE, requests };
    const idle = treeCpu(quietSite.pid);
    const quiet = await askChild<Waited>(steady, "/paces", paceOf(quietSite));
    const others = treeCpu(quietSite.pid) - idle;
    const before = { own: treeCpu(site.pid), database: databaseMicros() };
    const peak = watchMemory(site.pid);
    const [busy, sent] = await Promise.all([
      askChild<Waited>(steady, "/paces", paceOf(site)),
      askChild<Sent>(sender, "/volleys", volley),
    ]);
    if (sent.replies["200 200"] !== COUNT)
      throw new Error(`refused: ${JSON.stringify(sent.replies)}`);
    const own = treeCpu(site.pid) - before.own;
    rounds.push({
      // The other calls cost as much as they do where it is quiet.
      site: (own - others) / COUNT / 1000,
      typst: await pageMillis(typst),
      pdfkit: await pageMillis(pdfkit),
      database: (databaseMicros() - before.database) / COUNT / 1000,
      peak: peak(),
      seconds: sent.seconds,
      ...{ quiet, busy },
    });
    console.log(`round ${round} of ${ROUNDS}: ${noteOf(rounds.at(-1) as Round)}`);
  }
  return rounds.slice(1);
}

/** The CPU of one page alone, the starts of its processes included. */
async function pageMillis(maker: Child): Promise<number> {
  const before = treeCpu(maker.pid);
  await askChild(maker, "/batches", { count: COUNT, atOnce: AT_ONCE } satisfies Batch);
  return (treeCpu(maker.pid) - before) / COUNT / 1000;
}

/** Signs the customers of a round in; answers the cookies of their sessions. */
async function signedIn(site: Child, round: number): Promise<string[]> {
  const count = COUNT / EACH;
  const places = Array.from({ length: count }, (_, place) => round * count + place);
  const cookies: string[] = [];
  for (const text of await signInRequests(site, places)) {
    const [head = "", body = ""] = text.split("\r\n\r\n");
    const lines = head.split("\r\n").slice(1);
    const headers = lines.map((line) => line.split(": ", 2) as [string, string]);
    const usual = headers.filter(([name]) => !/^(host|content-length)$/.test(name));
    const response = await fetch(`${site.origin}/v1/customer/login`, {
      ...{ method: "POST", headers: usual, body },
    });
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    cookies.push(set.join("; "));
  }
  return cookies;
}

/** Requests of these customers in turn, each for a certificate of its own. */
function requestsOf(cookies: readonly string[]): string[] {
  const baseDt = formatDay(addDays(dayOf(new Date()), -1));
  return Array.from({ length: COUNT }, (_, place) =>
    requestText({
      method: "POST",
      path: "/v1/support/download/balanceCertificates",
      cookie: cookies[place % cookies.length] ?? "",
      body: {
        ...{ aplyId: uuid(), issuLngDsCd: "zh", dlvrTpCd: "download", baseDt, issuCcyCd: "TWD" },
        ...{ balCertAplyPposCd: "visa", balCertIssuTpCd: "total" },
      },
    }),
  );
}

function rowsOf(rounds: readonly Round[], lifetime: Peak): Row[] {
  const over = (figure: (round: Round) => number): Spread => spreadOf(rounds.map(figure));
  const [first] = rounds;
  const pdfkit = "pdfkit drawing the same page, neither tagged nor signed";
  return [
    {
      what: "a certificate's page by Typst, tagged, CPU",
      ...{ against: pdfkit, spread: over((each) => each.typst / each.pdfkit), bar: null },
    },
    {
      what: "a whole certificate, from the request to the signed and stamped file, CPU of the site and its process for documents",
      ...{ against: pdfkit, spread: over((each) => each.site / each.pdfkit), bar: null },
    },
    ...(["site", "process for documents"] as const).map((process) => ({
      what: `memory of the ${process}, at its most, MB`,
      against: "bar",
      spread: spreadOf([process === "site" ? lifetime.ownMb : lifetime.childrenMb]),
      bar: { atMost: MEMORY_MOST_MB },
    })),
    {
      what: "memory of both together, at its most, MB",
      ...{ against: "no bar", spread: spreadOf([lifetime.togetherMb]), bar: null },
    },
    {
      what: `the same while ${COUNT} certificates more are made each time`,
      against: "the first time",
      spread: over(({ peak }) => peak.togetherMb / (first?.peak.togetherMb ?? 1)),
      bar: { atMost: GROWTH_MOST },
    },
    {
      what: `p99 of GET ${OTHER_CALL} while ${COUNT} certificates are made, ${AT_ONCE} at a time`,
      against: "its p99 when none is made",
      spread: over((each) => each.busy.p99Ms / each.quiet.p99Ms),
      bar: { atMost: WAIT_MOST },
    },
  ];
}

function noteOf({ site, typst, pdfkit, database, peak, seconds, quiet, busy }: Round): string {
  const waits = ({ p50Ms, p99Ms }: Waited) => `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`;
  return (
    `- ${COUNT} in ${seconds.toFixed(1)} s; CPU each: site and documents ${site.toFixed(0)} ms, PostgreSQL ${database.toFixed(0)} ms, ` +
    `the page alone ${typst.toFixed(0)} ms, pdfkit's ${pdfkit.toFixed(0)} ms; most memory: site ${peak.ownMb.toFixed(0)} MB, ` +
    `documents ${peak.childrenMb.toFixed(0)} MB, both at once ${peak.togetherMb.toFixed(0)} MB; ` +
    `the other call quiet ${waits(quiet)}, meanwhile ${waits(busy)}`
  );
}
