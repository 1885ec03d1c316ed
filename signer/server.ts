import { X509Certificate } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { Socket } from "node:net";
import { bankKeysOf } from "./bank-keys.ts";
import type { CardAccess } from "./cards/card.ts";
import { type Functions, functionsOf, type SignerResponse } from "./functions.ts";
import { isOwnUsers } from "./peer-owner.ts";
import { callerOf, cameByProxy, readParameters } from "./request.ts";
import { sessionsOf } from "./sessions.ts";
import { localTls } from "./tls.ts";

/** The version reported to pages. */
export const VERSION = "1.0.0";

const ADDRESS = "127.0.0.1";
const WINDOWS_PORTS = [56_450, 56_550, 56_650] as const;
const MAC_OFFSET = 2_000;
const CONNECTIONS_MOST = 64;
const REQUEST_MS = 10_000;
const MALFORMED = "61400";
const NOT_DIRECT = "61014";
const everyResponse = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

/** The options that the adapter is started with. */
export interface SignerOptions {
  /** The origin of the bank's site; requests of any other page are rejected. */
  bank: string;
  /** The directory in which this installation stores its certificate. */
  home: string;
  card: CardAccess;
  /** The first free one is used. */
  ports?: readonly number[];
  /** False admits every user of the computer, for systems where a connection's owner is unknown. */
  ownUserOnly?: boolean;
  say?(line: string): void;
}

/** An adapter that is listening. */
export interface RunningSigner {
  port: number;
  authorityPath: string;
  /** SHA-256 of its certificate, as a browser's warning shows it. */
  fingerprint: string;
  close(): Promise<void>;
}

/** The three ports used on this platform. */
export function standardPorts(platform: string = process.platform): number[] {
  return WINDOWS_PORTS.map((port) => (platform === "darwin" ? port - MAC_OFFSET : port));
}

/** Starts listening on the loopback interface only. */
export async function startSigner(options: SignerOptions): Promise<RunningSigner> {
  const { bank, home, card, ports = standardPorts(), say = () => undefined } = options;
  const { key, certificate, authorityPath } = await localTls(home);
  const functions = functionsOf({ card, sessions: sessionsOf(), bankKeys: bankKeysOf(bank), say });
  const isOwn = ownership(options.ownUserOnly ?? true);
  for (const port of ports) {
    const server = createServer({ key, cert: certificate, minVersion: "TLSv1.2" });
    server.maxConnections = CONNECTIONS_MOST;
    server.requestTimeout = REQUEST_MS;
    server.on("request", (request, response) => {
      const parts = { functions, isOwn, say, place: { port, bank } };
      void handle(request, response, parts).catch((thrown: unknown) => {
        say(`Fault: ${String(thrown)}`);
        response.destroy();
      });
    });
    if (await listens(server, port)) {
      const { fingerprint256: fingerprint } = new X509Certificate(certificate);
      return { port, authorityPath, fingerprint, close: () => closed(server) };
    }
    // Pages try the ports in this order: a program that waits there for PINs would be asked first.
    say(`連接埠 ${port} 已被其他程式占用；若不是您啟動的，請勿輸入 PIN 碼，並先關閉該程式。`);
    say(
      `Port ${port} is taken by another program. Unless you started it, end it before you type a PIN.`,
    );
  }
  throw new Error(`Each of the ports ${ports.join(", ")} is taken by another program.`);
}

interface Parts {
  functions: Functions;
  isOwn(socket: Socket): Promise<boolean>;
  say(line: string): void;
  place: { port: number; bank: string };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { functions, isOwn, say, place }: Parts,
): Promise<void> {
  const { method, headers, socket } = request;
  const turnAway = (status: number) => {
    response.writeHead(status, { ...everyResponse, connection: "close" }).end();
  };
  const caller = callerOf(request, place);
  if (!caller.ok) {
    // A user who opens this URL by hand sees that the program runs, and can accept its certificate.
    if (caller.status === 403 && method === "GET" && !headers.origin) return showPage(response);
    say(`Turned away (${caller.status}): ${method} from ${headers.origin ?? "nowhere"}`);
    return turnAway(caller.status);
  }
  const cors = { "access-control-allow-origin": caller.origin, vary: "origin" };
  if (method === "OPTIONS") {
    response.writeHead(204, { ...everyResponse, ...cors, ...preflight }).end();
    return;
  }
  const send = (status: number, words: SignerResponse) => {
    const type = { "content-type": "application/json" };
    response.writeHead(status, { ...everyResponse, ...cors, ...type }).end(encoded(words));
  };
  if (cameByProxy(request) || !(await isOwn(socket))) {
    say("Turned away: the connection is not directly from a program of this user.");
    return send(200, { result: NOT_DIRECT });
  }
  const parameters = await readParameters(request);
  if (parameters === "too-large") return turnAway(413);
  if (parameters === "malformed") return send(400, { result: MALFORMED });
  send(200, await functions(parameters, caller.origin));
}

const preflight = {
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type",
  "access-control-allow-private-network": "true",
  "access-control-max-age": "600",
};

/** Every value is the base64 of its text. */
function encoded(words: SignerResponse): string {
  const all = { ...words, ServerVersion: VERSION };
  const pairs = Object.entries(all).map(([key, text]) => {
    return [key, Buffer.from(text).toString("base64")];
  });
  return JSON.stringify(Object.fromEntries(pairs));
}

/** Checks the owner once per connection. */
function ownership(isChecked: boolean): (socket: Socket) => Promise<boolean> {
  const known = new WeakMap<Socket, Promise<boolean>>();
  return (socket) => {
    if (!isChecked) return Promise.resolve(true);
    const isOwn = known.get(socket) ?? isOwnUsers(socket);
    known.set(socket, isOwn);
    return isOwn;
  };
}

function showPage(response: ServerResponse): void {
  const type = { "content-type": "text/plain; charset=utf-8" };
  response.writeHead(200, { ...everyResponse, ...type });
  response.end(`晨光銀行簽章元件正在執行。\nThe Dawn Bank Signer ${VERSION} is running.\n`);
}

/** False if another program uses the port. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(false);
      else reject(error);
    });
    server.listen({ port, host: ADDRESS, exclusive: true }, () => resolve(true));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
