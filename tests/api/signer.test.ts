import { spawn } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { connect } from "node:tls";
import { describe, expect, test } from "vitest";
import { signTicket } from "#areas/citizen-card/server/tickets.ts";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { standardPorts } from "../../signer/server.ts";
import { signerBank } from "../bank/signer-bank.ts";
import { CARD_PIN, testSigner } from "../neighbours/signer.ts";
import { cardPage } from "../people/card-checks.ts";

const { bank, signer, origin, dataDirectory } = await signerBank(["foreign01"]);
const echo = { functionname: "Echo" };

describe("the adapter on the customer's own computer [A15]", () => {
  test("listens on 56450, 56550 or 56650, on a Mac 2000 lower [C68]", () => {
    expect(standardPorts("win32")).toEqual([56_450, 56_550, 56_650]);
    expect(standardPorts("darwin")).toEqual([54_450, 54_550, 54_650]);
  });

  test("takes the next port where another program has the first [C68]", async () => {
    const taken = await freePort(PORTS.from, PORTS.to);
    const other = createServer().listen(taken, "127.0.0.1");
    await once(other, "listening");
    const free = await freePort(PORTS.from, PORTS.to);
    const output: string[] = [];
    const second = await testSigner({
      ...{ bank: origin, dataDirectory, card: "foreign01", ports: [taken, free] },
      say: (line) => output.push(line),
    });
    expect(second.port).toBe(free);
    // Pages would ask that program first: the output warns of it.
    expect(output.join("\n")).toMatch(new RegExp(`Port ${taken} is taken by another program`));
    expect((await second.call(echo)).words.result).toBe("0");
    await second.close();
    other.close();
  });

  test("answers an encoded form with a function name over HTTPS, and signs for the bank [C68]", async () => {
    const { status, headers, words } = await signer().call(echo);
    expect(status).toBe(200);
    expect(headers["access-control-allow-origin"]).toBe(origin);
    expect(words).toMatchObject({ result: "0", ServerVersion: "1.0.0" });
    const page = await cardPage(bank(), signer(), "foreign01");
    expect((await page.prove()).code).toBe(200);
  });

  test("has a certificate of its own that is good for this computer's names only", async () => {
    const other = await testSigner({ bank: origin, dataDirectory, card: "foreign01" });
    const [own, others] = [signer(), other].map(
      ({ authorityPath }) => new X509Certificate(readFileSync(authorityPath)),
    );
    expect(own?.fingerprint256).not.toBe(others?.fingerprint256);
    expect(await shownFingerprint(signer().port)).toBe(signer().fingerprint);
    expect(await isTrusted("localhost")).toBe(true);
    expect(await isTrusted("bank.example")).toBe(false);
    await other.close();
  });
});

/** The fingerprint that a browser shows in its warning. */
async function shownFingerprint(port: number): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false });
  await once(socket, "secureConnect");
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

/** Whether a client that trusts the adapter's authority accepts its certificate for a name. */
function isTrusted(servername: string): Promise<boolean> {
  const ca = readFileSync(signer().authorityPath);
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: signer().port, servername, ca });
    socket.once("secureConnect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("secureConnect", () => socket.end());
  });
}

describe("nobody else can make the adapter sign", () => {
  test.each([
    ["another origin", { origin: "https://evil.example" }, 403],
    ["an origin that begins like the bank's", { origin: `${origin}.evil.example` }, 403],
    ["a sandboxed page", { origin: "null" }, 403],
    ["no origin", { origin: null }, 403],
    ["a foreign name that points at this computer", { host: "evil.example" }, 421],
    ["a foreign name with the adapter's port", { host: "evil.example:56450" }, 421],
    ["another content type", { headers: { "content-type": "text/plain" } }, 405],
    ["JSON", { headers: { "content-type": "application/json" } }, 405],
    ["PUT", { method: "PUT" }, 405],
    ["more than 64 kB", { body: `Parameter=${"A".repeat(70_000)}` }, 413],
  ])("a request with %s is turned away", async (_, way, status) => {
    const response = await signer().call(echo, way);
    expect(response.status).toBe(status);
    expect(response.words).toEqual({});
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("what came by a proxy is answered 61014 [E17]", async () => {
    for (const name of ["via", "forwarded", "x-forwarded-for"]) {
      const response = await signer().call(echo, { headers: { [name]: "1.1 proxy" } });
      expect(response.words.result).toBe("61014");
    }
  });

  test.each([
    ["no JSON", "Parameter=%%%", "61400"],
    ["no object", `Parameter=${Buffer.from("[]").toString("base64")}`, "61400"],
    ["nothing", "", "61400"],
  ])("a form with %s is malformed", async (_, body, code) => {
    expect((await signer().call({}, { body })).words.result).toBe(code);
  });

  test("a function that does not exist, or is one of every object, is unknown", async () => {
    const { SessionID: sessionid } = (await signer().call(echo)).words;
    for (const functionname of ["Format", "constructor", "__proto__", ""]) {
      expect((await signer().call({ functionname, sessionid })).words.result).toBe("61405");
    }
  });

  test("without a session, or with one that was released, nothing is done", async () => {
    const { SessionID: sessionid } = (await signer().call(echo)).words;
    const detect = { functionname: "DetectCard" };
    expect((await signer().call(detect)).words.result).toBe("61401");
    expect((await signer().call({ ...detect, sessionid: "x" })).words.result).toBe("61401");
    expect((await signer().call({ ...detect, sessionid })).words.result).toBe("0");
    await signer().call({ functionname: "Release", sessionid });
    expect((await signer().call({ ...detect, sessionid })).words.result).toBe("61401");
  });

  test("a ticket is the bank's, for this session, and good once, also with a wrong PIN", async () => {
    const page = await cardPage(bank(), signer(), "foreign01");
    const { ticket } = await page.start();
    expect((await page.sign("")).result).toBe("61402");
    const at = ticket.length - 4;
    const other = ticket[at] === "A" ? "B" : "A";
    const forged = `${ticket.slice(0, at)}${other}${ticket.slice(at + 1)}`;
    expect((await page.sign(forged)).result).toBe("61402");
    expect((await page.sign(ticket, "000000")).result).toBe("62011");
    expect((await page.sign(ticket)).result).toBe("61404");

    const next = await page.start();
    const stranger = (await signer().call(echo)).words.SessionID;
    const stolen = { functionname: "SignChallenge", sessionid: stranger, pin: CARD_PIN };
    expect((await signer().call({ ...stolen, ticket: next.ticket })).words.result).toBe("61403");
    expect((await page.sign(next.ticket)).result).toBe("0");
  });

  test.each([
    ["for another origin", { origin: "https://www.other.example" }],
    ["for another session", { nonce: "b".repeat(22) }],
    ["that has run out", { expires: Date.now() - 61_000 }],
    ["for a text that is no challenge", { challenge: "I owe you NT$1,000,000." }],
    ["for a challenge with more behind it", { challenge: `dawn-bank/citizen-card/v1\n\u0007` }],
  ])("a ticket of the bank's own key %s is not taken", async (_, change) => {
    const page = await cardPage(bank(), signer(), "foreign01");
    const facts = {
      ...{ id: "1", origin, nonce: page.nonce, expires: Date.now() + 60_000 },
      challenge: "dawn-bank/citizen-card/v1\nanything",
    };
    const { vault } = bank();
    expect((await page.sign(signTicket(vault, { ...facts, ...change }))).result).toBe("61403");
    expect((await page.sign(signTicket(vault, facts))).result).toBe("0");
  });

  test.skipIf(process.getuid?.() !== 0 || process.platform !== "linux")(
    "a program of another user of this computer is answered 61014, whatever it knows",
    async () => {
      const mine = await runAs(0);
      expect(mine).toContain('"0"');
      const others = await runAs(65_534);
      expect(others).toContain('"61014"');
      expect(others).not.toContain("SessionID");
    },
  );
});

/** Calls Echo from a separate process that runs as a user. */
function runAs(uid: number): Promise<string> {
  const program = `
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    const body = new URLSearchParams({ Parameter: btoa('{"functionname":"Echo"}') });
    const answer = await fetch("https://localhost:${signer().port}/", {
      method: "POST", body, headers: { origin: "${origin}" } });
    const words = await answer.json();
    console.log(JSON.stringify(atob(words.result)), Object.keys(words).join());`;
  return new Promise((resolve, reject) => {
    const options = { uid, gid: uid, env: { PATH: process.env.PATH }, cwd: "/" };
    // A copy that every user may run: the repository may be readable only by its owner.
    const child = spawn(everybodysNode(), ["--input-type=module", "-e", program], options);
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.stderr.on("data", (chunk) => {
      text += chunk;
    });
    child.on("error", reject);
    child.on("exit", () => resolve(text));
  });
}

function everybodysNode(): string {
  return existsSync("/usr/bin/node") ? "/usr/bin/node" : process.execPath;
}
