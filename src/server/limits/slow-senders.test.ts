import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyTimeouts, isTooSlow, watchSenders } from "./slow-senders.ts";

const MEGABYTE = 1024 * 1024;
const SECOND = 1000;

describe("a sender", () => {
  test.each([
    ["of a small body has 30 s", "small", 29.9, 0, false],
    ["of a small body has no more than 30 s", "small", 30, 60_000, true],
    ["of files may begin slowly", "large", 29.9, 0, false],
    ["of files who sends nothing is dropped", "large", 30, 0, true],
    ["of three files on a slow 3G line is heard out", "large", 125, 6 * MEGABYTE, false],
    ["of one file at the edge of the net is heard out", "large", 240, 2 * MEGABYTE, false],
    ["of files who drips is dropped", "large", 60, 60 * 1024, true],
    ["of files has five minutes", "large", 300, 8 * MEGABYTE, true],
  ] as const)("%s", (_, kind, seconds, bytes, isDropped) => {
    expect(isTooSlow({ passedMs: seconds * SECOND, bytes }, bodyTimeouts[kind])).toBe(isDropped);
  });
});

describe("on a real connection", () => {
  const quick = {
    small: { mostMs: 200, slowFromMs: 200, bytesPerSecondLeast: 0 },
    large: { mostMs: 20_000, slowFromMs: 200, bytesPerSecondLeast: 1_000 },
    checkMs: 20,
  };
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = Fastify();
    const watch = watchSenders(app, (socket: Socket) => socket.end("dropped"), quick);
    app.addHook("onRequest", async (request) => watch(request));
    app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, text, done) =>
      done(null, text),
    );
    app.post("/small", async () => "heard");
    app.post("/large", { config: { largeBody: true } }, async () => "heard");
    port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  });
  afterAll(() => app.close());

  /** Sends that many pieces of 200 bytes, one every 25 ms; the rest of the body never comes. */
  function send(path: string, { pieces, promised }: { pieces: number; promised: number }) {
    return new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let received = "";
      let sent = 0;
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${promised * 200}\r\n\r\n`,
      );
      const timer = setInterval(() => {
        if (sent === pieces || !socket.writable) clearInterval(timer);
        else socket.write("x".repeat(200));
        sent += 1;
      }, 25);
      socket.on("data", (data) => {
        received += data;
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        clearInterval(timer);
        resolve(received);
      });
    });
  }

  test("who keeps on sending is heard where bodies may be large, and dropped elsewhere", async () => {
    const forty = { pieces: 40, promised: 40 };
    const [large, small] = await Promise.all([send("/large", forty), send("/small", forty)]);
    expect(large).toMatch(/^HTTP\/1\.1 200 .*heard$/s);
    expect(small).toBe("dropped");
  });

  test("who stops in the middle is dropped everywhere, and who is quick nowhere", async () => {
    const half = { pieces: 2, promised: 40 };
    expect(await Promise.all([send("/large", half), send("/small", half)])).toEqual([
      "dropped",
      "dropped",
    ]);
    const whole = { pieces: 2, promised: 2 };
    expect(await send("/large", whole)).toContain("heard");
    expect(await send("/small", whole)).toContain("heard");
  });
});
