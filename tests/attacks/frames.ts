// Requests that violate HTTP itself, written byte by byte.

import { connect } from "node:net";
import type { AttackedBank } from "./bank.ts";
import { type Finding, FOREIGN, type Report } from "./finding.ts";

const RESPONSE_MS = 6_000;

const usual = "Host: localhost\r\nConnection: close\r\n";
const json = `${usual}Content-Type: application/json\r\n`;

/** Name and bytes. */
const cases: Readonly<Record<string, string | Buffer>> = {
  "length and chunks": `POST /v1/customer/login HTTP/1.1\r\n${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "two lengths": `POST /v1/customer/login HTTP/1.1\r\n${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  "two lengths in one": `POST /v1/customer/login HTTP/1.1\r\n${json}Content-Length: 2, 2\r\n\r\n{}`,
  "a negative length": `POST /v1/customer/login HTTP/1.1\r\n${json}Content-Length: -1\r\n\r\n`,
  "a length with a sign": `POST /v1/customer/login HTTP/1.1\r\n${json}Content-Length: +2\r\n\r\n{}`,
  "a huge length": `POST /v1/customer/login HTTP/1.1\r\n${json}Content-Length: 99999999999999999999\r\n\r\n{}`,
  "a bad chunk": `POST /v1/customer/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  "a huge chunk": `POST /v1/customer/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  "a chunk extension": `POST /v1/customer/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  "an odd encoding": `POST /v1/customer/login HTTP/1.1\r\n${json}Transfer-Encoding: xchunked\r\n\r\n`,
  "two encodings": `POST /v1/customer/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  "a folded header": `GET /login HTTP/1.1\r\n${usual}X-A: b\r\n c\r\n\r\n`,
  "a header without a colon": `GET /login HTTP/1.1\r\n${usual}nothing\r\n\r\n`,
  "a space before the colon": `GET /login HTTP/1.1\r\nHost : localhost\r\nConnection: close\r\n\r\n`,
  "a large header": `GET /login HTTP/1.1\r\n${usual}X-A: ${"x".repeat(20_000)}\r\n\r\n`,
  "many headers": `GET /login HTTP/1.1\r\n${usual}${"X-A: b\r\n".repeat(3_000)}\r\n`,
  "line feeds only": "GET /login HTTP/1.1\nHost: localhost\nConnection: close\n\n",
  "a NUL in a header": `GET /login HTTP/1.1\r\n${usual}X-A: a\0b\r\n\r\n`,
  "a NUL in the address": `GET /lo\0gin HTTP/1.1\r\n${usual}\r\n`,
  "control characters in the address": `GET /lo\x01gin\x7f HTTP/1.1\r\n${usual}\r\n`,
  "a line feed at the end of the address": `GET /notice%0a HTTP/1.1\r\n${usual}\r\n`,
  "bytes above 127 in the address": Buffer.from(`GET /\xff\xfe HTTP/1.1\r\n${usual}\r\n`, "latin1"),
  "no host": "GET /login HTTP/1.1\r\nConnection: close\r\n\r\n",
  "two hosts": `GET /login HTTP/1.1\r\nHost: localhost\r\nHost: ${FOREIGN}\r\nConnection: close\r\n\r\n`,
  "a host with markup": "GET /login HTTP/1.1\r\nHost: a b<script>\r\nConnection: close\r\n\r\n",
  "a host that is an address":
    "GET /main-account/landing HTTP/1.1\r\nHost: x/debit-card/landing?\r\nConnection: close\r\n\r\n",
  "absolute form": `GET http://localhost/login?to=/x HTTP/1.1\r\n${usual}\r\n`,
  "absolute form elsewhere": `GET http://${FOREIGN}/login HTTP/1.1\r\n${usual}\r\n`,
  "absolute form with another scheme": `GET ftp://localhost/login HTTP/1.1\r\n${usual}\r\n`,
  "absolute form of a call": `GET http://localhost/v1/notice HTTP/1.1\r\n${usual}\r\n`,
  asterisk: `GET * HTTP/1.1\r\n${usual}\r\n`,
  "asterisk of options": `OPTIONS * HTTP/1.1\r\n${usual}\r\n`,
  connect: `CONNECT ${FOREIGN}:443 HTTP/1.1\r\n${usual}\r\n`,
  trace: `TRACE / HTTP/1.1\r\n${usual}\r\n`,
  "an unknown method": `BREW /login HTTP/1.1\r\n${usual}\r\n`,
  "a method in small letters": `get /login HTTP/1.1\r\n${usual}\r\n`,
  "no version": "GET /login\r\n\r\n",
  "version 1.0": "GET /login HTTP/1.0\r\n\r\n",
  "version 0.9 and 2": `GET /login HTTP/2.0\r\n${usual}\r\n`,
  "the preface of version 2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "an upgrade": `GET /login HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  "a socket that nobody offers": `GET /live/session HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  "an expectation": `POST /v1/customer/login HTTP/1.1\r\n${json}Expect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}`,
  "a greeting of TLS": Buffer.from("16030100c8010000c40303", "hex"),
  "no HTTP at all": "\x00\x01\x02\x03\r\n\r\n",
  "a long address": `GET /${"a".repeat(30_000)} HTTP/1.1\r\n${usual}\r\n`,
  "a POST to nowhere": `POST /nope HTTP/1.1\r\n${usual}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=b`,
  "a body with a GET": `GET /login HTTP/1.1\r\n${usual}Content-Length: 5\r\n\r\nhello`,
  "a second request in a body": `POST /v1/customer/login HTTP/1.1\r\n${json}Content-Length: 36\r\n\r\nGET /v1/dev/outbox HTTP/1.1\r\nX: y\r\n\r\n`,
};

/** Sends every case; each must get a status below 500, or at least a closed connection. */
export async function attackFrames({ site }: AttackedBank): Promise<Report> {
  const findings: Finding[] = [];
  const pid = site.pid();
  for (const [name, bytes] of Object.entries(cases)) {
    const response = await responseTo(site.port, bytes);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response ?? "")?.[1] ?? 0);
    const request = `${name}: ${JSON.stringify(bytes.toString().slice(0, 160))}`;
    if (response === null) findings.push({ rule: "neither answer nor end", request, detail: "" });
    if (status >= 500) findings.push({ rule: "a 5xx", request, detail: String(status) });
    if (status >= 200 && !/\r\nx-content-type-options: nosniff\r\n/i.test(response ?? "")) {
      findings.push({ rule: "headers are missing", request, detail: String(status) });
    }
  }
  if (site.pid() !== pid) findings.push({ rule: "the process ended", request: "", detail: "" });
  return { findings, lines: [`${Object.keys(cases).length} broken requests`] };
}

/**
 * What was received until the connection closed; null if it neither closed nor responded in time.
 */
function responseTo(port: number, bytes: string | Buffer): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    let heard = "";
    const end = (text: string | null) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(text);
    };
    const limit = setTimeout(() => end(heard === "" ? null : heard), RESPONSE_MS);
    socket.on("data", (part) => {
      heard += part.toString("latin1");
    });
    socket.once("error", () => end(heard));
    socket.once("close", () => end(heard));
    socket.end(bytes);
  });
}
