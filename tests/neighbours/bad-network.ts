// A network between a program and its database that can swallow what is sent: nothing is refused and
// nothing is closed, it is only that no answer comes.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The way to a database through a bad network. */
export interface BadNetwork {
  /** The database's address, through this network. */
  url: string;
  /** How many connections were opened so far. */
  opened(): number;
  /** From now on nothing arrives on these connections, for good; without a choice on all, new ones too. */
  swallow(which?: (number: number) => boolean): void;
  /** New connections arrive again. */
  heal(): void;
  /** Puts these bytes behind the database's first "ready", and closes. */
  endWith(bytes: Buffer | null): void;
}

// What the database says when a connection is ready for its first statement.
const READY = Buffer.from("Z\0\0\0\u0005I", "latin1");

/** Builds such a network for one test. */
export async function badNetwork(databaseUrl: string): Promise<BadNetwork> {
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
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

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
    endWith(bytes) {
      last = bytes;
    },
  };
}
