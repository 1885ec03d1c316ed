import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { areas, builderAreas } from "#app/areas.ts";
import { deskEndpoints } from "#app/sites/desk.ts";
import { siteOf } from "#base/site/paths.ts";
import { screens } from "../../scripts/docs/screens.ts";
import { listen, PAGES_WITH_KIT, testBank } from "../bank/bank.ts";
import { testDesk } from "../bank/desk.ts";
import { addresses } from "../browser/addresses.ts";
import { sendRaw } from "../neighbours/raw-http.ts";

// Whatever is asked, in whatever way, and whoever answers it: the same headers.

const plenty = { callsPerMinute: 100_000, pagesPerMinute: 100_000 };
const bank = testBank(plenty);
const desk = testDesk(bank, { ...plenty, pagesDirectory: PAGES_WITH_KIT });
const origins = { customers: "", desk: "" };

const WANTED = [
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "content-security-policy",
  "cache-control",
];

beforeAll(async () => {
  origins.customers = await listen(bank().site);
  origins.desk = await listen(desk());
});

/** The headers that a response lacks. */
const missing = (names: Iterable<string>) => {
  const sent = new Set(names);
  return WANTED.filter((name) => !sent.has(name));
};

async function lacking(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: "manual", ...init });
  const { status } = response;
  await response.body?.cancel();
  return { status, lacks: missing(response.headers.keys()) };
}

/** The head of the response to what no browser would send. */
async function rawLacking(origin: string, text: string) {
  const [head = ""] = (await sendRaw(origin, text)).split("\r\n\r\n", 1);
  const [line = "", ...headers] = head.split("\r\n");
  const names = headers.map((header) => header.slice(0, header.indexOf(":")).toLowerCase());
  return { status: Number(line.split(" ")[1]), lacks: missing(names) };
}

const samplePath = (pattern: string) => pattern.replace(/:\w+/g, "1").replace(/\*$/, "no-such");
const samples = screens().map(({ address }) => samplePath(address));

describe.each(["customers", "desk"] as const)("every response of the site: %s", (name) => {
  test("to the address of each page", async () => {
    const own = [...new Set([...Object.keys(addresses), ...samples])].filter(
      (path) => siteOf(path) === name,
    );
    expect(own.length).toBeGreaterThan(15);
    for (const path of own) {
      const { status, lacks } = await lacking(`${origins[name]}${path}`);
      expect([path, status, lacks]).toEqual([path, expect.any(Number), []]);
      expect([path, status < 500]).toEqual([path, true]);
    }
  }, 240_000);

  test("to each call, as a stranger makes it", async () => {
    const calls = name === "desk" ? deskEndpoints : [...areas, ...builderAreas];
    for (const { call } of calls) {
      const path = call.path.replace(/\{\w+\}/g, "1");
      const url = `${origins[name]}${path}`;
      expect([path, (await lacking(url, { method: call.method })).lacks]).toEqual([path, []]);
    }
  }, 240_000);

  const asset = readdirSync(join(import.meta.dirname, "../../build-kit/client/assets")).find(
    (each) => each.endsWith(".js"),
  );
  const old = { "user-agent": "Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko" };
  test.each<[string, string, number, RequestInit]>([
    ["a browser that is not supported", "/unsupported-browser", 200, {}],
    ["the way there", "/notice", 302, { headers: old }],
    ["an address that is not there", "/no/such/page", 404, {}],
    ["a file that is not there", "/assets/none.js", 404, {}],
    ["a call that is not there", "/v1/no-such", 404, {}],
    ["a method that no page has", "/notice", 405, { method: "PUT" }],
    ["a method that no call has", "/v1/no-such", 404, { method: "DELETE" }],
    ["a question for methods", "/notice", 405, { method: "OPTIONS" }],
    ["an address that cannot be decoded", "/%ff", 400, {}],
    ["a call whose address cannot be decoded", "/v1/%ff", 400, {}],
    [
      "a post from another site",
      "/notice",
      403,
      { method: "POST", headers: { origin: "https://evil.example" } },
    ],
    [
      "a body of another kind",
      "/notice",
      415,
      { method: "POST", body: "x", headers: { "content-type": "text/x" } },
    ],
    ["a file of the build", `/assets/${asset}`, 200, {}],
    [
      "a file of the build that is known",
      `/assets/${asset}`,
      304,
      { headers: { "if-none-match": `"${asset}"`, "accept-encoding": "identity" } },
    ],
    ["another file", "/favicon.svg", 200, {}],
    ["a part of a file", "/favicon.svg", 206, { headers: { range: "bytes=0-9" } }],
    ["no part of a file", "/favicon.svg", 416, { headers: { range: "bytes=9999999-" } }],
    ["the root's time", "/", 200, { method: "HEAD" }],
    ["health", "/health/live", 200, {}],
    ["readiness", "/health/ready", 200, {}],
    [
      "a report",
      "/csp-report",
      204,
      { method: "POST", body: "{}", headers: { "content-type": "application/csp-report" } },
    ],
    [
      "a report of another kind",
      "/csp-report",
      415,
      { method: "POST", body: "x", headers: { "content-type": "text/x" } },
    ],
    ["the document of the calls", "/v1/openapi.json", 200, {}],
    ["a router's own request", "/__manifest?p=/notice", 204, {}],
  ])("to %s", async (what, path, wanted, init) => {
    const { status, lacks } = await lacking(`${origins[name]}${path}`, init);
    expect([what, status, lacks]).toEqual([what, wanted, []]);
  });

  test.each([
    ["what is not HTTP", "garbage\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["another host", "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 400],
    ["a fragment", "GET /#x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
    [
      "a method of other servers",
      "PROPFIND / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      404,
    ],
    [
      "too many headers",
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      400,
    ],
    ["an expectation", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n", 400],
    [
      "too large a form",
      `POST /notice HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n`,
      413,
    ],
  ])("to %s", async (what, text, wanted) => {
    const { status, lacks } = await rawLacking(origins[name], text);
    expect([what, status, lacks]).toEqual([what, wanted, []]);
  });
});

test("the desk's first address, and its way to sign in", async () => {
  expect(await lacking(`${origins.desk}/`)).toEqual({ status: 302, lacks: [] });
  expect(await lacking(`${origins.desk}/desk/home`)).toEqual({ status: 302, lacks: [] });
});

test("the files for search engines, and a cached page that is known", async () => {
  expect(await lacking(`${origins.customers}/robots.txt`)).toEqual({ status: 200, lacks: [] });
  expect(await lacking(`${origins.customers}/sitemap.xml`)).toEqual({ status: 200, lacks: [] });
  const { headers } = await fetch(`${origins.customers}/notice`);
  const known = { headers: { "if-none-match": headers.get("etag") ?? "" } };
  expect(await lacking(`${origins.customers}/notice`, known)).toEqual({ status: 304, lacks: [] });
});
