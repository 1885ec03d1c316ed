import { beforeAll, describe, expect, test } from "vitest";
import { dataPolicy } from "#server/http/headers.ts";
import { listen, testBank } from "../bank/bank.ts";
import { sendRaw } from "../neighbours/raw-http.ts";

const CALLS = 6;
const bank = testBank({ callsPerMinute: CALLS });

let origin = "";
beforeAll(async () => {
  origin = await listen(bank().site);
});

/** One call, in every spelling that reaches it. */
const spellings = {
  "as it is": "/v1/board/notice/1",
  "with an encoded letter": "/%761/board/notice/1",
  "with an encoded digit": "/v%31/board/notice/1",
  "encoded further on": "/v1/b%6fard/notice/%31",
  "with an empty query": "/v1/board/notice/1?",
};

async function ask(target: string): Promise<string> {
  const host = new URL(origin).host;
  return sendRaw(origin, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
}

describe("a call, however its address is written", () => {
  test("has one allowance and the headers of a call", async () => {
    const absolute = `${origin}${spellings["as it is"]}`;
    for (const target of [...Object.values(spellings), absolute]) {
      const response = (await ask(target)).toLowerCase();
      expect([target, response.slice(0, 12)]).toEqual([target, "http/1.1 200"]);
      expect(response).toContain("cache-control: no-store\r\n");
      expect(response).toContain(`content-security-policy: ${dataPolicy}\r\n`);
    }
    for (const target of [...Object.values(spellings), absolute]) {
      const response = (await ask(target)).toLowerCase();
      expect([target, response.slice(0, 12)]).toEqual([target, "http/1.1 429"]);
      expect(response).toMatch(/\r\nretry-after: \d+\r\n/);
      expect(response).toContain("cache-control: no-store\r\n");
    }
  });

  test("leaves the allowances of pages, health and reports alone", async () => {
    for (const url of ["/notice", "/health/live"]) {
      expect([url, (await bank().site.inject(url)).statusCode]).toEqual([url, 200]);
    }
  });
});

test("reports of browsers have an allowance too", async () => {
  const report = () =>
    bank().site.inject({
      method: "POST",
      url: "/csp-report",
      payload: "{}",
      headers: { "content-type": "application/csp-report" },
    });
  for (let times = 0; times < CALLS; times += 1) expect((await report()).statusCode).toBe(204);
  expect((await report()).statusCode).toBe(429);
});
