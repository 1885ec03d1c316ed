import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { listen, testBank } from "../bank/bank.ts";
import { sendRaw } from "../neighbours/raw-http.ts";

const CALLS = 12;
const PAGES = 8;
const bank = testBank({
  callsPerMinute: CALLS,
  pagesPerMinute: PAGES,
  trustedProxies: ["127.0.0.1"],
});
let origin = "";
beforeAll(async () => {
  origin = await listen(bank().site);
});

/** The status of a request that a trusted proxy forwards for an address. */
async function statusFor(address: string, url: string): Promise<number> {
  const headers = { "x-forwarded-for": address };
  return (await bank().site.inject({ url, headers })).statusCode;
}

async function statusesFor(addresses: readonly string[], url: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push(await statusFor(address, url));
  return statuses;
}

const hosts = (count: number) =>
  Array.from({ length: count }, (_, host) => `2001:db8:1:1::${host + 1}`);

describe("the addresses of one IPv6 network share one allowance", () => {
  test("of calls", async () => {
    const statuses = await statusesFor(hosts(CALLS + 1), "/v1/board/notice/1");
    expect(statuses).toEqual([...Array(CALLS).fill(200), 429]);
    expect(await statusFor("2001:db8:1:2::1", "/v1/board/notice/1")).toBe(200);
  });

  test("of pages", async () => {
    const statuses = await statusesFor(hosts(PAGES + 1), "/favicon.svg");
    expect(statuses).toEqual([...Array(PAGES).fill(200), 429]);
  });

  test("and IPv4 in the clothes of IPv6 is the same address", async () => {
    const both = ["198.51.100.7", "::ffff:198.51.100.7"];
    const statuses = await statusesFor(
      Array(CALLS / 2)
        .fill(both)
        .flat(),
      "/v1/board/notice/1",
    );
    expect(statuses).toEqual(Array(CALLS).fill(200));
    expect(await statusFor(both[1] ?? "", "/v1/board/notice/1")).toBe(429);
  });
});

describe("a costly call weighs more, through whichever door it comes:", () => {
  const search = (address: string, path: string) => statusFor(address, `${path}?${query}`);
  const query = new URLSearchParams({ srchVal: "atm", q: "atm" });

  test("twelve calls are two searches", async () => {
    expect(await search("198.51.100.20", "/v1/search")).toBe(200);
    expect(await search("198.51.100.20", "/v1/support/faqs")).toBe(200);
    expect(await search("198.51.100.20", "/v1/search")).toBe(429);
    // They have not used up the ordinary allowance.
    expect(await statusFor("198.51.100.20", "/v1/board/notice/1")).toBe(200);
  });

  test("so are pages that search", async () => {
    expect(await search("198.51.100.21", "/search")).toBe(200);
    expect(await search("198.51.100.21", "/v1/search")).toBe(200);
    const headers = { "x-forwarded-for": "198.51.100.21", cookie: "language=en" };
    const response = await bank().site.inject({ url: `/search?${query}`, headers });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.payload).toContain("<h1>Too many requests</h1>");
    // The way back repeats what was asked.
    expect(response.payload).toContain('<a href="?srchVal=atm&amp;q=atm">Try again</a>');
  });
});

describe("everything else is counted too:", () => {
  test("reports of browsers, of which each is a line of the log", async () => {
    const report = () =>
      bank().site.inject({
        method: "POST",
        url: "/csp-report",
        headers: { "x-forwarded-for": "198.51.100.30", "content-type": "application/csp-report" },
        payload: "{}",
      });
    for (let times = 0; times < CALLS; times += 1) expect((await report()).statusCode).toBe(204);
    const response = await report();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("what a balancer asks, and the stream of a session", async () => {
    for (const url of ["/health/ready", "/live/session"]) {
      const statuses = await statusesFor(Array(602).fill("198.51.100.31"), url);
      expect(statuses.filter((status) => status === 200).length, url).toBe(600);
      expect(statuses.at(-1), url).toBe(429);
    }
  });

  test("addresses that cannot be read", async () => {
    const bad = `GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 198.51.100.32\r\n\r\n`;
    const response = await sendRaw(
      origin,
      bad.repeat(PAGES + 1).replace(/\r\n\r\n$/, "\r\nConnection: close\r\n\r\n"),
    );
    const statuses = [...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual([...Array(PAGES).fill("400"), "429"]);
  });

  test("what another site's page sends", async () => {
    const post = () =>
      bank().site.inject({
        method: "POST",
        url: "/v1/support/terms",
        headers: { "x-forwarded-for": "198.51.100.33", origin: "https://evil.example" },
        payload: {},
      });
    for (let times = 0; times < CALLS; times += 1) expect((await post()).statusCode).toBe(403);
    expect((await post()).statusCode).toBe(429);
  });
});

test("whoever is refused again and again waits for the next refusal, and nobody else does", async () => {
  const post = (network: string) =>
    bank().site.inject({
      method: "POST",
      url: "/v1/support/terms",
      headers: { "x-forwarded-for": network },
      payload: {},
    });
  // The first requests get "no such method"; the next sixty exceed the rate limit.
  for (let times = 0; times < CALLS + 60; times += 1) await post("198.51.100.50");
  const slow = post("198.51.100.50").then(({ statusCode }) => statusCode);
  const first = await Promise.race([slow, sleep(1_500, "still waiting")]);
  expect(first).toBe("still waiting");
  expect((await post("198.51.100.51")).statusCode).toBeLessThan(500);
  expect(await slow).toBe(429);
});

test("a refusal for having been too often says when to come back", async () => {
  const { site, owner, vault } = bank();
  await owner.query(
    `insert into chat_count (id, subject_hash, at)
     select gen_random_uuid(), $1, bank.now() from generate_series(1, 120)`,
    [vault.tag("chat-address", "198.51.100.40")],
  );
  const response = await site.inject({
    method: "POST",
    url: "/v1/support/chats/messages",
    headers: { "x-forwarded-for": "198.51.100.40" },
    payload: { cont: "atm" },
  });
  const { code, content } = response.json();
  expect([response.statusCode, code]).toEqual([200, "PLAT000005"]);
  expect(response.headers["retry-after"]).toBe(String(content.seconds));
});
