// Requests over real sockets, from any loopback address: each is a customer's network.

import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** Where a site listens. */
export interface Target {
  port: number;
}

/** A request; nothing in it is validated, as most are invalid on purpose. */
export interface Sent {
  method: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
  /** The source address in 127.0.0.0/8; the agent's own if it has one. */
  from?: string;
  agent?: Agent;
  timeoutMs?: number;
}

/** A response as received. */
export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const TIMEOUT_MS = 60_000;
const BODY_BYTES_MOST = 32e6;

/** An agent with keep-alive connections, from one address. */
export function agentFrom(localAddress: string, maxSockets = 16): Agent {
  return new Agent({ keepAlive: true, maxSockets, localAddress });
}

/** Sends a request and waits for the whole response; throws if there is none in time. */
export function send({ port }: Target, sent: Sent): Promise<Received> {
  const { method, path, headers = {}, body, from, agent, timeoutMs = TIMEOUT_MS } = sent;
  return new Promise((resolve, reject) => {
    const requested = request({
      host: "127.0.0.1",
      port,
      method,
      path,
      headers: {
        host: `localhost:${port}`,
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
        ...headers,
      },
      ...(from !== undefined && { localAddress: from }),
      ...(agent && { agent }),
    });
    const limit = setTimeout(() => requested.destroy(new Error("no answer in time")), timeoutMs);
    const fail = (error: Error) => {
      clearTimeout(limit);
      reject(error);
    };
    requested.once("error", fail);
    requested.once("response", (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes > BODY_BYTES_MOST) requested.destroy(new Error("the answer does not end"));
      });
      response.once("error", fail);
      response.once("close", () => {
        if (!response.complete) fail(new Error("the answer was cut off"));
      });
      response.once("end", () => {
        clearTimeout(limit);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        });
      });
    });
    requested.end(body);
  });
}
