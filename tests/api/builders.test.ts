import { describe, expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";

const bank = testBank();

const calls = ["/v1/dev/outbox", "/v1/support/faqs/misses", "/v1/openapi.json"];
const pages = ["/dev/outbox", "/dev/search-misses", "/kit", "/kit/forms", "/kit/remote"];
const ofBuilders = [...calls, ...pages];

async function statusOf(url: string, from: { remoteAddress?: string; headers?: object }) {
  const { remoteAddress = "127.0.0.1", headers = {} } = from;
  const response = await bank().site.inject({ url, remoteAddress, headers: { ...headers } });
  return response.statusCode;
}

describe.each(ofBuilders)("%s", (url) => {
  test.each(["127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"])(
    "answers to %s",
    async (remoteAddress) => {
      expect(await statusOf(url, { remoteAddress })).toBe(200);
    },
  );

  test.each(["192.168.1.7", "10.0.0.1", "203.0.113.7", "2001:db8::7", "::ffff:10.0.0.1"])(
    "is not there for %s",
    async (remoteAddress) => {
      expect(await statusOf(url, { remoteAddress })).toBe(404);
    },
  );

  test("is not opened by a header that claims to come from here", async () => {
    const headers = { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1", host: "localhost" };
    expect(await statusOf(url, { remoteAddress: "203.0.113.7", headers })).toBe(404);
  });

  test("is not there for somebody behind a proxy of this machine", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    expect(await statusOf(url, { headers })).toBe(404);
  });

  test("is not there for a page of another site that points its name here", async () => {
    expect([400, 404]).toContain(await statusOf(url, { headers: { host: "evil.example" } }));
  });
});

test("however the address is spelt", async () => {
  for (const url of ["/%761/dev/outbox", "/v1/dev/%6futbox", "/dev/%6futbox", "/kit.data"]) {
    expect([url, await statusOf(url, { remoteAddress: "203.0.113.7" })]).toEqual([url, 404]);
  }
});

test("what everybody may see stays open to everybody", async () => {
  expect(await statusOf("/notice", { remoteAddress: "203.0.113.7" })).toBe(200);
  expect(await statusOf("/v1/board/notice/1", { remoteAddress: "203.0.113.7" })).toBe(200);
});
