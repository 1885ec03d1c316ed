// The short share of `npm run prove -- attacks`: the same attacks, fewer requests; nothing is timed.

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AttackedBank, NO_RATES, openBank } from "./bank.ts";
import { attackCache, attackRates, EDGE_RATES, ONE_NAME } from "./edge.ts";
import type { Report } from "./finding.ts";
import { flood } from "./floods.ts";
import { attackFrames } from "./frames.ts";
import { fuzz } from "./fuzz.ts";
import { attackOwnership } from "./ownership.ts";

// Override with ATTACKS_SEED=7 and ATTACKS_REQUESTS=50000.
const SEED = process.env.ATTACKS_SEED ?? "1";
const REQUESTS = Number(process.env.ATTACKS_REQUESTS ?? 1_500);
const LONG = { timeout: 60_000 + REQUESTS * 20 };

let attacked: AttackedBank;
let usual: AttackedBank;

beforeAll(async () => {
  attacked = await openBank(inject("serverUrl"), { ...NO_RATES, ...ONE_NAME });
  usual = await openBank(inject("serverUrl"), { ...EDGE_RATES, ...ONE_NAME });
}, 60_000);

afterAll(async () => {
  await attacked?.close();
  await usual?.close();
});

function found({ findings }: Report): string[] {
  return findings
    .slice(0, 10)
    .map(({ rule, request, detail }) => `${rule}: ${detail} <- ${request}`);
}

test(
  "another customer and a guest get nothing of what a customer's own requests show",
  LONG,
  async () => {
    expect(found(await attackOwnership(attacked))).toEqual([]);
  },
);

test(
  `${REQUESTS} calls that are nearly right or wrong are no fault of the bank (seed ${SEED})`,
  LONG,
  async () => {
    expect(found(await fuzz(attacked, { what: "calls", requests: REQUESTS, seed: SEED }))).toEqual(
      [],
    );
  },
);

test(
  `${REQUESTS} odd requests for pages are no fault of the bank (seed ${SEED})`,
  LONG,
  async () => {
    expect(found(await fuzz(attacked, { what: "pages", requests: REQUESTS, seed: SEED }))).toEqual(
      [],
    );
  },
);

test("requests that break HTTP itself are turned away", LONG, async () => {
  expect(found(await attackFrames(attacked))).toEqual([]);
});

test("an address written in another way has the same rate and headers", LONG, async () => {
  expect(found(await attackRates(usual))).toEqual([]);
});

test("nobody can change the page that everybody sees", LONG, async () => {
  expect(found(await attackCache(usual, attacked))).toEqual([]);
});

test.each([
  ["searches flood the bank", "searches"],
  ["ten addresses ask for pages that no cache answers", "pages"],
  ["wrong sign-ins come from sixty addresses at once", "burst"],
] as const)(
  "customers' PIN checks, accounts calls, pages and sign-ins succeed while %s",
  LONG,
  async (_, kind) => {
    const bank = await openBank(inject("serverUrl"));
    const report = await flood(bank, { kind, seconds: 2, isMeasured: false }).finally(bank.close);
    expect(found(report)).toEqual([]);
  },
);
