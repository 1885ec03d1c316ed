import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { localSigning } from "#ports/signing/local.ts";
import type { Signing } from "#ports/signing/port.ts";
import { type Authority, timeStampsOf } from "./client.ts";
import { localAuthority, respond } from "./local.ts";
import { TimeStampError } from "./port.ts";
import { remoteAuthority } from "./remote.ts";

const START = new Date("2026-11-16T04:00:00Z");
const bytes = Buffer.from("a signature");
let directory = "";
let now = START;
let errors: unknown[] = [];
const servers: Server[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "dawn-stamps-"));
  now = START;
  errors = [];
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  rmSync(directory, { recursive: true, force: true });
});

const keyOf = (name: string, use: "Documents" | "Time Stamps" = "Time Stamps") =>
  localSigning(join(directory, name), () => START, { use });
const stampsOf = (authority: Authority) =>
  timeStampsOf(authority, { now: () => now, onError: (thrown) => errors.push(thrown) });
const local = (signing: Signing) => localAuthority(signing, () => now);

/** An authority behind a real port; `reply` makes of a request what it answers. */
async function served(reply: (request: Buffer) => Promise<{ status: number; body: Buffer }>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, body } = await reply(Buffer.concat(chunks));
    response.writeHead(status, { "content-type": "application/timestamp-reply" }).end(body);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`;
}

const pemOf = (der: Buffer | undefined) =>
  `-----BEGIN CERTIFICATE-----\n${der?.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;

function rootsFile(signing: Signing): string {
  const path = join(directory, "roots.pem");
  writeFileSync(path, pemOf(signing.chain.at(-1)));
  return path;
}

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

describe("a demonstration's own authority", () => {
  test.skipIf(!hasOpenssl)(
    "gives tokens that OpenSSL verifies, and only for those bytes",
    async () => {
      const signing = keyOf("own.pem");
      const token = await stampsOf(local(signing)).stamp(bytes);
      writeFileSync(join(directory, "token"), token);
      const verify = (data: string) => {
        writeFileSync(join(directory, "data"), data);
        const words = ["ts", "-verify", "-in", "token", "-token_in", "-data", "data"];
        const trust = ["-CAfile", rootsFile(signing), "-attime", String(START.getTime() / 1000)];
        return spawnSync("openssl", [...words, ...trust], { cwd: directory, encoding: "utf8" });
      };
      expect(verify("a signature").stdout).toContain("Verification: OK");
      expect(verify("another").status).not.toBe(0);
      const printed = execFileSync(
        "openssl",
        ["ts", "-reply", "-in", "token", "-token_in", "-text"],
        {
          cwd: directory,
          encoding: "utf8",
        },
      );
      expect(printed).toContain("Nov 16 04:00:00 2026 GMT");
    },
  );

  test("refuses what is no request", async () => {
    const refused = await respond(Buffer.from("nothing"), keyOf("own.pem"), now);
    const stamps = stampsOf({ ...local(keyOf("own.pem")), send: async () => refused });
    await expect(stamps.stamp(bytes)).rejects.toThrow(TimeStampError);
  });
});

describe("an authority over HTTP", () => {
  test("is asked, and its token is taken byte by byte", async () => {
    const signing = keyOf("far.pem");
    const url = await served(async (request) => ({
      status: 200,
      body: await respond(request, signing, now),
    }));
    const token = await stampsOf(remoteAuthority(url, rootsFile(signing))).stamp(bytes);
    expect(token.length).toBeGreaterThan(500);
    expect(errors).toEqual([]);
  });

  test.each([
    ["answers an error", 500, () => Buffer.alloc(0)],
    ["answers something else", 200, () => Buffer.from("<html>")],
    ["answers too much", 200, () => Buffer.alloc(1_000_000)],
  ])("that %s gives none, and is left alone for a while", async (_, status, body) => {
    let requests = 0;
    const url = await served(async () => {
      requests += 1;
      return { status, body: body() };
    });
    const stamps = stampsOf(remoteAuthority(url, rootsFile(keyOf("far.pem"))));
    await expect(stamps.stamp(bytes)).rejects.toThrow(TimeStampError);
    await expect(stamps.stamp(bytes)).rejects.toThrow(TimeStampError);
    expect([requests, errors.length]).toEqual([1, 1]);
    now = new Date(START.getTime() + 10_000);
    await expect(stamps.stamp(bytes)).rejects.toThrow(TimeStampError);
    expect(requests).toBe(2);
  });

  test("that is not known by a file stops the start", () => {
    const path = join(directory, "empty.pem");
    writeFileSync(path, "");
    expect(() => remoteAuthority("http://127.0.0.1:1/", path)).toThrow("TIME_STAMP_CA_FILE");
  });
});

describe("a token is refused", () => {
  const own = () => keyOf("own.pem");
  const ahead = () => new Date(START.getTime() + 301_000);

  test.each<[string, RegExp, () => Authority]>([
    [
      "of another root",
      /validation of signer's certificate/i,
      () => ({ ...local(keyOf("stranger.pem")), roots: () => own().chain.slice(-1) }),
    ],
    [
      "by a key for documents",
      /not for time stamps/,
      () => local(keyOf("documents.pem", "Documents")),
    ],
    ["of another time", /another time/, () => localAuthority(own(), ahead)],
    ["that is too large", /too large/, () => ({ ...local(own()), bytesMost: 200 })],
    [
      "signed with another key than its certificate's",
      /forged/,
      () => local({ ...copyOf(own()), sign: keyOf("stranger.pem").sign }),
    ],
    [
      "of other bytes",
      /TSTInfo|something else/i,
      () => {
        const { send, ...rest } = local(own());
        return { ...rest, send: (request) => send(changedDigest(request)) };
      },
    ],
  ])("%s", async (_, reason, authority) => {
    await expect(stampsOf(authority()).stamp(bytes)).rejects.toThrow(TimeStampError);
    expect(errors.map((thrown) => (thrown as Error).message)).toEqual([
      expect.stringMatching(reason),
    ]);
  });

  test("of an earlier request", async () => {
    const { send, ...rest } = local(own());
    let first: Promise<Buffer> | undefined;
    const replay = (request: Buffer) => {
      first ??= send(request);
      return first;
    };
    const stamps = stampsOf({ ...rest, send: replay });
    await stamps.stamp(bytes);
    await expect(stamps.stamp(bytes)).rejects.toThrow(TimeStampError);
    expect(String(errors[0])).toContain("another request");
  });
});

/** The same chain, whose key is looked up only when it is needed. */
function copyOf({ chain, algorithm, sign }: Signing): Signing {
  return { chain, algorithm, sign };
}

/** The request with one bit of its digest changed. */
function changedDigest(request: Buffer): Buffer {
  const changed = Buffer.from(request);
  const at = changed.indexOf(Buffer.of(0x04, 0x20)) + 2;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}
