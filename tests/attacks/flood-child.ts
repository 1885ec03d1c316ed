// The flood itself, in a separate process, so that it does not slow the measurements beside it:
// `node flood-child.ts KIND PORT`. It floods until it is stopped and prints "flooding" once it has
// begun.

import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { agentFrom, type Sent, send } from "../runs/http.ts";

const SIGN_INS = 300;
const SEARCHES = 1_200;
const UPLOADS = 300;
const UPLOAD_BYTES = 6_290_000;
const HELD_BACK = 100;
const NEVER_READ = 4_000;
const PAGE_NETWORKS = 10;
const PAGES_OF_NETWORK = 50;
const BURST_NETWORKS = 60;
const BURST_OF_NETWORK = 60;
const PIECE = 64 * 1024;
const BACK_OFF_MS = 1_500;
const ROUND_MS = 500;
const TIMEOUT_MS = 60_000;

const [kind = "", portText = ""] = process.argv.slice(2);
const port = Number(portText);

const floods: Readonly<Record<string, () => Promise<unknown>>> = {
  "sign-ins": signIns,
  searches,
  uploads,
  "never-read": neverRead,
  pages,
  burst,
};

const flood = floods[kind];
if (!flood) throw new Error(`there is no flood ${kind}`);
process.on("disconnect", () => process.exit(0));
void flood();
await sleep(ROUND_MS);
process.stdout.write("flooding\n");

/** 300 in flight from three addresses, each pausing a little when it is rejected. */
async function signIns(): Promise<void> {
  const agents = ["127.0.30.1", "127.0.30.2", "127.0.30.3"].map((from) => agentFrom(from, 100));
  const body = "nationalId=A123456789&userId=nobody12&password=Wrong-12";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await Promise.all(
    Array.from({ length: SIGN_INS }, async (_, at) => {
      const agent = agents[at % agents.length];
      while (agent) {
        const request = { method: "POST", path: "/login", headers, body, agent };
        const response = await send({ port }, { ...request, timeoutMs: TIMEOUT_MS }).catch(
          () => null,
        );
        if (response === null || response.status >= 429) await sleep(BACK_OFF_MS);
      }
    }),
  );
}

/** 500 in flight from ten addresses, for pages that no cache answers; the next one at once. */
async function pages(): Promise<void> {
  const paths = ["/?to=z", "/notice?z=", "/login?to=/z", "/products/loan/calculator?z="];
  let count = 0;
  await fromNetworks("127.0.36", [PAGE_NETWORKS, PAGES_OF_NETWORK], () => {
    count += 1;
    return { method: "GET", path: `${paths[count % paths.length]}${count}` };
  });
}

/** 3,600 wrong sign-ins at once from sixty addresses, each for another user; the next one at once. */
async function burst(): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  let count = 0;
  await fromNetworks("127.0.37", [BURST_NETWORKS, BURST_OF_NETWORK], () => {
    count += 1;
    const body = `nationalId=A123456789&userId=nobody${count}&password=Wrong-12`;
    return { method: "POST", path: "/login", headers, body };
  });
}

/** So many requests in flight from each of so many addresses; each sends its next one at once. */
async function fromNetworks(
  prefix: string,
  [networks, ofNetwork]: readonly [number, number],
  next: () => Sent,
): Promise<void> {
  const agents = Array.from({ length: networks }, (_, at) =>
    agentFrom(`${prefix}.${at + 1}`, ofNetwork),
  );
  const flights = agents.flatMap((agent) => Array.from({ length: ofNetwork }, () => agent));
  await Promise.all(
    flights.map(async (agent) => {
      for (;;) {
        const sent = { ...next(), agent, timeoutMs: TIMEOUT_MS };
        const received = await send({ port }, sent).catch(() => null);
        if (received === null) await sleep(BACK_OFF_MS);
      }
    }),
  );
}

/**
 * 1,200 searches at the same time on one connection, again once they are answered or it is closed.
 */
async function searches(): Promise<void> {
  const one = `GET /v1/search?srchVal=%E8%BD%89%E5%B8%B3&pageCnt=50 HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  for (;;) {
    const socket = quiet(connect({ host: "127.0.0.1", port, localAddress: "127.0.31.1" }));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.resume();
    socket.write(one.repeat(SEARCHES));
    await Promise.race([closed, sleep(20_000)]);
    socket.destroy();
    await sleep(ROUND_MS);
  }
}

/** 300 large uploads whose content type has an unusual case, none of which ends. */
async function uploads(): Promise<void> {
  const head = `--XBX\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const lines = [
    "POST /v1/support/inquiry/files HTTP/1.1",
    "Host: localhost",
    "Content-Type: Multipart/form-data; boundary=XBX",
    `Content-Length: ${UPLOAD_BYTES}`,
  ];
  const piece = Buffer.alloc(PIECE, 1);
  const one = async () => {
    const socket = quiet(connect({ host: "127.0.0.1", port, localAddress: "127.0.32.1" }));
    let isOpen = true;
    socket.once("close", () => {
      isOpen = false;
    });
    socket.resume();
    socket.write(`${lines.join("\r\n")}\r\n\r\n${head}`);
    let left = UPLOAD_BYTES - head.length - HELD_BACK;
    while (left > 0 && isOpen) {
      const part = piece.subarray(0, Math.min(left, piece.length));
      left -= part.length;
      if (!socket.write(part)) await Promise.race([drained(socket), sleep(1_000)]);
    }
    while (isOpen) await sleep(ROUND_MS);
  };
  await Promise.all(
    Array.from({ length: UPLOADS }, async () => {
      for (;;) {
        await one();
        await sleep(BACK_OFF_MS);
      }
    }),
  );
}

/**
 * 4,000 clients that request the site's largest file several times and never read it; a dropped one
 * reconnects.
 */
async function neverRead(): Promise<void> {
  const one = `GET ${await largestFile()} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(4);
  let open = 0;
  for (let count = 0; ; count += 1) {
    if (open < NEVER_READ) {
      const from = `127.0.${33 + (count % 3)}.${1 + (count % 200)}`;
      const socket = quiet(connect({ host: "127.0.0.1", port, localAddress: from }));
      open += 1;
      socket.once("close", () => {
        open -= 1;
      });
      socket.pause();
      socket.write(one);
    }
    if (count % 100 === 0 || open >= NEVER_READ) await sleep(20);
  }
}

/** The script that every page with state loads. */
async function largestFile(): Promise<string> {
  const { body } = await send({ port }, { method: "GET", path: "/products/loan/calculator" });
  const [path] = /\/assets\/shared-[\w-]+\.js/.exec(body.toString()) ?? [];
  if (path === undefined) throw new Error("the page loads no shared script");
  return path;
}

function quiet(socket: Socket): Socket {
  socket.on("error", () => undefined);
  return socket;
}

function drained(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once("drain", resolve));
}
