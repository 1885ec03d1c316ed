import { beforeAll, describe, expect, test } from "vitest";
import { everyResponse } from "#server/http/headers.ts";
import { listen, testBank } from "../bank/bank.ts";
import { sendRaw } from "../neighbours/raw-http.ts";

// No cache: a page cached by an earlier test must not be served in a later one.
const bank = testBank({ pageCacheSeconds: 0 });
const real = testBank({
  mode: "production",
  host: "0.0.0.0",
  origin: "https://www.dawnbank.example",
});

let origin = "";
let own = "";
beforeAll(async () => {
  origin = await listen(bank().site);
  own = new URL(origin).host;
});

async function ask(target: string, host = `Host: ${own}\r\n`): Promise<string> {
  return sendRaw(origin, `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
}

const statusOf = (response: string) => Number(response.slice(9, 12));

describe("a request for another host", () => {
  test.each([
    "a b<script>",
    "[",
    "a:b",
    "a:99999",
    "@",
    "%",
    "a|b",
    "1.2.3.4.5",
    "user:pw@localhost",
    "localhost, evil.example",
    "evil.example",
    "localhost.evil.example",
    "x/debit-card/landing?",
    "localhost:3000/?no=7#",
  ])("such as %j is malformed, as a page and as a call", async (host) => {
    for (const target of ["/login?to=/x", "/search?q=a", "/main-account/landing"]) {
      const response = await ask(target, `Host: ${host}\r\n`);
      expect([target, statusOf(response)]).toEqual([target, 400]);
      expect(response).toContain("content-type: text/html");
    }
    const response = await ask("/v1/board/notice/1", `Host: ${host}\r\n`);
    expect(statusOf(response)).toBe(400);
    expect(response).toContain('{"code":400,');
    for (const [name, value] of Object.entries(everyResponse)) {
      expect(response).toContain(`${name}: ${value}\r\n`);
    }
  });

  test("and one that names two hosts", async () => {
    for (const second of [own, "evil.example"]) {
      const response = await ask("/login", `Host: ${own}\r\nhost: ${second}\r\n`);
      expect(statusOf(response)).toBe(400);
    }
  });

  test("is answered about its health: a balancer knows only an address", async () => {
    expect(statusOf(await ask("/health/live", "Host: 10.0.0.7:3000\r\n"))).toBe(200);
    expect(statusOf(await ask("/health/ready", "Host: 10.0.0.7:3000\r\n"))).toBe(200);
  });

  test.each(["localhost", "127.0.0.1:3100", "[::1]:3100", "LocalHost:3000"])(
    "but %s is this machine itself",
    async (host) => {
      expect(statusOf(await ask("/login", `Host: ${host}\r\n`))).toBe(200);
    },
  );
});

describe("a bank that is open to others", () => {
  const statusFor = async (host: string) =>
    (await real().site.inject({ url: "/login", headers: { host } })).statusCode;

  test("answers to the host of its own origin only", async () => {
    expect(await statusFor("www.dawnbank.example")).toBe(200);
    expect(await statusFor("www.dawnbank.example:443")).toBe(200);
    expect(await statusFor("localhost:3000")).toBe(400);
    expect(await statusFor("dawnbank.example")).toBe(400);
  });

  test.each([
    ["https://www.dawnbank.example", 400],
    ["http://www.dawnbank.example", 403],
    ["https://www.dawnbank.example:444", 403],
    ["http://localhost:3000", 403],
  ])("takes a form of a page at %s with %d", async (from, status) => {
    const response = await real().site.inject({
      method: "POST",
      url: "/login",
      payload: "nationalId=x",
      headers: {
        host: "www.dawnbank.example",
        origin: from,
        "content-type": "application/x-www-form-urlencoded",
      },
    });
    expect(response.statusCode).toBe(status);
  });
});

describe("a target", () => {
  test("in its whole form is the same as its path, whatever Host says", async () => {
    for (const path of ["/login?to=/overview", "/notice/3", "/health/live", "?lang=en", ""]) {
      const response = await ask(`http://${own}${path}`, "Host: evil.example\r\n");
      expect([path, statusOf(response)]).toEqual([path, 200]);
    }
    const response = await ask(`http://${own}/login?lang=en`);
    expect(response).toContain('<html lang="en"');
  });

  test.each([
    ["of another site", "http://evil.example/notice"],
    ["of another scheme", "ftp://localhost/notice"],
    ["without a host", "http:///notice"],
    ["that is an asterisk", "*"],
    ["with a fragment", "/notice#x"],
    ["with a fragment in its query", "/notice?page=2#x"],
  ])("%s is malformed", async (_, target) => {
    expect(statusOf(await ask(target))).toBe(400);
  });

  test.each(["%00", "%0a", "%0D", "%1f", "%7F"])(
    "with %s in its path is malformed, on every page and call",
    async (sign) => {
      for (const path of ["/notice", "/notice/", "/nothing", "/v1/board/notice/", "/favicon.svg"]) {
        expect([path, statusOf(await ask(`${path}${sign}`))]).toEqual([path, 400]);
      }
    },
  );

  test("with two slashes at its start stays an address of this site", async () => {
    expect(statusOf(await ask("//evil.example/notice"))).toBe(404);
  });
});
