import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { testBank } from "../bank/bank.ts";

const bank = testBank({ callsPerMinute: 3, pagesPerMinute: 2, mode: "production" });

test("the API's document is not there in production", async () => {
  // One of the three calls that this bank's rate limit allows.
  const live = await bank().site.inject("/health/live");
  expect([live.statusCode, live.json()]).toEqual([200, { live: true, version: manifest.version }]);
  expect((await bank().site.inject("/v1/openapi.json")).statusCode).toBe(404);
});

test("one call too many in a minute gets 429 and is told when to come back", async () => {
  for (let times = 0; times < 2; times += 1) {
    expect((await bank().site.inject("/v1/board/notice/1")).statusCode).toBe(200);
  }
  const response = await bank().site.inject("/v1/board/notice/1");
  expect(response.statusCode).toBe(429);
  expect(response.json().code).toBe(429);
  expect(response.json().message).toMatch(/^操作過於頻繁，請於 \d+ 秒後再試。$/);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
});

test("one page too many too, as a page; and the builders' pages are not there in production", async () => {
  expect((await bank().site.inject("/kit")).statusCode).toBe(404);
  expect((await bank().site.inject("/kit/remote")).statusCode).toBe(404);
  const response = await bank().site.inject("/notice");
  expect(response.statusCode).toBe(429);
  expect(response.headers["content-type"]).toContain("text/html");
  expect(response.headers["retry-after"]).toBeDefined();
  expect(response.payload).not.toContain("{");
});

test("a damaged link is counted like a page, and names the seconds too", async () => {
  const response = await bank().site.inject({
    url: "/notice/%E0%A4%A",
    headers: { cookie: "language=en" },
  });
  expect(response.statusCode).toBe(429);
  expect(response.payload).toMatch(/<h1>Too many requests\. Please try again in \d+ s\.<\/h1>/);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
});
