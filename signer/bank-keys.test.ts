import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { bankKeysOf } from "./bank-keys.ts";

const MINUTE = 60_000;
let bank: Server | undefined;
afterEach(() => void bank?.close());

/** A bank that publishes one key; returns its origin. */
async function startBank(): Promise<string> {
  const { x } = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ content: { ticketKeys: [x] } }));
  });
  bank = server;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A computer whose clock can be wrong. */
function computer() {
  let [wrongMs, passedMs] = [0, 0];
  return {
    clocks: { time: () => Date.now() + wrongMs + passedMs, steady: () => passedMs },
    setWrong: (ms: number) => {
      wrongMs = ms;
    },
    pass: (ms: number) => {
      passedMs += ms;
    },
    /** How far the signer's idea of the bank's time is ahead of this. */
    ahead: (now: number) => now - (Date.now() + passedMs),
  };
}

test("the bank's time is right again after this computer's clock was corrected [A15]", async () => {
  const here = computer();
  here.setWrong(-10 * MINUTE);
  const keys = bankKeysOf(await startBank(), here.clocks);
  await keys.keys(false);
  expect(here.ahead(keys.now())).toBeLessThanOrEqual(0);
  here.setWrong(0);
  expect(here.ahead(keys.now())).toBeGreaterThan(8 * MINUTE);
  here.pass(MINUTE);
  await keys.keys(true);
  expect(here.ahead(keys.now())).toBeLessThanOrEqual(0);
});

test("a clock that was set back does not keep the keys from being read again", async () => {
  const here = computer();
  const keys = bankKeysOf(await startBank(), here.clocks);
  await keys.keys(false);
  here.setWrong(-60 * MINUTE);
  here.pass(MINUTE);
  await keys.keys(true);
  expect(here.ahead(keys.now())).toBeGreaterThan(-10 * MINUTE);
});

test("a bank that never responded has no keys, and is asked again", async () => {
  const here = computer();
  const origin = await startBank();
  const server = bank as Server;
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  const keys = bankKeysOf(origin, here.clocks);
  expect(await keys.keys(false)).toBeNull();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  here.pass(1_000);
  expect(await keys.keys(false)).toHaveLength(1);
});
