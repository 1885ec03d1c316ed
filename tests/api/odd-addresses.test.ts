// Every page of both sites, with every kind of bad text in its path and in every parameter that some
// page reads: an address is never a fault of the bank.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { screens } from "../../scripts/docs/screens.ts";
import { testBank } from "../bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../bank/desk.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

const SOURCE = join(import.meta.dirname, "../../src");
const LONG_MS = 300_000;

const limits = { pagesPerMinute: 10_000_000, callsPerMinute: 10_000_000, requestsAtOnce: 10_000 };
const bank = testBank(limits);
const desk = testDesk(bank, limits);
/** One of each kind: halves of characters, signs without width, too long, markup, wrong numbers and days. */
const texts = [
  "\0",
  "\ud800",
  "\u202e\u200b\ufeff",
  "𝟙２③",
  "👨‍👩‍👧‍👦".repeat(30),
  "9".repeat(400),
  `"><script>x()</script>`,
  "%00%0d%0ax-injected: 1",
  "//elsewhere.example/",
  "__proto__",
  "-9223372036854775809",
  "2026-02-30",
  "00000000-0000-0000-0000-000000000000",
];
const addresses = screens().map(({ address }) => address);
const names = [...new Set(parameterNames())];
const cookies = { guest: "", customer: "", staff: "" };

beforeAll(async () => {
  const person = await makeCustomer(bank());
  cookies.customer = await signIn(bank(), person);
  const member = await makeStaff(bank(), ["administrator"]);
  cookies.staff = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
});

function* parameterNames(): Generator<string> {
  for (const file of globSync("{areas,desk,server/pages}/**/*.{ts,tsx}", { cwd: SOURCE })) {
    const source = readFileSync(join(SOURCE, file), "utf8");
    for (const [, name] of source.matchAll(/\b(?:get|getAll|has|read)\("([A-Za-z]+)"/g)) {
      if (name) yield name;
    }
  }
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** The address with every parameter of its path replaced. */
const withPath = (address: string, text: string) => address.replace(/:\w+/g, encoded(text));

/** The address with every known parameter in its query, and something plausible in its path. */
const withQuery = (address: string, text: string) =>
  `${withPath(address, "1")}?${names.map((name) => `${name}=${encoded(text)}`).join("&")}`;

async function faultsOf(site: FastifyInstance, cookie: string, urls: readonly string[]) {
  const faults: string[] = [];
  for (const url of urls) {
    const { statusCode } = await site.inject({ url, headers: { cookie } });
    if (statusCode >= 500) faults.push(`${statusCode} ${url.slice(0, 300)}`);
  }
  return faults;
}

const isOfDesk = (address: string) => address.startsWith("/desk");
// The calls of the demonstration's app need the desk's database, which a test bank has apart.
const others = ["/dev/app"];
const own = addresses.filter(
  (address) => !isOfDesk(address) && !address.includes("*") && !others.includes(address),
);
const ofDesk = addresses.filter(isOfDesk);
const inPaths = (list: readonly string[]) =>
  list
    .filter((each) => each.includes(":"))
    .flatMap((each) => texts.map((text) => withPath(each, text)));
const inQueries = (list: readonly string[]) =>
  list.flatMap((each) => texts.map((text) => withQuery(each, text)));

test("the parameters that pages read are found in their source", () => {
  for (const name of ["q", "page", "to", "version", "application", "reference"]) {
    expect(names).toContain(name);
  }
});

describe.each(["guest", "customer"] as const)("a %s", (who) => {
  test("gets no 5xx for a bad path", { timeout: LONG_MS }, async () => {
    expect(await faultsOf(bank().site, cookies[who], inPaths(own))).toEqual([]);
  });

  test("gets no 5xx for a bad query", { timeout: LONG_MS }, async () => {
    expect(await faultsOf(bank().site, cookies[who], inQueries(own))).toEqual([]);
  });
});

describe("a member of staff", () => {
  test("gets no 5xx for a bad path", { timeout: LONG_MS }, async () => {
    expect(await faultsOf(desk(), cookies.staff, inPaths(ofDesk))).toEqual([]);
  });

  test("gets no 5xx for a bad query", { timeout: LONG_MS }, async () => {
    expect(await faultsOf(desk(), cookies.staff, inQueries(ofDesk))).toEqual([]);
  });
});
