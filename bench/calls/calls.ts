import { callCodec } from "../../src/base/call/wire.ts";
import { startChild } from "../children.ts";
import type { RequestPlan } from "../load.ts";
import type { Results, Row } from "../results.ts";
import { inRounds, type Measured, ratio, spread } from "../rounds.ts";
import { draft, entriesAddress } from "./canned.ts";
import { draftTransfer } from "./contract.ts";

const REQUESTS = 1_000;
// A call is so cheap that a single round is only noise.
const ROUNDS = 301;
const RATE_LEAST = 0.93;
const kinds = ["GET", "POST"] as const;

/** A call through the contract against a bare Fastify route with the same schemas and data. */
export async function calls(): Promise<Results> {
  const ours = await startChild(new URL("./ours.ts", import.meta.url), {
    CALLS_PER_MINUTE: "100000000",
    REQUESTS_AT_ONCE: "1000000",
    LOG_LEVEL: "warn",
  });
  const bare = await startChild(new URL("./bare.ts", import.meta.url), {});
  await confirmSame(ours.origin, bare.origin);
  const measured = await inRounds(
    kinds.flatMap((kind) =>
      [
        { side: "contract", child: ours },
        { side: "bare", child: bare },
      ].map(({ side, child }) => ({
        name: `${side} ${kind}`,
        child,
        plan: requestsOf(child.origin, kind),
        requests: REQUESTS,
      })),
    ),
    ROUNDS,
    async () => 0,
  );
  return { rows: kinds.flatMap((kind) => rowsOf(measured, kind)), notes: notesOf(measured) };
}

function requestsOf(origin: string, kind: (typeof kinds)[number]): RequestPlan {
  const headers = { "accept-language": "zh-TW", "user-agent": "bench" };
  if (kind === "GET") return { url: `${origin}${entriesAddress}`, method: kind, headers };
  return {
    url: `${origin}${draftTransfer.path}`,
    method: kind,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(callCodec(draftTransfer).input.toWire(draft)),
  };
}

/** Throws if the contenders' responses differ: they could not be compared. */
async function confirmSame(...origins: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    const responses = await Promise.all(
      origins.map(async (origin) => {
        const { url, body, ...rest } = requestsOf(origin, kind);
        const response = await fetch(url, body === undefined ? rest : { ...rest, body });
        return `${response.status} ${await response.text()}`;
      }),
    );
    if (new Set(responses).size > 1 || !responses[0]?.startsWith("200 ")) {
      throw new Error(`the contenders answer ${kind} differently: ${responses.join(" | ")}`);
    }
  }
}

function rowsOf(measured: Measured, kind: string): Row[] {
  const pair = { of: `contract ${kind}`, to: `bare ${kind}` };
  const against = "bare Fastify route with our headers";
  return [
    {
      what: `${kind} through the contract, requests a second`,
      against,
      spread: ratio(measured, { ...pair, by: "perSecond" }),
      bar: { atLeast: RATE_LEAST },
    },
    {
      what: `${kind} through the contract, CPU a request`,
      against,
      spread: ratio(measured, { ...pair, by: "cpuMicros" }),
      bar: { atMost: 1 / RATE_LEAST },
    },
  ];
}

function notesOf(measured: Measured): string[] {
  return [...measured.keys()].map((name) => {
    const cpu = spread(measured, name, "cpuMicros").median.toFixed(0);
    const rate = spread(measured, name, "perSecond").median.toFixed(0);
    return `- ${name}: ${cpu} µs of CPU a request, ${rate} requests a second`;
  });
}
