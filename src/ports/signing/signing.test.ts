import { execFileSync, spawnSync } from "node:child_process";
import { verify, X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { localSigning } from "./local.ts";
import { pkcs12Signing } from "./pkcs12.ts";
import { type Signing, SigningError } from "./port.ts";

const now = () => new Date();
const bytes = Buffer.from("what is signed");
let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "dawn-signing-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const openssl = (...words: string[]) =>
  execFileSync("openssl", words, { cwd: directory, stdio: "pipe" });

/** A chain of two and the key of the lower one, in a PKCS#12 file as OpenSSL writes it. */
function p12(kind: readonly string[], ...how: string[]): Buffer {
  const root = ["-subj", "/CN=Root", "-keyout", "root.key", "-out", "root.pem"];
  openssl("req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "30", ...root);
  const own = ["-subj", "/CN=Documents", "-keyout", "own.key", "-out", "own.csr"];
  openssl("req", "-nodes", "-newkey", ...kind, ...own);
  const under = ["-CA", "root.pem", "-CAkey", "root.key", "-days", "30", "-out", "own.pem"];
  openssl("x509", "-req", "-in", "own.csr", ...under);
  const parts = ["-inkey", "own.key", "-in", "own.pem", "-certfile", "root.pem"];
  const out = ["-passout", "pass:opens it", "-out", "own.p12", ...how];
  openssl("pkcs12", "-export", ...parts, ...out);
  return readFileSync(join(directory, "own.p12"));
}

/** Verifies a signature with its chain. */
async function check({ sign, chain }: Signing): Promise<void> {
  const [own, root] = chain.map((each) => new X509Certificate(each));
  if (!own || !root) throw new Error("a chain of two was expected");
  const signature = await sign(bytes);
  expect(verify("sha256", bytes, own.publicKey, signature)).toBe(true);
  expect(verify("sha256", Buffer.from("another"), own.publicKey, signature)).toBe(false);
  expect(own.checkIssued(root) && own.verify(root.publicKey)).toBe(true);
  expect(root.verify(root.publicKey)).toBe(true);
}

// Nothing else creates such files for the tests; without it they are skipped.
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

describe.skipIf(!hasOpenssl)("a PKCS#12 file", () => {
  test.each([
    ["an RSA key", ["rsa:2048"], "rsa-pkcs1-sha256"],
    ["a key of P-256", ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"], "ecdsa-p256-sha256"],
  ])("with %s signs, and gives the chain from the signer up", async (_, kind, algorithm) => {
    const signing = pkcs12Signing(p12(kind), "opens it");
    expect(signing.algorithm).toBe(algorithm);
    await check(signing);
  });

  test.each([
    ["the wrong password", (file: Buffer) => file, "opens it not"],
    ["a byte that was changed", flipped, "opens it"],
    ["nothing in it", () => Buffer.alloc(0), "opens it"],
  ])("with %s is refused with a sentence", (_, change, password) => {
    const file = change(p12(["rsa:2048"]));
    expect(() => pkcs12Signing(file, password)).toThrow(SigningError);
  });

  test("with a weak key is refused", () => {
    const file = p12(["ec", "-pkeyopt", "ec_paramgen_curve:secp224r1"]);
    expect(() => pkcs12Signing(file, "opens it")).toThrow("must be of the curve P-256");
  });
});

describe("a demonstration's own key", () => {
  const path = () => join(directory, "data/signing.pem");

  test("is made once, for its owner only, and signs with a chain of its own", async () => {
    const first = localSigning(path(), now);
    await check(first);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(directory, "data"))).toEqual(["signing.pem"]);
    expect(localSigning(path(), now).chain).toEqual(first.chain);
    const [own] = first.chain.map((each) => new X509Certificate(each));
    expect(own?.ca).toBe(false);
    expect(own?.subject).toContain("demonstration");
  });

  test.skipIf(!hasOpenssl)("is accepted by OpenSSL with its root, for signing", () => {
    const [own, root] = localSigning(path(), now).chain.map((each) =>
      new X509Certificate(each).toString(),
    );
    writeFileSync(join(directory, "own.pem"), own ?? "");
    writeFileSync(join(directory, "root.pem"), root ?? "");
    const output = openssl("verify", "-x509_strict", "-CAfile", "root.pem", "own.pem");
    expect(output.toString()).toContain("own.pem: OK");
  });

  test("that is damaged is refused with a sentence", () => {
    expect(localSigning(path(), now).chain).toHaveLength(2);
    writeFileSync(path(), "nothing");
    expect(() => localSigning(path(), now).chain).toThrow("is damaged");
  });
});

function flipped(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}
