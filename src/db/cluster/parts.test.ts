import { execFileSync } from "node:child_process";
import { mkdir, readlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linkLibraries } from "./binaries.ts";
import { isRoot } from "./directories.ts";
import { clusterErrorOf, speaksOfFullDisk } from "./error.ts";
import { askDirectory } from "./identity.ts";
import { freePort } from "./port.ts";
import { factsFromListing, factsOf } from "./processes.ts";
import { scratch, scratchWithCluster, startForTest } from "./testing.ts";

const LINKS = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];

test("missing library links are made, and made once", async () => {
  const root = await fakePackage();
  await linkLibraries(root);
  await linkLibraries(root);
  expect(await readlink(join(root, "native/lib/libpq.so.5"))).toBe("libpq.so.5.18");
});

test("missing links in a read-only package are told with the way out", async () => {
  const root = await fakePackage();
  const module = JSON.stringify(new URL("./binaries.ts", import.meta.url).href);
  const script = `import { linkLibraries } from ${module};
    await linkLibraries(${JSON.stringify(root)}).catch(({ message }) => console.log(message));`;
  // Root may write anywhere, so another user makes the attempt.
  const identity = isRoot() ? { uid: 65_534, gid: 65_534 } : {};
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    ...identity,
    encoding: "utf8",
  });
  if (isRoot()) expect(output).toContain('Run "npm rebuild"');
});

test("a free port is one on which nobody listens", async () => {
  const port = await freePort(20_000, 32_767);
  const server = createServer().listen(port, "127.0.0.1");
  await expect(freePort(port, port)).rejects.toThrow("no free port");
  server.close();
});

test("a process list tells the same of us as process files", async () => {
  const listed = await factsFromListing(process.pid);
  expect(listed).toMatchObject({ zombie: false, began: expect.stringMatching(/ \d{4}$/) });
  expect((await factsOf(process.pid))?.zombie).toBe(false);
  expect(await factsFromListing(4_194_304)).toBeNull();
});

test("a server says which directory it serves", async () => {
  const directory = await scratchWithCluster();
  const { url } = await startForTest(directory);
  expect(await askDirectory(url)).toEqual({ directory: join(directory, "data") });
  expect(await askDirectory(url.replace(/:[^:@]+@/, ":guess@"))).toEqual({
    failure: expect.stringContaining("password"),
  });
});

test("a full disk is recognised in what PostgreSQL and the system say", () => {
  const line = 'FATAL:  could not write to file "pg_wal/xlogtemp.9": No space left on device';
  expect(speaksOfFullDisk(line)).toBe(true);
  expect(
    clusterErrorOf(new Error("ENOSPC: no space left on device, write"), "/bank"),
  ).toMatchObject({
    kind: "space",
  });
});

async function fakePackage(): Promise<string> {
  const root = await scratch();
  await mkdir(join(root, "native", "lib"), { recursive: true });
  await writeFile(join(root, "native", "lib", "libpq.so.5.18"), "");
  await writeFile(join(root, "native", "pg-symlinks.json"), JSON.stringify(LINKS));
  return root;
}
