import { connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isReadTooSlowly, readerLimits, watchReaders } from "./slow-readers.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

describe("a reader", () => {
  test.each([
    ["of a small answer has 30 s", 30, 0, false],
    ["of a small answer has no more than that", 30.1, 0, true],
    ["of a page at the edge of the net is waited for", 50, 200 * KILOBYTE, false],
    ["of a page who reads a byte now and then is dropped", 60, 200 * KILOBYTE, true],
    ["of a large file who goes on is waited for", 280, 2 * MEGABYTE, false],
  ])("%s", (_, seconds, bytes, isDropped) => {
    expect(isReadTooSlowly({ passedMs: seconds * 1000, bytes }, readerLimits)).toBe(isDropped);
  });
});

describe("on a real connection", () => {
  // More than all buffers between two programs on one machine can hold.
  const large = Buffer.alloc(64 * MEGABYTE, "x");
  const working = new Set<unknown>();
  let app: FastifyInstance;
  let port = 0;
  let stop = () => {};
  beforeAll(async () => {
    app = Fastify({ forceCloseConnections: true });
    stop = watchReaders(app.server, {
      limits: {
        stalledMs: 400,
        bytesPerSecondLeast: 16 * MEGABYTE,
        unsentMost: 1024 * MEGABYTE,
        checkMs: 50,
      },
      isWaiting: (socket) => socket.writableLength > 0 || !working.has(socket),
    });
    app.addHook("onRequest", async ({ raw }, reply) => {
      working.add(raw.socket);
      reply.raw.once("close", () => working.delete(raw.socket));
    });
    app.get("/page", async () => large);
    app.get("/stream", (_request, reply) => {
      reply.hijack();
      reply.raw.write(large);
    });
    app.get("/slow-work", () => new Promise((resolve) => setTimeout(resolve, 1_500, "done")));
    port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  });
  afterAll(async () => {
    stop();
    await app.close();
  });

  const dropped = () =>
    new Promise<void>((resolve) => {
      app.server.once("connection", (socket) => socket.once("close", () => resolve()));
    });
  const ask = (path: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    return socket;
  };

  test.each(["/page", "/stream"])("who asks for %s and never reads is dropped", async (path) => {
    const isDropped = dropped();
    const socket = ask(path).pause();
    await isDropped;
    socket.destroy();
  });

  test("who reads a little now and then is dropped too", async () => {
    const isDropped = dropped();
    const socket = ask("/page").pause();
    const timer = setInterval(() => socket.read(16 * KILOBYTE), 50);
    await isDropped;
    clearInterval(timer);
    socket.destroy();
  });

  test("who reads gets all of it, and work that takes long is waited for", async () => {
    const read = (path: string) =>
      new Promise<number>((resolve) => {
        let bytes = 0;
        const socket = ask(path);
        socket.on("data", (part) => {
          bytes += part.length;
          if (bytes > large.length || String(part).endsWith("done")) socket.destroy();
        });
        socket.on("close", () => resolve(bytes));
      });
    expect(await read("/page")).toBeGreaterThan(large.length);
    expect(await read("/slow-work")).toBeGreaterThan(0);
  });

  test("a connection that asks for nothing is dropped", async () => {
    const isDropped = dropped();
    const socket = connect(port, "127.0.0.1");
    await isDropped;
    socket.destroy();
  });
});

test("when all who do not read hold too much together, those that wait longest are dropped", async () => {
  const app = Fastify({ forceCloseConnections: true });
  const stop = watchReaders(app.server, {
    limits: { ...readerLimits, unsentMost: 100 * MEGABYTE, checkMs: 50 },
    isWaiting: () => false,
  });
  const large = Buffer.alloc(64 * MEGABYTE, "x");
  app.get("/", async () => large);
  const arrived: { destroyed: boolean }[] = [];
  app.server.on("connection", (socket) => arrived.push(socket));
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  const ask = () => {
    const client = connect(port, "127.0.0.1").pause();
    client.on("error", () => undefined);
    client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    return client;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 150));
  const clients = [ask()];
  await pause();
  expect(arrived.map(({ destroyed }) => destroyed)).toEqual([false]);
  clients.push(ask());
  while (!arrived[0]?.destroyed) await pause();
  expect(arrived.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  for (const client of clients) client.destroy();
  stop();
  await app.close();
});

test("who reads nothing of a large answer is reset once nothing moves, however large it is", async () => {
  const app = Fastify({ forceCloseConnections: true });
  const stop = watchReaders(app.server, {
    // At this rate the answer would be waited for over a year, and Node's own timeout drops nobody.
    limits: { stalledMs: 400, bytesPerSecondLeast: 1, unsentMost: 1024 * MEGABYTE, checkMs: 50 },
    isWaiting: () => false,
  });
  const large = Buffer.alloc(64 * MEGABYTE, "x");
  app.get("/", async () => large);
  const dropped = new Promise<void>((resolve) => {
    app.server.once("connection", (socket) => socket.once("close", () => resolve()));
  });
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  const client = connect(port, "127.0.0.1").pause();
  const error = new Promise<NodeJS.ErrnoException>((resolve) => client.once("error", resolve));
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await dropped;
  client.resume();
  expect((await error).code).toBe("ECONNRESET");
  stop();
  await app.close();
});
