// A card in a reader, as far as possible without hardware: SoftHSM's token behind the real PKCS#11
// calls, the signer as a separate process, and a bank that trusts an authority which is not ours.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { testBank } from "../bank/bank.ts";
import { type CitizenAuthority, citizenAuthority } from "../neighbours/citizen-authority.ts";
import { callAdapter, CARD_PIN as PIN, type TestSigner } from "../neighbours/signer.ts";
import { cardPage } from "../people/card-checks.ts";

const MODULE = [
  "/usr/lib/softhsm/libsofthsm2.so",
  "/usr/local/lib/softhsm/libsofthsm2.so",
  "/opt/homebrew/lib/softhsm/libsofthsm2.so",
].find((path) => existsSync(path));
if (!MODULE) process.stderr.write("SoftHSM is not installed: cards by PKCS#11 were not tested.\n");
const ROOT = join(import.meta.dirname, "../..");

const directory = mkdtempSync(join(tmpdir(), "reader-"));
const environment = { ...process.env, SOFTHSM2_CONF: join(directory, "softhsm.conf") };
const port = await freePort(PORTS.from, PORTS.to);
const origin = `http://localhost:${port}`;
const authority: CitizenAuthority = await citizenAuthority(join(directory, "authority"));
const bank = testBank({ citizenAuthorities: authority.certificates, port, origin });
const children: ChildProcess[] = [];

const tool = (...words: string[]) =>
  execFileSync("softhsm2-util", words, { env: environment, stdio: "ignore" });

/** A token with a key, and with its certificate if there is one. */
function makeToken(label: string, files: { key: string; der: string } | null): void {
  const pins = ["--so-pin", "12345678", "--pin", PIN];
  tool("--init-token", "--free", "--label", label, ...pins);
  if (!files) return;
  tool("--import", files.key, "--token", label, "--label", "sign", "--id", "01", "--pin", PIN);
  const words = ["tests/neighbours/token-program.ts", MODULE ?? "", label, PIN, files.der];
  execFileSync(process.execPath, words, { cwd: ROOT, env: environment, stdio: "ignore" });
}

/** The signer as a customer starts it, with a driver and the label of a card. */
async function start(module: string, label: string): Promise<Pick<TestSigner, "call">> {
  const home = join(directory, `home-${children.length}`);
  const words = ["--bank", origin, "--home", home, "--module", module, "--label", label];
  const child = spawn(process.execPath, ["signer/main.ts", ...words], {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const at = await new Promise<number>((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error(`the signer ended: ${output}`)));
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const [, found] = /https:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (found) resolve(Number(found));
    });
  });
  return { call: (parameters, way) => callAdapter({ port: at, bank: origin }, parameters, way) };
}

async function stop(): Promise<void> {
  for (const child of children.splice(0)) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
}

describe.skipIf(MODULE === undefined)("a card behind PKCS#11 [A15]", () => {
  const module = MODULE ?? "";

  beforeAll(async () => {
    mkdirSync(join(directory, "tokens"));
    const lines = [`directories.tokendir = ${directory}/tokens`, "log.level = ERROR"];
    writeFileSync(environment.SOFTHSM2_CONF, `${lines.join("\n")}\n`);
    const who = { holderName: "黃志豪", lastFour: "4726" };
    makeToken("citizen", authority.issue("citizen", who));
    makeToken("empty", null);
    await bank().site.listen({ host: "127.0.0.1", port });
  }, 120_000);
  afterAll(async () => {
    await stop();
    await authority.close();
    rmSync(directory, { recursive: true });
  });

  test("signs; the bank asks for its state, then for the list, and refuses where nobody can tell", async () => {
    const signer = await start(module, "citizen");
    const page = await cardPage(bank(), signer as TestSigner, "foreign01");
    const { words } = await signer.call({ functionname: "DetectCard", sessionid: page.sessionid });
    expect(words).toMatchObject({ result: "0", cardKind: "reader" });
    authority.mood.answersStatus = false;
    authority.mood.givesList = false;
    expect((await page.prove()).code).toBe("CTZN000006");
    Object.assign(authority.requested, { status: 0, list: 0 });
    Object.assign(authority.mood, { answersStatus: true, givesList: true });
    const first = await page.prove();
    expect(first.content).toMatchObject({ certHldrNm: "黃志豪" });
    expect(authority.requested).toEqual({ status: 1, list: 0 });

    authority.mood.answersStatus = false;
    expect((await page.prove()).code).toBe(200);
    expect(authority.requested).toEqual({ status: 2, list: 1 });
    await stop();
  }, 60_000);

  test("a wrong PIN, no card, an empty one, no driver and no PKCS#11 have their codes [M05]", async () => {
    const codeOf = async (path: string, label: string, pin: string) => {
      const signer = await start(path, label);
      const page = await cardPage(bank(), signer as TestSigner, "foreign01");
      const { ticket } = await page.start();
      const { result } = await page.sign(ticket, pin);
      await stop();
      return result;
    };
    expect(await codeOf(module, "citizen", "000000")).toBe("62011");
    expect(await codeOf(module, "citizen", "1")).toMatch(/^6201[13]$/);
    expect(await codeOf(module, "nobody's", PIN)).toBe("62002");
    expect(await codeOf(module, "empty", PIN)).toBe("62004");
    expect(await codeOf("/nowhere/driver.so", "citizen", PIN)).toBe("62001");
    expect(await codeOf(join(ROOT, "package.json"), "citizen", PIN)).toBe("62001");
  }, 120_000);

  test("a certificate that the authority took back is refused [M05]", async () => {
    const signer = await start(module, "citizen");
    const page = await cardPage(bank(), signer as TestSigner, "foreign01");
    authority.revoke("citizen");
    authority.mood.answersStatus = true;
    expect((await page.prove()).code).toBe("CTZN000005");
    await stop();
  }, 60_000);
});
