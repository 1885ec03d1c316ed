// `npm run prove -- attacks`: everything that visitors and customers can send. For some of it:
// `npm run prove -- attacks --only calls,pages --requests 5000 --seeds 7`. It exits with 1 if
// something was found.

import { startTestServer } from "../bank/database.ts";
import { chosenOf, listOf, readOptions, wholeOf } from "../runs/options.ts";
import { say } from "../runs/say.ts";
import { type AttackedBank, NO_RATES, openBank } from "./bank.ts";
import { attackCache, attackRates, EDGE_RATES, ONE_NAME } from "./edge.ts";
import type { Finding, Report } from "./finding.ts";
import { flood, floodKinds } from "./floods.ts";
import { attackFrames } from "./frames.ts";
import { fuzz } from "./fuzz.ts";
import { attackOwnership } from "./ownership.ts";

const REQUESTS = 100_000;
const FLOOD_SECONDS = 15;
const SHOWN_MOST = 10;

const options = readOptions(process.argv.slice(2), ["requests", "seconds", "seeds", "only"]);
const requests = wholeOf(options, "requests", REQUESTS);
const seconds = wholeOf(options, "seconds", FLOOD_SECONDS);
const seeds = listOf(options, "seeds", ["1"]);

const fuzzed = (what: "calls" | "pages") => async (serverUrl: string, seed: string) =>
  withBank(serverUrl, NO_RATES, (bank) => fuzz(bank, { what, requests, seed }));

/** The attacks by name; each has its own bank. */
const attacks: Record<string, (serverUrl: string, seed: string) => Promise<Report>> = {
  calls: fuzzed("calls"),
  pages: fuzzed("pages"),
  frames: (url) => withBank(url, NO_RATES, attackFrames),
  rates: (url) => withBank(url, EDGE_RATES, attackRates),
  cache: (url) =>
    withBank(url, { ...NO_RATES, ...ONE_NAME }, (control) =>
      withBank(url, { ...NO_RATES, ...ONE_NAME }, (bank) => attackCache(bank, control)),
    ),
  ownership: (url) => withBank(url, NO_RATES, attackOwnership),
  ...Object.fromEntries(
    floodKinds.map((kind) => [
      `flood-${kind}`,
      (url: string) =>
        withBank(url, {}, (bank) => flood(bank, { kind, seconds, isMeasured: true })),
    ]),
  ),
};

const names = chosenOf(options, Object.keys(attacks));
say(`Attacks: ${names.join(", ")}; seeds ${seeds.join(", ")}.`);
const server = await startTestServer();
let found = 0;
try {
  for (const seed of seeds) {
    for (const name of names) found += await attack(name, seed);
  }
} finally {
  await server.stop();
}
say(`${names.length * seeds.length} attacks, ${found} findings.`);
process.exitCode = found === 0 ? 0 : 1;

async function attack(name: string, seed: string): Promise<number> {
  const report = await attacks[name]?.(server.url, seed);
  if (!report) return 0;
  const { findings, lines } = report;
  say(`\n${name}, seed ${seed}: ${findings.length} findings`);
  for (const line of lines) say(`  ${line}`);
  for (const line of findingLines(findings)) say(line);
  if (findings.length > 0) say(`  Again: npm run prove -- attacks --only ${name} --seeds ${seed}`);
  return findings.length;
}

function findingLines(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ rule }) => rule)].flatMap(([rule, all]) => [
    `  ${rule}: ${all.length}`,
    ...all.slice(0, SHOWN_MOST).map(({ request, detail }) => `    ${detail} <- ${request}`),
  ]);
}

async function withBank<T>(
  serverUrl: string,
  environment: Record<string, string>,
  work: (bank: AttackedBank) => Promise<T>,
): Promise<T> {
  const bank = await openBank(serverUrl, environment);
  return work(bank).finally(bank.close);
}
