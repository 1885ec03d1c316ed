// Keys on a token, with SoftHSM behind the real PKCS#11 calls.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash, verify, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pkcs11Signing } from "./pkcs11.ts";
import { SigningError } from "./port.ts";

const MODULE = "/usr/lib/softhsm/libsofthsm2.so";
const PIN = "24681357";
const ROOT = join(import.meta.dirname, "../../..");
const hasTools = existsSync(MODULE) && spawnSync("openssl", ["version"]).status === 0;

const directory = mkdtempSync(join(tmpdir(), "dawn-token-"));
const environment = { PATH: process.env.PATH, SOFTHSM2_CONF: join(directory, "softhsm.conf") };
const bytes = Buffer.from("what is signed");

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { cwd: directory, env: environment, stdio: "pipe" });

/** A key with a certificate under a root of its own; the key is on the token, too. */
function makeKey(name: string, kind: readonly string[], id: string): void {
  const root = ["-subj", "/CN=Root", "-keyout", `${name}-root.key`, "-out", `${name}-root.pem`];
  run("openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "30", ...root);
  const own = ["-subj", `/CN=${name}`, "-keyout", `${name}.key`, "-out", `${name}.csr`];
  run("openssl", "req", "-nodes", "-newkey", ...kind, ...own);
  const under = ["-CA", `${name}-root.pem`, "-CAkey", `${name}-root.key`, "-days", "30"];
  run("openssl", "x509", "-req", "-in", `${name}.csr`, ...under, "-out", `${name}.pem`);
  const labels = ["--token", "documents", "--label", name, "--id", id, "--pin", PIN];
  run("softhsm2-util", "--import", `${name}.key`, ...labels);
}

function settingsOf(name: string, changed: { pin?: string; token?: string; key?: string } = {}) {
  const certificates = [`${name}.pem`, `${name}-root.pem`].map(
    (file) => new X509Certificate(readFileSync(join(directory, file))).raw,
  );
  const token = { module: MODULE, token: "documents", key: name, pin: PIN };
  return { ...token, ...changed, certificates, environment };
}

/** The processes that this one, or another, has started for tokens. */
function programsOf(parent = process.pid): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8");
  return children
    .split(" ")
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("token-program"));
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}/cmdline`) && !isZombie(pid);
const isZombie = (pid: number) => readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");

beforeAll(() => {
  if (!hasTools) {
    process.stderr.write("No SoftHSM or OpenSSL: keys on tokens were not tested.\n");
    return;
  }
  mkdirSync(join(directory, "tokens"));
  writeFileSync(environment.SOFTHSM2_CONF, `directories.tokendir = ${directory}/tokens\n`);
  const pins = ["--so-pin", "12345678", "--pin", PIN];
  run("softhsm2-util", "--init-token", "--free", "--label", "documents", ...pins);
  makeKey("rsa", ["rsa:2048"], "01");
  makeKey("curve", ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"], "02");
}, 60_000);
afterAll(() => {
  for (const pid of programsOf()) process.kill(pid);
  rmSync(directory, { recursive: true, force: true });
});

describe.skipIf(!hasTools)("a key on a token", () => {
  test.each([
    ["rsa", "rsa-pkcs1-sha256"],
    ["curve", "ecdsa-p256-sha256"],
  ])("of kind %s signs, many at a time, and gives the chain", async (name, algorithm) => {
    const signing = await pkcs11Signing(settingsOf(name));
    expect(signing.algorithm).toBe(algorithm);
    const [own, root] = signing.chain.map((each) => new X509Certificate(each));
    if (!own || !root || signing.chain.length !== 2) throw new Error("a chain of two was expected");
    expect(own.checkIssued(root)).toBe(true);
    const texts = Array.from({ length: 20 }, (_, place) => Buffer.from(`text ${place}`));
    const signatures = await Promise.all(texts.map(signing.sign));
    for (const [place, text] of texts.entries()) {
      const signature = signatures[place] ?? Buffer.alloc(0);
      expect(verify("sha256", text, own.publicKey, signature)).toBe(true);
      expect(verify("sha256", bytes, own.publicKey, signature)).toBe(false);
    }
  });

  test("signs again after its program was killed, also while it was signing", async () => {
    const signing = await pkcs11Signing(settingsOf("rsa"));
    const before = new Set(programsOf());
    const signature = signing.sign(bytes).catch((thrown: unknown) => thrown);
    for (const pid of before) process.kill(pid, "SIGKILL");
    const outcome = await signature;
    expect(outcome instanceof SigningError || Buffer.isBuffer(outcome)).toBe(true);
    const own = new X509Certificate(signing.chain[0] ?? Buffer.alloc(0));
    await expect
      .poll(async () => {
        const made = await signing.sign(bytes).catch(() => null);
        return made !== null && verify("sha256", bytes, own.publicKey, made);
      })
      .toBe(true);
  });

  test("is refused with a wrong PIN", async () => {
    const opened = pkcs11Signing(settingsOf("rsa", { pin: "99999999" }));
    await expect(opened).rejects.toThrow(SigningError);
    await expect(opened).rejects.toThrow("wrong-pin");
  });

  test("is refused where the token, its key or its driver is missing, or is another one's", async () => {
    const refused = (settings: Parameters<typeof pkcs11Signing>[0]) =>
      pkcs11Signing(settings).then(
        () => "opened",
        (thrown: unknown) => (thrown instanceof SigningError ? thrown.message : "fault"),
      );
    expect(await refused(settingsOf("rsa", { token: "nobody's" }))).toContain("no-card");
    expect(await refused(settingsOf("rsa", { key: "missing" }))).toContain("no key missing");
    const other = { ...settingsOf("rsa"), module: "/nowhere/driver.so" };
    expect(await refused(other)).toContain("no-module");
    const { certificates } = settingsOf("curve");
    expect(await refused({ ...settingsOf("rsa"), certificates: [] })).toContain("no certificate");
    expect(await refused({ ...settingsOf("rsa"), certificates })).not.toBe("opened");
  });

  test("its program sees no setting of the bank, and ends with the bank", async () => {
    const script = join(directory, "bank.ts");
    const settings = JSON.stringify(settingsOf("rsa"), (_, value) => value);
    writeFileSync(
      script,
      `import { pkcs11Signing } from ${JSON.stringify(join(import.meta.dirname, "pkcs11.ts"))};
       const settings = ${settings};
       settings.certificates = settings.certificates.map(({ data }) => Buffer.from(data));
       await pkcs11Signing(settings);
       process.stdout.write("open");
       setInterval(() => undefined, 1_000);`,
    );
    const secret = createHash("sha256").update("secret").digest("hex");
    const bank = spawn(process.execPath, [script], {
      cwd: ROOT,
      env: { ...process.env, SECRET_KEY: secret },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => bank.stdout.once("data", resolve));
    const [program = 0] = programsOf(bank.pid);
    const seen = readFileSync(`/proc/${program}/environ`, "utf8");
    expect(seen).toContain("SOFTHSM2_CONF=");
    expect(seen).not.toContain(secret);
    expect(readFileSync(`/proc/${program}/cmdline`, "utf8")).not.toContain(PIN);
    bank.kill("SIGKILL");
    await expect.poll(() => isRunning(program), { timeout: 10_000 }).toBe(false);
  });
});
