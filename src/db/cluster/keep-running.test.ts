import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { postgresIn, signal } from "./processes.ts";
import { ask, postmasterPid, scratch, scratchWithCluster, startForTest } from "./testing.ts";

const MB = 1024 * 1024;
const WAIT = { timeout: 20_000 };

/** Whether the server at the URL responds. */
function outcomes(url: string): Promise<boolean> {
  return ask(url, "select 1").then(
    () => true,
    () => false,
  );
}

test("a server that is killed runs again, on the same port and with its data", {
  timeout: 60_000,
}, async () => {
  const directory = await scratchWithCluster();
  const lines: string[] = [];
  const cluster = await startForTest(directory, {
    keepRunning: true,
    print: (line) => lines.push(line),
  });
  await ask(cluster.url, "create table note as select 'kept' as text");
  await ask(cluster.url, "checkpoint");
  for (let times = 0; times < 2; times += 1) {
    const killed = await postmasterPid(directory);
    signal(killed, "SIGKILL");
    await expect.poll(() => outcomes(cluster.url), WAIT).toBe(true);
    expect(await postmasterPid(directory)).not.toBe(killed);
  }
  expect(await ask(cluster.url, "select text from note")).toEqual([{ text: "kept" }]);
  expect(lines.filter((line) => line.includes("started again"))).toHaveLength(2);
  await cluster.stop();
  await sleep(500);
  expect(await postgresIn(join(directory, "data"))).toEqual([]);
});

test("a stop while it is being started again ends it for good", { timeout: 60_000 }, async () => {
  const directory = await scratchWithCluster();
  const cluster = await startForTest(directory, { keepRunning: true });
  const killed = await postmasterPid(directory);
  signal(killed, "SIGKILL");
  await expect.poll(() => postmasterPid(directory).catch(() => null), WAIT).not.toBe(killed);
  await cluster.stop();
  await sleep(500);
  expect(await postgresIn(join(directory, "data"))).toEqual([]);
});

test.runIf(canMount())(
  "a server that died of a full disk runs again when there is room",
  { timeout: 60_000 },
  async () => {
    const directory = join(await scratch(), "disk");
    await mkdir(directory);
    run("mount", ["-t", "tmpfs", "-o", "size=400m,mode=755", "tmpfs", directory]);
    onTestFinished(() => {
      run("umount", [directory]);
    });
    const lines: string[] = [];
    const cluster = await startForTest(directory, {
      keepRunning: true,
      print: (line) => lines.push(line),
    });
    const filler = join(directory, "filler");
    await writeFile(filler, Buffer.alloc(270 * MB));
    signal(await postmasterPid(directory), "SIGKILL");
    await expect.poll(() => lines.join(), WAIT).toContain("needs 100 MB");
    expect(await outcomes(cluster.url)).toBe(false);
    await rm(filler);
    await expect.poll(() => outcomes(cluster.url), WAIT).toBe(true);
    // A repeated failure is not reported each time.
    expect(lines.filter((line) => line.includes("cannot be started"))).toHaveLength(1);
    await cluster.stop();
  },
);

function canMount(): boolean {
  try {
    run("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
    return true;
  } catch {
    return false;
  }
}

function run(program: string, rest: string[]): void {
  execFileSync(program, rest, { stdio: "ignore" });
}
