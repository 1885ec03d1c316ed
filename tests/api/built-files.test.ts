import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";

// Scripts and styles of the build are served from memory; the tests serve the build with the kit.

// More at once than one network may have waiting for large files.
const bank = testBank({ requestsAtOnce: 200 });
const folder = join(import.meta.dirname, "../../build-kit/client/assets");
const shared = readdirSync(folder).find((name) => /^shared-.*\.js$/.test(name)) ?? "";

function open(name: string, headers: Record<string, string> = {}) {
  return bank().site.inject({ method: "GET", url: `/assets/${name}`, headers });
}

test("a script is the same in every encoding, and is kept for a year", async () => {
  const plain = await open(shared);
  const br = await open(shared, { "accept-encoding": "gzip, br" });
  const gzip = await open(shared, { "accept-encoding": "gzip" });
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  expect(plain.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
});

test("who has it already is told so, in the same encoding alone", async () => {
  const { headers } = await open(shared, { "accept-encoding": "br" });
  const known = { "if-none-match": String(headers.etag) };
  const again = await open(shared, { ...known, "accept-encoding": "br" });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
  expect((await open(shared, known)).statusCode).toBe(200);
});

test("HEAD has the length and no body; what the build did not make is not found", async () => {
  const url = `/assets/${shared}`;
  const head = await bank().site.inject({ method: "HEAD", url });
  expect([head.statusCode, head.payload]).toEqual([200, ""]);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(65_536);
  expect((await open("nothing.js")).statusCode).toBe(404);
  expect((await open(`${shared}.br`)).statusCode).toBe(404);
  expect((await open("..%2F..%2Fserver%2Findex.js")).statusCode).toBe(404);
});

test("who asks for too many at once gets a page for some, as plain text and not to be kept", async () => {
  const requests = Array.from({ length: 90 }, () => open(shared, { "accept-encoding": "br" }));
  const responses = await Promise.all(requests);
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, payload } of refused) {
    expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": "1" });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("etag");
    expect(payload).toContain("<h1>操作過於頻繁，請於 1 秒後再試。</h1>");
  }
});
