import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SecretTrouble } from "#server/secrets/secret-check.ts";
import { secretOf } from "./secret.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "dawn-secret-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const read = () => secretOf({ secret: null, dataDirectory: join(directory, "data") });
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
    import { secretOf } from ${JSON.stringify(join(import.meta.dirname, "secret.ts"))};
    const at = Number(process.argv[1]);
    while (Date.now() < at);
    process.stdout.write(secretOf({ secret: null, dataDirectory: process.argv[2] }).toString("hex"));
  `;
  const at = Date.now() + 1_500;
  const starts = Array.from({ length: 4 }, async () => {
    const words = ["--input-type=module", "-e", program, String(at), join(directory, "data")];
    const child = spawn(process.execPath, words, {
      cwd: import.meta.dirname,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (part) => {
      said += part;
    });
    const [code] = await once(child, "close");
    return { code, said };
  });
  const ended = await Promise.all(starts);
  const kept = readFileSync(path(), "utf8");
  expect(ended).toEqual(Array(4).fill({ code: 0, said: kept }));
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
  expect(read).toThrow(SecretTrouble);
  expect(read).toThrow(path());
  expect(readFileSync(path(), "utf8")).toBe(text);
});

test("a secret of the settings needs no file", () => {
  const secret = Buffer.alloc(32, 7);
  expect(secretOf({ secret, dataDirectory: join(directory, "data") })).toBe(secret);
  expect(readdirSync(directory)).toEqual([]);
});
