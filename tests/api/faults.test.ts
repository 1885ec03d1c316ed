import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { maskedNetwork } from "#server/log/request-log.ts";
import { PAGES_WITH_KIT, testBank } from "../bank/bank.ts";

interface Routes {
  routes: Record<string, { path?: string; module: object }>;
}

// A faulty loader for a screen of the kit: patched in before the bank loads its screens, and
// removed afterwards for the files that share the process.
let undo = () => {};
afterAll(() => undo());
beforeAll(async () => {
  const { routes } = (await import(join(PAGES_WITH_KIT, "server/index.js"))) as Routes;
  const route = Object.values(routes).find(({ path }) => path === "kit/live");
  if (!route) throw new Error("the kit has no such screen");
  const loader = () => {
    throw new TypeError("a mistake in a loader");
  };
  const { module } = route;
  undo = () => {
    route.module = module;
  };
  route.module = { ...module, loader };
});

const bank = testBank({ mode: "production", logLevel: "info", pageCacheSeconds: 60 });

type Line = Record<string, unknown> & { err?: Error };
let lines: Line[] = [];
beforeAll(() => {
  const take = (line: unknown) => void lines.push(line as Line);
  bank().site.bankLog = { info: take, warn: take, error: take };
});
beforeEach(() => {
  lines = [];
});

const form = { "content-type": "application/x-www-form-urlencoded" };

function post(url: string) {
  return bank().site.inject({ method: "POST", url, payload: "a=b", headers: form });
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

describe("a form that is sent", () => {
  test.each([
    ["/nope", 404, "找不到"],
    ["/favicon.svg", 404, "找不到"],
    ["/__manifest", 404, "找不到"],
    ["/health/live", 404, "找不到"],
    ["/notice", 405, "無法受理"],
    ["/Notice", 405, "無法受理"],
    ["/kit/data", 405, "無法受理"],
    ["/kit/remote", 405, "無法受理"],
    // Its action refuses before the shell's own data is read.
    ["/kit/live", 404, "找不到"],
  ])("to %s, which reads none, gets %d with a page that says so", async (url, status, words) => {
    const response = await post(url);
    expect([response.statusCode, titleOf(response.body)]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
    expect(response.headers["content-type"]).toContain("text/html");
  });
});

describe("a mistake in a loader", () => {
  test("is a 500, and one line in the log with its route and nothing that was typed", async () => {
    for (const url of ["/kit/live?name=A123456789", "/KIT/live?name=A123456789"]) {
      lines = [];
      expect((await bank().site.inject(url)).statusCode).toBe(500);
      const faults = lines.filter(({ err }) => err !== undefined);
      expect(faults.map(({ err, route }) => [err?.message, route])).toEqual([
        ["a mistake in a loader", "/kit/live"],
      ]);
      expect(JSON.stringify(lines)).not.toContain("A123456789");
    }
  });

  test("an address that is none is no fault", async () => {
    for (const url of ["/nothing", "/nothing.data", "/notice/99999"]) await bank().site.inject(url);
    await post("/nope");
    expect(lines.filter(({ err }) => err !== undefined)).toEqual([]);
  });
});

describe("the request log of production", () => {
  const context = async (url: string, headers = {}) => {
    lines = [];
    await bank().site.inject({ url, headers, remoteAddress: "203.0.113.7" });
    // The line is logged after the response was sent.
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    return lines;
  };

  test.each([
    ["a page", "/notice/3?utm=A123456789", "/notice/:number", 200],
    ["a page from the cache", "/notice/3", "/notice/:number", 200],
    ["a search", "/support/faq/search/A123456789", "/support/faq/search/:typed", 200],
    ["a call", "/v1/board/notice/3", "/v1/board/notice/:ntcNbr", 200],
    ["a missing page", "/A123456789", "/*", 404],
    ["a missing call", "/v1/A123456789", "/v1/*", 404],
    ["a file", "/favicon.svg", "/favicon.svg", 200],
  ])("has one line for %s, without what was typed and who asked", async (_, url, route, status) => {
    const cookie = `__Host-session=${"b".repeat(43)}; language=en`;
    const [line, ...more] = await context(url, { cookie });
    expect(more).toEqual([]);
    expect(line).toEqual({
      request: expect.any(String),
      method: "GET",
      route,
      status,
      ms: expect.any(Number),
      network: "203.0.0.0/16",
    });
  });

  test.each([
    ["203.0.113.7", "203.0.0.0/16"],
    ["::ffff:203.0.113.7", "203.0.0.0/16"],
    ["2001:db8:85a3::8a2e:370:7334", "2001:db8::/32"],
    ["::1", "0:0::/32"],
    ["fe80::1%eth0", "fe80:0::/32"],
    ["", "none"],
  ])("tells of %s only %s", (address, network) => {
    expect(maskedNetwork(address)).toBe(network);
  });
});
