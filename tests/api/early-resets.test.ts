// Clients that reset their connection before the process accepts it. The system still delivers
// what they sent, but no longer knows from where.

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { beforeAll, expect, test } from "vitest";
import { listen, testBank } from "../bank/bank.ts";

const CONNECTIONS = 5;

const bank = testBank();
let origin: string;
beforeAll(async () => {
  origin = await listen(bank().site);
});

/** Sends the text on several connections, and resets all of them, while the process is busy. */
const client = `
  const { connect } = require("node:net");
  const { workerData: { port, text, connections, done } } = require("node:worker_threads");
  const resets = Array.from({ length: connections }, () => new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(text, () => socket.resetAndDestroy()));
    socket.on("error", () => undefined).on("close", resolve);
  }));
  Promise.all(resets).then(() => {
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  });
`;

test.each(["/%FF", "/", "/v1/board/notice/1"])(
  "a request for %s that was reset before it was accepted is not heard, and ends nothing",
  async (path) => {
    const { server } = bank().site;
    const destroyed: boolean[] = [];
    let requests = 0;
    server.on("request", () => {
      requests += 1;
    });
    const done = new Int32Array(new SharedArrayBuffer(4));
    const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const port = Number(new URL(origin).port);
    const workerData = { port, text, connections: CONNECTIONS, done };
    const worker = new Worker(client, { eval: true, workerData });
    const left = once(worker, "exit");
    await once(worker, "online");
    server.on("connection", (socket) => destroyed.push(socket.destroyed));
    Atomics.wait(done, 0, 0);
    await expect.poll(() => destroyed).toEqual(Array(CONNECTIONS).fill(true));
    await left;
    expect(requests).toBe(0);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  },
);
