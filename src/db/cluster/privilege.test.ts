import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startCluster } from "./cluster.ts";
import { isRoot } from "./directories.ts";
import { ask, postmasterPid, scratch, startForTest, startProgram } from "./testing.ts";

const NOBODY = { uid: 65_534, gid: 65_534 };
const MB = 1024 * 1024;

const asRoot = test.runIf(isRoot() && process.platform === "linux");
const withMounts = test.runIf(isRoot() && canMount());
const withNamespaces = test.runIf(isRoot() && canUnshare());

asRoot("an ordinary user's cluster stays his when root starts it", async () => {
  const directory = await scratch();
  await chown(directory, NOBODY.uid, NOBODY.gid);
  const program = startProgram(directory, NOBODY);
  const { url = "" } = await program.outcome;
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  await stopProgram(program);

  const cluster = await startForTest(directory);
  expect(await userOf(await postmasterPid(directory))).toBe(NOBODY.uid);
  await cluster.stop();
  const again = startProgram(directory, NOBODY);
  expect(await again.outcome).toMatchObject({ attached: false });
  await stopProgram(again);
});

asRoot("root's cluster is run by an unprivileged account and refused to others", async () => {
  const directory = join(await scratch(), "database");
  const cluster = await startForTest(directory);
  expect(await userOf(await postmasterPid(directory))).toBeGreaterThan(0);
  await cluster.stop();
  const { outcome } = startProgram(directory, NOBODY);
  expect(await outcome).toMatchObject({
    kind: "directory",
    message: expect.stringContaining("was made by root"),
  });
});

withNamespaces("root's cluster behind a closed directory starts, and starts again", async () => {
  const closed = join(await scratch(), "closed");
  await mkdir(closed, { mode: 0o700 });
  const directory = join(closed, "database");
  const first = await startForTest(directory);
  await ask(first.url, "create table note as select 'kept' as text");
  expect((await stat(join(directory, "data"))).uid).toBe(0);
  await first.stop();

  const second = await startForTest(directory);
  expect(await ask(second.url, "select text from note")).toEqual([{ text: "kept" }]);
  await second.stop();
});

withNamespaces("a cluster moved behind a closed directory still starts", async () => {
  const closed = join(await scratch(), "closed");
  const directory = join(closed, "database");
  const first = await startForTest(directory);
  expect((await stat(join(directory, "data"))).uid).toBeGreaterThan(0);
  await first.stop();
  await chmod(closed, 0o700);
  const second = await startForTest(directory);
  expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
});

asRoot(
  "where no account can enter and no namespace helps, the closed directory is named",
  async () => {
    const closed = join(await scratch(), "closed");
    await mkdir(closed, { mode: 0o700 });
    await chown(closed, 12_345, 12_345);
    const start = startCluster({ directory: join(closed, "database"), durability: "throwaway" });
    await expect(start).rejects.toMatchObject({
      kind: "account",
      message: expect.stringContaining(`chmod o+x ${closed}`),
    });
  },
);

withMounts("too little space for a first start is told before anything is made", async () => {
  const directory = await smallDisk(50);
  const start = startCluster({ directory, durability: "throwaway" });
  await expect(start).rejects.toMatchObject({
    kind: "space",
    message: expect.stringMatching(/has \d+ MB free and PostgreSQL needs 300 MB/),
  });
});

withMounts("too little space for a later start is told", async () => {
  const directory = await smallDisk(400);
  const cluster = await startForTest(directory);
  await cluster.stop();
  await writeFile(join(directory, "filler"), Buffer.alloc(270 * MB));
  const start = startCluster({ directory, durability: "throwaway" });
  await expect(start).rejects.toMatchObject({
    kind: "space",
    message: expect.stringContaining("needs 100 MB"),
  });
});

withMounts("a disk that is full to the last byte is told", async () => {
  const directory = await smallDisk(1);
  await writeFile(join(directory, "filler"), Buffer.alloc(MB)).catch(() => {});
  const start = startCluster({ directory, durability: "throwaway" });
  await expect(start).rejects.toMatchObject({ kind: "space" });
});

async function stopProgram(program: ReturnType<typeof startProgram>): Promise<void> {
  program.child.stdin?.write("stop\n");
  await once(program.child, "exit");
}

async function userOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/^Uid:\s+(\d+)/m)?.[1]);
}

/** A directory on a separate disk; unmounted before the scratch directory is removed. */
async function smallDisk(sizeMb: number): Promise<string> {
  const directory = join(await scratch(), "disk");
  await mkdir(directory);
  run("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m,mode=755`, "tmpfs", directory]);
  onTestFinished(() => {
    run("umount", [directory]);
  });
  return directory;
}

function canMount(): boolean {
  return works("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
}

function canUnshare(): boolean {
  return works("unshare", ["--user", "--map-user=65534", "--map-group=65534", "true"]);
}

function works(program: string, rest: string[]): boolean {
  try {
    run(program, rest);
    return true;
  } catch {
    return false;
  }
}

function run(program: string, rest: string[]): void {
  execFileSync(program, rest, { stdio: "ignore" });
}
