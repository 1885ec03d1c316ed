// A signing adapter for tests, with the demonstration's cards, and calls to it as a page makes them.

import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demonstrationCards } from "#app/citizen-card.ts";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { localCards } from "#ports/citizen-card/local.ts";
import { softCard } from "../../signer/cards/soft-card.ts";
import { startSigner } from "../../signer/server.ts";

/** The PIN of every demonstration card. */
export const CARD_PIN = "246810";

/** A call's options; the rest is as a page of the bank sends it. */
export interface AdapterWay {
  method?: string;
  origin?: string | null;
  host?: string;
  headers?: Record<string, string>;
  /** Replaces the parameters. */
  body?: string;
}

/** The response: the values as text. */
export interface AdapterResponse {
  status: number;
  headers: Record<string, unknown>;
  words: Record<string, string>;
}

/** An adapter that runs for a test. */
export interface TestSigner {
  port: number;
  authorityPath: string;
  fingerprint: string;
  /** Inserts another card: the name of its file. */
  insert(card: string): void;
  call(parameters: Record<string, unknown>, way?: AdapterWay): Promise<AdapterResponse>;
  close(): Promise<void>;
}

/** Makes demonstration cards in a bank's data directory; all, or the given ones. */
export async function makeCards(dataDirectory: string, names?: readonly string[]): Promise<void> {
  const cards = demonstrationCards().filter(({ card }) => names?.includes(card) ?? true);
  await localCards(join(dataDirectory, "citizen-card"), () => new Date()).issueCards(cards);
}

/** Starts an adapter for the bank at an origin, with a card of its data directory. */
export async function testSigner({
  bank,
  dataDirectory,
  card,
  ports,
  say = () => undefined,
}: {
  bank: string;
  dataDirectory: string;
  card: string;
  ports?: readonly number[];
  say?(line: string): void;
}): Promise<TestSigner> {
  const home = mkdtempSync(join(tmpdir(), "signer-"));
  let inserted = card;
  const { port, authorityPath, fingerprint, close } = await startSigner({
    ...{ bank, home, say, ports: ports ?? [await freePort(PORTS.from, PORTS.to)] },
    card: softCard(() => join(dataDirectory, "citizen-card/cards", `${inserted}.json`)),
  });
  return {
    port,
    authorityPath,
    fingerprint,
    insert(name) {
      inserted = name;
    },
    call: (parameters, way = {}) => callAdapter({ port, bank }, parameters, way),
    async close() {
      await close();
      rmSync(home, { recursive: true });
    },
  };
}

/** Calls an adapter, by default as a page of the bank does. */
export function callAdapter(
  { port, bank }: { port: number; bank: string },
  parameters: Record<string, unknown>,
  { method = "POST", origin = bank, host = `localhost:${port}`, ...way }: AdapterWay = {},
): Promise<AdapterResponse> {
  const encoded = Buffer.from(JSON.stringify(parameters)).toString("base64");
  const body = way.body ?? new URLSearchParams({ Parameter: encoded }).toString();
  const headers = {
    host,
    "content-type": "application/x-www-form-urlencoded",
    ...(origin === null ? {} : { origin }),
    ...way.headers,
  };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, method, headers, rejectUnauthorized: false };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode = 0, headers: sent } = response;
        resolve({ status: statusCode, headers: sent, words: wordsOf(Buffer.concat(chunks)) });
      });
    });
    call.on("error", reject);
    call.end(body);
  });
}

function wordsOf(body: Buffer): Record<string, string> {
  if (body.length === 0 || body[0] !== 0x7b) return {};
  const pairs = Object.entries(JSON.parse(body.toString()) as Record<string, string>);
  return Object.fromEntries(pairs.map(([key, text]) => [key, decoded(text)]));
}

function decoded(text: string): string {
  return Buffer.from(text, "base64").toString();
}
