import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBodyText } from "./body-text.ts";

const MOST = 10;
let server: Server;
let heard: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    readBodyText(request, MOST, (thrown, text) => {
      heard.push(thrown ? String(thrown.statusCode) : text);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => server.close());

/** Sends the pieces in order, each in a separate packet; returns what the server received. */
async function send(head: string, pieces: readonly (string | Buffer)[]): Promise<string[]> {
  heard = [];
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  const ended = new Promise((resolve) => socket.on("close", resolve));
  socket.on("error", () => undefined).resume();
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${head}\r\n\r\n`);
  for (const piece of pieces) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (socket.writable) socket.write(piece);
  }
  if (pieces.length === 0) socket.end();
  await ended;
  return heard;
}

const chunked = "Transfer-Encoding: chunked";
const chunk = (text: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n`),
    Buffer.from(text),
    Buffer.from("\r\n"),
  ]);
const last = "0\r\n\r\n";

test.each([
  ["no body", "Content-Length: 0", [""], [""]],
  ["as much as is allowed", "Content-Length: 10", ["0123456789"], ["0123456789"]],
  ["a byte too much, announced, before it comes", "Content-Length: 11", [""], ["413"]],
  [
    "as much as is allowed, in pieces",
    chunked,
    [chunk("01234"), chunk("56789"), last],
    ["0123456789"],
  ],
  ["a byte too much, not announced", chunked, [chunk("01234"), chunk("567890"), last], ["413"]],
  [
    "more behind what was refused already",
    chunked,
    [chunk("0123456789a"), chunk("b"), last],
    ["413"],
  ],
])("%s", async (_, head, pieces, expected) => {
  expect(await send(head, pieces)).toEqual(expected);
});

test("a character that comes in two pieces stays whole", async () => {
  const bytes = Buffer.from("轉帳");
  const pieces = [chunk(bytes.subarray(0, 4)), chunk(bytes.subarray(4)), last];
  expect(await send(chunked, pieces)).toEqual(["轉帳"]);
});

test("a sender who leaves in the middle is told as a broken request, once", async () => {
  expect(await send("Content-Length: 8", [])).toEqual(["400"]);
});
