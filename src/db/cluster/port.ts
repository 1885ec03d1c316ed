import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { codeOf } from "./error.ts";

/** Listening ports stay below 32768: above, an outgoing connection can occupy them. */
export const PORTS = { from: 20_000, to: 32_767 } as const;

const ATTEMPTS = 50;

/** A free port of 127.0.0.1 in the range, both ends included. */
export async function freePort(from: number, to: number): Promise<number> {
  // A random choice separates clusters that start at the same time.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(from, to + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port found between ${from} and ${to} in ${ATTEMPTS} attempts`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: "127.0.0.1", exclusive: true });
    await once(server, "listening");
    server.close();
    await once(server, "close");
    return true;
  } catch (error) {
    if (codeOf(error) === "EADDRINUSE" || codeOf(error) === "EACCES") return false;
    throw error;
  }
}
