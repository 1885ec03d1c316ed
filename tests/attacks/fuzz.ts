// Sends many requests as a guest and as a customer, and judges every response.

import type { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { customerOf } from "../runs/customer.ts";
import { agentFrom, type Received, type Sent, send } from "../runs/http.ts";
import { type Random, randomOf } from "../runs/random.ts";
import { apiRequests } from "./api-fuzz.ts";
import type { AttackedBank } from "./bank.ts";
import { type Finding, findingsIn, type Report, shown } from "./finding.ts";
import { pageRequests } from "./page-fuzz.ts";

/** The options of a fuzz. */
export interface FuzzOptions {
  what: "calls" | "pages";
  requests: number;
  seed: string;
}

const IN_FLIGHT = 8;
const RESPONSE_MS = 60_000;
const AGAIN_MS = 1_000;
/** Requests until the bank's caches are warm; shorter runs do not judge memory. */
const WARM_REQUESTS = 10_000;
const SESSION_EVERY = 400;
const FINDINGS_MOST = 200;
/** Maximum growth of the bank's memory after its warm-up, in megabytes. */
const GROWTH_MOST_MB = 200;
const REST_MS = 1_500;

/** Fuzzes: half of the requests as a guest, half with a customer's session. */
export async function fuzz(bank: AttackedBank, options: FuzzOptions): Promise<Report> {
  const { what, requests, seed } = options;
  const { site } = bank;
  const pid = site.pid();
  const random = randomOf(`${seed}/${what}`);
  const next = what === "calls" ? await apiRequests(site, random) : pageRequests(random);
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const session = sessionOf(bank, random.fork("session"));
  let sent = 0;
  const coldMb = site.memory();
  let warmMb = Number.NaN;
  async function worker(agent: Agent): Promise<void> {
    while (sent < requests && findings.length < FINDINGS_MOST) {
      sent += 1;
      if (sent === WARM_REQUESTS) warmMb = site.memory();
      // Not every second one: addresses come in turn, and half of them would never be a customer's.
      const isCustomer = random.chance(0.5);
      const request = next();
      if (isCustomer) request.headers = { cookie: await session(sent), ...request.headers };
      const response = await answered(bank, { ...request, agent });
      if (response) statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      findings.push(...(response ? findingsIn(request, response) : silence(request)));
    }
    agent.destroy();
  }
  const began = performance.now();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, (_, at) => worker(agentFrom(`127.0.40.${at + 1}`, 1))),
  );
  const seconds = (performance.now() - began) / 1_000;
  await sleep(REST_MS);
  findings.push(...aliveFindings(site, { pid, warmMb, what }));
  const counted = [...statuses].toSorted(([one], [other]) => one - other);
  return {
    findings,
    lines: [
      `${sent} requests in ${seconds.toFixed(0)} s: ${counted.map(([status, count]) => `${count} x ${status}`).join(", ")}`,
      `memory at the beginning ${coldMb.toFixed(0)} MB, after ${WARM_REQUESTS} requests ${warmMb.toFixed(0)} MB, at the end ${site.memory().toFixed(0)} MB`,
    ],
  };
}

/**
 * A response, or null. A connection that the bank has closed meanwhile is replaced once, and a busy
 * bank is retried once: a second busy response is a finding.
 */
async function answered({ site }: AttackedBank, request: Sent): Promise<Received | null> {
  const first = await send(site, { ...request, timeoutMs: RESPONSE_MS }).catch(() => null);
  if (first && first.status !== 503) return first;
  if (first) await sleep(AGAIN_MS);
  const { agent: _agent, ...alone } = request;
  return send(site, { ...alone, timeoutMs: RESPONSE_MS, from: "127.0.40.99" }).catch(() => null);
}

function silence(request: Sent): Finding[] {
  // An event stream stays open as long as somebody listens.
  if (request.path.includes("/live")) return [];
  return [{ rule: "no answer", request: shown(request), detail: "" }];
}

function aliveFindings(
  site: AttackedBank["site"],
  { pid, warmMb, what }: { pid: number; warmMb: number; what: string },
): Finding[] {
  const now = site.memory();
  const isFlat = !(now > warmMb + GROWTH_MOST_MB);
  return [
    ...(site.pid() === pid && site.ownDeaths.length === 0
      ? []
      : [{ rule: "the process ended", request: what, detail: site.ownDeaths.join("\n") }]),
    ...(isFlat
      ? []
      : [
          {
            rule: "memory grows",
            request: what,
            detail: `${warmMb.toFixed(0)} to ${now.toFixed(0)} MB`,
          },
        ]),
  ];
}

/** The cookie of a customer who is signed in again now and then, as some requests end sessions. */
function sessionOf(
  { site, people }: AttackedBank,
  random: Random,
): (turn: number) => Promise<string> {
  let cookie = Promise.resolve("");
  let refreshedAt = Number.NEGATIVE_INFINITY;
  return (turn) => {
    if (turn - refreshedAt < SESSION_EVERY) return cookie;
    refreshedAt = turn;
    const person = random.pick(people.senders);
    const agent = agentFrom(`127.0.41.${random.between(1, 250)}`);
    const customer = customerOf({ target: () => site, agent, timeoutMs: RESPONSE_MS }, person);
    cookie = customer.signIn().then(() => customer.cookie());
    return cookie;
  };
}
