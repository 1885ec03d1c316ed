// The least that an HTTP/1.1 client can do: requests are prepared texts, one connection sends one
// after the other, and of a response only its status and its body's code are read.

import { connect, type Socket } from "node:net";

/**
 * The response: the status, and the code of the envelope, such as `200 200` or `200 CHEA000012`.
 */
export type Reply = string;

/** A keep-alive connection. */
export interface Wire {
  send(request: string): Promise<Reply>;
  close(): void;
}

/** The parts of a request. */
export interface Request {
  method: "GET" | "POST";
  path: string;
  cookie?: string;
  body?: object;
}

const HEAD_END = "\r\n\r\n";
const LENGTH = /\r\ncontent-length: (\d+)/i;
const STATUS_AT = "HTTP/1.1 ".length;
const CODE = /^\{"code":"?(\w+)/;

/** The text of a request as a browser's page would send it. */
export function requestText({ method, path, cookie, body }: Request): string {
  const json = body === undefined ? "" : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "accept-language: zh-TW",
    "sec-fetch-site: same-origin",
    "user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(json === "" ? [] : ["content-type: application/json"]),
    ...(json === "" ? [] : [`content-length: ${Buffer.byteLength(json)}`]),
    "",
    json,
  ].join("\r\n");
}

/** Opens a connection to an origin of this machine. */
export async function openWire(origin: string): Promise<Wire> {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve).once("error", reject);
  });
  let heard = "";
  let waiting: { resolve(reply: Reply): void; reject(thrown: unknown): void } | null = null;
  const lose = (thrown?: unknown) => {
    waiting?.reject(thrown ?? new Error("the connection was closed"));
    waiting = null;
  };
  // Latin-1, so that a character is a byte, as content-length counts.
  socket.setEncoding("latin1");
  socket.on("error", lose).on("close", () => lose());
  socket.on("data", (chunk: string) => {
    heard += chunk;
    const head = heard.indexOf(HEAD_END);
    if (head < 0) return;
    const length = Number(LENGTH.exec(heard)?.[1] ?? 0);
    if (heard.length < head + HEAD_END.length + length) return;
    const body = heard.slice(head + HEAD_END.length);
    const reply = `${heard.slice(STATUS_AT, STATUS_AT + 3)} ${CODE.exec(body)?.[1] ?? ""}`;
    heard = "";
    const pending = waiting;
    waiting = null;
    pending?.resolve(reply);
  });
  return {
    send(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}
