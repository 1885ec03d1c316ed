import { createServer, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import { Type as T } from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readNotice } from "#areas/board/contract.ts";
import { echo } from "#areas/kit/contract.ts";
import { CALL_TIMEOUT_MS, call } from "#base/call/call.ts";
import { listen, testBank } from "../../tests/bank/bank.ts";
import { browserAsk, CallError, fieldsOf, serverTime, TIMED_OUT, UNREACHABLE } from "./ask.ts";

const bank = testBank();
const sentences = {
  PLAT000001: "try later",
  [UNREACHABLE]: "no way there",
  [TIMED_OUT]: "too slow",
};
let origin = "";

beforeAll(async () => {
  origin = await listen(bank().site);
});

const ask = ((wanted, input) =>
  browserAsk({ origin, language: "en", sentences })(wanted, input)) as ReturnType<
  typeof browserAsk
>;

async function errorOf(promise: Promise<unknown>): Promise<CallError> {
  try {
    await promise;
  } catch (thrown) {
    if (thrown instanceof CallError) return thrown;
  }
  throw new Error("there was no CallError");
}

test("a call resolves with the content of its envelope [C00]", async () => {
  const { title } = await ask(readNotice, { noticeNumber: 3 });
  expect(title).toMatch(/[a-z]/);
  expect(await ask(echo, { sentence: "a&b=c", times: 2 })).toEqual({ echoed: ["a&b=c", "a&b=c"] });
});

test("a body code other than 200 is an error with the bank's sentence [C00]", async () => {
  const error = await errorOf(ask(readNotice, { noticeNumber: 999_999 }));
  expect(error.code).toBe("BORD000001");
  expect(error.message).toMatch(/notice/i);
});

test("an HTTP error has the status as code and its text as message [E16]", async () => {
  const away = call({ ...echo, path: "/v1/kit/nowhere" });
  const error = await errorOf(ask(away, { sentence: "a", times: 1 }));
  expect([error.code, error.message]).toEqual(["404", "Not Found"]);
});

test.each([
  ["a proxy's page", 502, "text/html", "<title>Bad Gateway</title>", "try later"],
  ["an outage, whatever it says", 503, "application/json", '{"message":"down"}', "try later"],
  ["a body that is no answer", 200, "text/html", "<title>Welcome</title>", "try later"],
  ["what the caller did", 429, "application/json", '{"message":"wait 9 s"}', "wait 9 s"],
])(
  "pages say of %s what a visitor understands [E16] [M06]",
  async (_, status, type, body, shown) => {
    const proxy = createServer((_request, response) => {
      response.writeHead(status, { "content-type": type }).end(body);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const { port } = proxy.address() as AddressInfo;
    const behind = browserAsk({ origin: `http://127.0.0.1:${port}`, language: "en", sentences });
    const error = await errorOf(behind(readNotice, { noticeNumber: 1 }));
    proxy.close();
    expect([error.code, error.message]).toEqual([String(status), STATUS_CODES[status]]);
    expect(error.sentence).toBe(shown);
  },
);

test("a malformed input names its fields", async () => {
  const error = await errorOf(ask(echo, { sentence: "", times: 10 }));
  expect([error.code, error.message]).toEqual(["400", "Bad Request"]);
  expect(fieldsOf(error).map(({ field }) => field)).toEqual(["sentence", "times"]);
});

test("a site that cannot be reached is told apart from one that does not answer", async () => {
  const closed = browserAsk({ origin: "http://127.0.0.1:1", language: "en", sentences });
  expect(await errorOf(closed(readNotice, { noticeNumber: 1 }))).toMatchObject({
    code: UNREACHABLE,
    message: "no way there",
  });
});

const silent = createServer(() => undefined);
beforeAll(() => new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve)));
afterAll(() => silent.closeAllConnections());
afterAll(() => new Promise((resolve) => silent.close(resolve)));

test("a call is given up after its time, which is 64 s [C00] [K06]", async () => {
  expect(CALL_TIMEOUT_MS).toBe(64_000);
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const slow = browserAsk({
    origin: `http://127.0.0.1:${port}`,
    language: "en",
    sentences,
    timeoutMs: 30,
  });
  expect(await errorOf(slow(readNotice, { noticeNumber: 1 }))).toMatchObject({
    code: TIMED_OUT,
    message: "too slow",
  });
});

test("the headers of a call carry channel and language [C00]", async () => {
  const seen: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    seen.push({ ...request.headers, url: request.url });
    response.end(JSON.stringify({ code: 200, message: "OK", content: {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const there = browserAsk({ origin: `http://127.0.0.1:${port}`, language: "zh", sentences });
  const search = call({
    method: "GET",
    path: "/v1/some/{id}/thing",
    summary: "",
    who: "anyone",
    input: T.Object({
      id: T.String(),
      tag: T.Optional(T.Array(T.String())),
      q: T.Optional(T.String()),
    }),
    output: T.Object({}),
    errors: [],
  });
  await there(search, { id: "a/b", tag: ["x", "y"], q: "早 安" });
  server.close();
  expect(seen[0]).toMatchObject({
    "x-channel-code": "IBK",
    "accept-language": "zh-TW",
    url: `/v1/some/a%2Fb/thing?tag=x&tag=y&q=${encodeURIComponent("早")}+${encodeURIComponent("安")}`,
  });
});

test("the server's time is read by HEAD of the site root [C70]", async () => {
  const time = await serverTime(origin);
  expect(Math.abs((time?.getTime() ?? 0) - Date.now())).toBeLessThan(5_000);
  expect(await serverTime("http://127.0.0.1:1")).toBeNull();
});
