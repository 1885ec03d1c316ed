// A network between a program and its database that can swallow what is sent: nothing is refused
// and nothing is closed, there is just no response.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A connection to a database through a bad network. */
export interface BadNetwork {
  /** The database's URL, through this network. */
  url: string;
  /** How many connections were opened so far. */
  opened(): number;
  /** Nothing arrives on these connections any more; by default on all, including new ones. */
  swallow(which?: (number: number) => boolean): void;
  /** New connections work again. */
  heal(): void;
  close(): void;
  /** Sends these bytes after the database's first "ready", and closes. */
  endWith(bytes: Buffer | null): void;
}

// The database's message when a connection is ready for its first statement.
const READY = Buffer.from("Z\0\0\0\u0005I", "latin1");

/** Builds such a network; the caller closes it. */
export async function openBadNetwork(databaseUrl: string): Promise<BadNetwork> {
  const to = new URL(databaseUrl);
  const swallowed = new Set<number>();
  const sockets: Socket[] = [];
  let opened = 0;
  let isSwallowing = false;
  let last: Buffer | null = null;

  const server = createServer((near) => {
    const number = opened;
    opened += 1;
    const far = connect(Number(to.port), to.hostname);
    sockets.push(near, far);
    const arrives = () => !swallowed.has(number);
    if (isSwallowing) swallowed.add(number);
    near.on("data", (bytes) => arrives() && far.write(bytes));
    far.on("data", (bytes) => {
      if (!arrives()) return;
      if (last && bytes.subarray(-READY.length).equals(READY))
        near.end(Buffer.concat([bytes, last]));
      else near.write(bytes);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on("error", () => undefined);
      socket.on("close", () => arrives() && other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const through = new URL(databaseUrl);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    opened: () => opened,
    swallow(which) {
      isSwallowing = which === undefined;
      for (let number = 0; number < opened; number += 1) {
        if (!which || which(number)) swallowed.add(number);
      }
    },
    heal() {
      isSwallowing = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
    endWith(bytes) {
      last = bytes;
    },
  };
}
