import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { Type as T } from "typebox";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "#base/call/call.ts";
import { area } from "#server/api/call-context.ts";
import { listen, PAGES_WITH_KIT, testBank } from "../bank/bank.ts";
import { sendRaw } from "../neighbours/raw-http.ts";

/** A call that stays pending until the test releases it. */
const hold = call({
  method: "GET",
  path: "/v1/test/hold",
  summary: "Waits",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({}),
  errors: [],
});
let held: (() => void)[] = [];
let most = 0;
const holding = area(
  "test",
  { hold },
  {
    hold: () =>
      new Promise<object>((resolve) => {
        held.push(() => resolve({}));
        most = Math.max(most, held.length);
      }),
  },
);

const ASSETS = join(PAGES_WITH_KIT, "client/assets");
const sizeOf = (name: string) => statSync(join(ASSETS, name)).size;
const LARGEST =
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? "";
const LARGEST_BYTES = sizeOf(LARGEST);
const AT_ONCE = 3;
const bank = testBank({ requestsAtOnce: AT_ONCE, callsPerMinute: 100_000 }, holding);
let origin = "";
beforeAll(async () => {
  origin = await listen(bank().site);
});
beforeEach(() => {
  held = [];
  most = 0;
});

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const statusesIn = (response: string) =>
  [...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
const otherNetwork = { remoteAddress: "192.0.2.1" };

/** Opens a connection and sends the requests; returns it with what it has received. */
function open(text: string): Promise<{ socket: Socket; heard(): string }> {
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => {
      socket.write(text, () => resolve({ socket, heard: () => response }));
    });
    socket.on("data", (part) => {
      response += part;
    });
    socket.on("error", () => undefined);
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("of requests that one connection sends at once one is worked on, and others are answered meanwhile", async () => {
  const { socket, heard } = await open(ask("/v1/test/hold").repeat(5));
  await until(() => held.length === 1);
  // Another client's call is answered before the burst has ended.
  const response = await bank().site.inject({ url: "/v1/board/notice/1", ...otherNetwork });
  expect(response.statusCode).toBe(200);
  expect([held.length, statusesIn(heard())]).toEqual([1, []]);
  for (let answered = 1; answered <= 5; answered += 1) {
    held.shift()?.();
    await until(() => statusesIn(heard()).length === answered);
    if (answered < 5) await until(() => held.length === 1);
  }
  expect(most).toBe(1);
  expect(statusesIn(heard())).toEqual(Array(5).fill("200"));
  socket.destroy();
});

test("a connection with too many requests waiting is told so and closed; the bank goes on", async () => {
  const search = ask(`/v1/search?srchVal=${encodeURIComponent("轉帳")}&pageCnt=50`);
  // The first search loads the index.
  await bank().site.inject({ url: "/v1/search?srchVal=atm", ...otherNetwork });
  const burst = sendRaw(origin, search.repeat(1_190));
  const other = await bank().site.inject({ url: "/v1/board/notice/1", ...otherNetwork });
  expect(other.statusCode).toBe(200);
  const statuses = statusesIn(await burst);
  expect(statuses.length).toBeLessThanOrEqual(18);
  expect(statuses.filter((status) => status === "200").length).toBe(statuses.length - 1);
  expect(statuses.at(-1)).toBe("429");
});

test("who pipelines large files and reads none gets a megabyte of them, and the system holds no more", async () => {
  const { site } = bank();
  const arrived = once(site.server, "connection");
  const text = ask(`/assets/${LARGEST}`).repeat(16);
  const client = connect(Number(new URL(origin).port), "127.0.0.1").pause();
  client.write(text);
  const [socket] = (await arrived) as [Socket];
  await until(() => socket.writableEnded);
  // Of sixteen, those before the megabyte was full, with their headers.
  expect(socket.bytesWritten).toBeGreaterThan(1_048_576);
  expect(socket.bytesWritten).toBeLessThan(1_048_576 + LARGEST_BYTES + 4_096);
  // Who does read gets all of it, in order, and the end of the connection.
  let heard = "";
  client.setEncoding("latin1").on("data", (part) => {
    heard += part;
  });
  client.resume();
  await once(client, "end");
  expect(new Set(statusesIn(heard))).toEqual(new Set(["200"]));
  expect(heard.length).toBe(socket.bytesWritten);
  client.destroy();
});

test("of one network so many requests are worked on at once, the others wait, and other networks do not", async () => {
  const clients = await Promise.all(
    Array.from({ length: AT_ONCE + 2 }, () => open(ask("/v1/test/hold"))),
  );
  await until(() => held.length === AT_ONCE);
  const other = await bank().site.inject({ url: "/v1/board/notice/1", ...otherNetwork });
  expect(other.statusCode).toBe(200);
  expect(held.length).toBe(AT_ONCE);
  while (clients.some(({ heard }) => heard() === "")) {
    held.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(most).toBe(AT_ONCE);
  for (const { socket, heard } of clients) {
    expect(statusesIn(heard())).toEqual(["200"]);
    socket.destroy();
  }
});

test("who goes away gives its place back, also while it waits", async () => {
  const clients = await Promise.all(
    Array.from({ length: AT_ONCE + 1 }, () => open(ask("/v1/test/hold"))),
  );
  await until(() => held.length === AT_ONCE);
  for (const { socket } of clients) socket.destroy();
  const later = await open(ask("/health/live"));
  await until(() => later.heard() !== "");
  expect(statusesIn(later.heard())).toEqual(["200"]);
  later.socket.destroy();
});
