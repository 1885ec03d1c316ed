// Floods, and another customer beside them who must still be served.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../people/customers.ts";
import { type Customer, customerOf } from "../runs/customer.ts";
import { agentFrom, send } from "../runs/http.ts";
import { percentile } from "../runs/say.ts";
import type { AttackedBank } from "./bank.ts";
import type { Finding, Report } from "./finding.ts";

const CHILD = join(import.meta.dirname, "flood-child.ts");
const KEY = "5b0e6d3a-94c1-4f0e-9a53-77d1c0ffee02";
const MEMORY_MOST_MB = 700;
const SLOWER_MOST = 2;
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 100;
const PAGE = "/notice";
const SIGNING_IN = 4;

/** The floods by name. */
export const floodKinds = [
  "sign-ins",
  "searches",
  "uploads",
  "never-read",
  "pages",
  "burst",
] as const;

/** The options of a flood. */
export interface FloodOptions {
  kind: (typeof floodKinds)[number];
  /** How long the other customer is measured, before and during the flood. */
  seconds: number;
  /** Whether slowness and memory are judged, or only reported. */
  isMeasured: boolean;
}

/** What other customers do repeatedly. */
const acts = ["the PIN check", "the accounts call", "a page", "a sign-in"] as const;
type Times = Record<(typeof acts)[number], number[]>;

/**
 * Floods the bank; the other customer's PIN check, accounts call and page must still succeed, and
 * the sign-ins of four customers in browsers that they have used before.
 */
export async function flood(bank: AttackedBank, options: FloodOptions): Promise<Report> {
  const { site, people } = bank;
  const { kind, seconds, isMeasured } = options;
  const agents = Array.from({ length: 1 + SIGNING_IN }, (_, at) => agentFrom(`127.0.20.${at + 1}`));
  const [customer, ...signingIn] = agents.map((agent, at) => {
    const caller = { target: () => site, agent, timeoutMs: TIMEOUT_MS };
    return customerOf(caller, people.senders.at(-1 - at) as Person);
  }) as [Customer, ...Customer[]];
  const findings: Finding[] = [];
  const fail = (rule: string, detail: string) => findings.push({ rule, request: kind, detail });
  for (const each of [customer, ...signingIn]) {
    const refusal = refusalOf(await each.signIn());
    if (refusal !== null) fail("a customer cannot sign in before the flood", refusal);
  }

  const given = { customer, signingIn, agent: agents[0] as Agent, fail };
  await watch(bank, { ...given, seconds: 1 });
  const quiet = await watch(bank, { ...given, seconds });
  const child = await begin(kind, site.port);
  const flooded = await watch(bank, { ...given, seconds }).finally(() => end(child));
  for (const agent of agents) agent.destroy();
  if (isMeasured) judge({ quiet, flooded, fail });
  return {
    findings,
    lines: [
      ...acts.map((act) => figures(act, quiet.times[act], flooded.times[act])),
      `memory ${quiet.memoryMb.toFixed(0)} MB before, ${flooded.memoryMb.toFixed(0)} MB at most`,
    ],
  };
}

interface Watched {
  times: Times;
  memoryMb: number;
}

async function watch(
  { site }: AttackedBank,
  given: {
    customer: Customer;
    signingIn: readonly Customer[];
    agent: Agent;
    seconds: number;
    fail: (rule: string, detail: string) => unknown;
  },
): Promise<Watched> {
  const { customer, signingIn, agent, seconds, fail } = given;
  const times: Times = {
    "the PIN check": [],
    "the accounts call": [],
    "a page": [],
    "a sign-in": [],
  };
  let memoryMb = 0;
  const work: Record<(typeof acts)[number], () => Promise<string | null>> = {
    "the PIN check": async () => refusalOf(await customer.provePin(KEY)),
    "the accounts call": async () => refusalOf(await customer.call("GET", "/v1/account/accounts")),
    "a page": async () => {
      const { status } = await send(site, {
        method: "GET",
        path: PAGE,
        agent,
        timeoutMs: TIMEOUT_MS,
      });
      return status === 200 ? null : String(status);
    },
    "a sign-in": async () => {
      const next = signingIn[times["a sign-in"].length % signingIn.length];
      return next ? refusalOf(await next.signIn()) : null;
    },
  };
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    for (const act of acts) {
      const began = performance.now();
      const refusal = await work[act]().catch(String);
      times[act].push(performance.now() - began);
      if (refusal !== null) fail(`${act} fails`, refusal);
      memoryMb = Math.max(memoryMb, site.memory());
    }
    await sleep(PAUSE_MS);
  }
  return { times, memoryMb };
}

function refusalOf({
  outcome,
  status,
  code,
}: Awaited<ReturnType<Customer["call"]>>): string | null {
  return outcome === "yes" ? null : `${status} ${code}`;
}

function judge({
  quiet,
  flooded,
  fail,
}: {
  quiet: Watched;
  flooded: Watched;
  fail: (rule: string, detail: string) => unknown;
}): void {
  for (const act of acts) {
    const [before, after] = [
      percentile(quiet.times[act], 0.95),
      percentile(flooded.times[act], 0.95),
    ];
    if (after > before * SLOWER_MOST) fail(`${act} is too slow`, `p95 ${before} to ${after} ms`);
  }
  if (flooded.memoryMb > MEMORY_MOST_MB)
    fail("too much memory", `${flooded.memoryMb.toFixed(0)} MB`);
}

function figures(act: string, quiet: readonly number[], flooded: readonly number[]): string {
  const [before, after] = [percentile(quiet, 0.95), percentile(flooded, 0.95)];
  return `${act}: p95 ${before} ms quiet, ${after} ms in the flood, ${(after / before).toFixed(1)} times (${flooded.length} tries)`;
}

async function begin(kind: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [CHILD, kind, String(port)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
