import { connect, type Socket } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { listen, testBank } from "../bank/bank.ts";

const bank = testBank();
const faults: unknown[] = [];
let port = 0;
beforeAll(async () => {
  const { log } = bank().site;
  log.error = (line: unknown) => void faults.push(line);
  port = Number(new URL(await listen(bank().site)).port);
});

/** Sends the head of a request and part of its body, then disconnects or stays. */
function send(path: string, head: string, body: string, { leaves }: { leaves: boolean }) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n\r\n`,
      );
      socket.write(body, () => leaves && socket.destroy());
    });
    let response = "";
    socket.on("data", (data) => {
      response += data;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(response));
  });
}

test.each([
  ["/v1/support/inquiry/form", "Content-Type: multipart/form-data; boundary=b"],
  ["/support/contact-us/inquiry-main", "Content-Type: multipart/form-data; boundary=b"],
  ["/kit", "Content-Type: multipart/form-data; boundary=b"],
  ["/v1/kit/echo", "Content-Type: application/json"],
])(
  "somebody who goes away in the middle of a body to %s is no fault of ours",
  async (path, type) => {
    faults.length = 0;
    const leaving = Promise.withResolvers<void>();
    bank().site.server.once("request", (request) => request.once("close", leaving.resolve));
    await send(path, `${type}\r\nContent-Length: 5000`, "--b\r\n", { leaves: true });
    await leaving.promise;
    // Its effects are complete once the next request is answered.
    await bank().site.inject("/health/live");
    expect(faults).toEqual([]);
  },
);

test("a body that is too large is heard out, so that its sender can read the answer", async () => {
  const part =
    '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.jpg"\r\n\r\n';
  const body = `${part}${"x".repeat(9_000_000)}\r\n--b--`;
  const head = `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}`;
  const response = await send("/v1/support/inquiry/form", head, body, { leaves: false });
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toContain('"code":413');
});

describe("nine bodies at once from one address are one too many,", () => {
  test.each([
    "multipart/form-data; boundary=b",
    "Multipart/Form-Data; boundary=b",
    "MULTIPART/FORM-DATA;Boundary=b",
    "  multipart/Form-data ; charset=utf-8; boundary=b",
  ])("with %s", async (type) => {
    const head = `Content-Type: ${type}\r\nContent-Length: 9`;
    const sockets: Socket[] = [];
    for (let times = 0; times < 8; times += 1) {
      const arrived = Promise.withResolvers<void>();
      bank().site.server.once("request", () => arrived.resolve());
      const socket = connect(port, "127.0.0.1");
      socket.write(`POST /v1/support/inquiry/files HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
      await arrived.promise;
      sockets.push(socket);
    }
    const response = await send("/v1/support/inquiry/files", head, "--b--\r\n..", {
      leaves: false,
    });
    expect(response).toMatch(/^HTTP\/1\.1 429 /);
    expect(response.toLowerCase()).toContain("retry-after: 5");
    const left = sockets.map((socket) => new Promise((done) => socket.once("close", done)));
    for (const socket of sockets) socket.destroy();
    await Promise.all(left);
    // A client that disconnected has freed its slot.
    let status = "429";
    while (status === "429") {
      const again = await send("/v1/support/inquiry/files", head, "--b--\r\n..", { leaves: false });
      status = /^HTTP\/1\.1 (\d+)/.exec(again)?.[1] ?? "";
    }
    expect(status).toBe("200");
  });
});
