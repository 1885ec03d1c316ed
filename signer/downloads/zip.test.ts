import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";

test("an archive is read by another program, with its names, bytes and programs", () => {
  const directory = mkdtempSync(join(tmpdir(), "zip-"));
  const path = join(directory, "a.zip");
  const bytes = Buffer.alloc(100_000, "citizen ");
  writeFileSync(
    path,
    zip([
      { path: "a/讀我.txt", bytes },
      { path: "a/start.command", bytes: Buffer.from("#!/bin/sh\n"), isProgram: true },
    ]),
  );
  const program = `import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print(z.testzip(), [(i.filename, i.file_size, oct(i.external_attr >> 16)) for i in z.infolist()])`;
  const read = execFileSync("python3", ["-c", program, path], { encoding: "utf8" });
  rmSync(directory, { recursive: true });
  expect(read.trim()).toBe(
    "None [('a/讀我.txt', 100000, '0o100644'), ('a/start.command', 10, '0o100755')]",
  );
});
