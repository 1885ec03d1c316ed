import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { boundConnections } from "./connections.ts";

let app: FastifyInstance;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app.close();
});

/** Opens a server that allows two connections per network, and that many connections to it. */
async function open(
  connections: number,
  { trustedProxies, isWaiting }: { trustedProxies: string[]; isWaiting: boolean },
): Promise<Socket[]> {
  app = Fastify({ forceCloseConnections: true });
  boundConnections(app.server, {
    limits: { inAll: 10, ofNetwork: 2 },
    trustedProxies,
    isWaiting: () => isWaiting,
  });
  const arrived: Socket[] = [];
  app.server.on("connection", (socket) => arrived.push(socket));
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  while (arrived.length < connections) {
    const before = arrived.length;
    const client = connect(port, "127.0.0.1");
    client.on("error", () => undefined);
    clients.push(client);
    while (arrived.length === before) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return arrived;
}

test("one more connection of a network takes the place of the oldest that only waits", async () => {
  const arrived = await open(4, { trustedProxies: [], isWaiting: true });
  expect(arrived.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
});

test("where all are at work the new one is refused", async () => {
  const arrived = await open(3, { trustedProxies: [], isWaiting: false });
  expect(arrived.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
});

test("a trusted proxy may open more: everybody is behind it", async () => {
  const arrived = await open(4, { trustedProxies: ["127.0.0.0/8"], isWaiting: true });
  expect(arrived.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false]);
});
