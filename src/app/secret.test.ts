import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SecretError } from "#server/keys/open-keys.ts";
import { secretsOf } from "./secret.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "dawn-secret-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const settings = () => ({
  secret: null,
  acceptedSecrets: [],
  dataDirectory: join(directory, "data"),
});
const read = () => secretsOf(settings())[0];
const path = () => join(directory, "data/secret");

test("the first start makes 32 bytes that only their owner may read, and leaves nothing else", () => {
  const secret = read();
  expect(secret).toHaveLength(32);
  expect(readFileSync(path(), "utf8")).toBe(secret.toString("hex"));
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(directory, "data"))).toEqual(["secret"]);
  expect(read()).toEqual(secret);
});

test("first starts at the same time all read the same secret", async () => {
  const program = `
    import { secretsOf } from ${JSON.stringify(join(import.meta.dirname, "secret.ts"))};
    const at = Number(process.argv[1]);
    while (Date.now() < at);
    const settings = { secret: null, acceptedSecrets: [], dataDirectory: process.argv[2] };
    process.stdout.write(secretsOf(settings)[0].toString("hex"));
  `;
  const at = Date.now() + 1_500;
  const starts = Array.from({ length: 4 }, async () => {
    const words = ["--input-type=module", "-e", program, String(at), join(directory, "data")];
    const child = spawn(process.execPath, words, {
      cwd: import.meta.dirname,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (part) => {
      output += part;
    });
    const [code] = await once(child, "close");
    return { code, output };
  });
  const ended = await Promise.all(starts);
  const endpoints = readFileSync(path(), "utf8");
  expect(ended).toEqual(Array(4).fill({ code: 0, output: endpoints }));
  expect(readdirSync(join(directory, "data"))).toEqual(["secret"]);
});

test.each([
  ["empty", ""],
  ["31 bytes", "ab".repeat(31)],
  ["half a byte too many", "a".repeat(65)],
  ["not hexadecimal", "z".repeat(64)],
])("a file that is %s is refused, and left as it is", (_, text) => {
  read();
  writeFileSync(path(), text);
  expect(read).toThrow(SecretError);
  expect(read).toThrow(path());
  expect(readFileSync(path(), "utf8")).toBe(text);
});

test("further lines of the file are accepted too, and the first one is current", () => {
  const first = read();
  const [newer, older] = ["cd".repeat(32), first.toString("hex")];
  writeFileSync(path(), `${newer}\n${older}\n`);
  expect(secretsOf(settings()).map((each) => each.toString("hex"))).toEqual([newer, older]);
  writeFileSync(path(), `${newer}\n${older.slice(2)}\n`);
  expect(read).toThrow(SecretError);
});

test("secrets of the settings need no file", () => {
  const secret = Buffer.alloc(32, 7);
  const accepted = Buffer.alloc(32, 8);
  const given = { ...settings(), secret, acceptedSecrets: [accepted] };
  expect(secretsOf(given)).toEqual([secret, accepted]);
  expect(readdirSync(directory)).toEqual([]);
});
