import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startCluster } from "./cluster.ts";
import { hasProcessFiles, postgresIn, signal } from "./processes.ts";
import {
  ask,
  initdbIn,
  killHard,
  postmasterPid,
  scratch,
  scratchWithCluster,
  startForTest,
  startProgram,
  until,
} from "./testing.ts";

test("after a kill of the program the next one attaches to the running server", async () => {
  const directory = await scratchWithCluster();
  const program = startProgram(directory);
  const { url = "" } = await program.outcome;
  await ask(url, "create table note as select 'kept' as text");
  await killHard(program.child);

  const cluster = await startForTest(directory);
  expect(cluster).toMatchObject({ attached: true, url });
  expect(await ask(cluster.url, "select text from note")).toEqual([{ text: "kept" }]);
  await cluster.stop();
  expect(await postgresIn(join(directory, "data"))).toEqual([]);
});

test("after a kill of both the program and the server the next start keeps the data", async () => {
  const directory = await scratchWithCluster();
  const program = startProgram(directory);
  const { url = "" } = await program.outcome;
  await ask(url, "create table note as select 'kept' as text");
  // A throwaway server may lose its last writes; what a checkpoint has written stays.
  await ask(url, "checkpoint");
  await killHard(program.child);
  signal(await postmasterPid(directory), "SIGKILL");
  const cluster = await startForTest(directory);
  expect(cluster.attached).toBe(false);
  expect(await ask(cluster.url, "select text from note")).toEqual([{ text: "kept" }]);
});

test("a server left running with other settings is started anew", async () => {
  const directory = await scratchWithCluster();
  const program = startProgram(directory);
  await program.outcome;
  await killHard(program.child);
  const cluster = await startForTest(directory, { durability: "durable" });
  expect(cluster.attached).toBe(false);
  expect(await ask(cluster.url, "show fsync")).toEqual([{ fsync: "on" }]);
});

test("no acknowledged row is lost when the server is killed", { timeout: 30_000 }, async () => {
  const directory = await scratch("disk");
  const acknowledged: number[] = [];
  for (let round = 0; round < 3; round++) {
    const cluster = await startForTest(directory, { durability: "durable" });
    await ask(cluster.url, "create table if not exists note (id integer primary key)");
    const writing = insertUntilBroken(cluster.url, acknowledged);
    const goal = acknowledged.length + 100;
    await until(async () => (acknowledged.length >= goal ? true : null));
    signal(await postmasterPid(directory), "SIGKILL");
    await writing;
    await cluster.stop();
  }
  const { url } = await startForTest(directory, { durability: "durable" });
  const stored = new Set((await ask(url, "select id from note")).map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test.runIf(hasProcessFiles)("a first start killed in the middle is begun again", async () => {
  const directory = await scratch();
  const program = startProgram(directory);
  program.outcome.catch(() => {});
  await until(() => initdbIn(directory));
  await killHard(program.child);
  const cluster = await startForTest(directory);
  expect(cluster.attached).toBe(false);
  await cluster.stop();

  // The orphaned initdb may have been writing while the second start cleaned up.
  await until(async () => ((await initdbIn(directory)) === null ? true : null));
  await startForTest(directory);
  const names = await readdir(directory);
  expect(names.filter((name) => name.startsWith("half-made-"))).toEqual([]);
});

test.runIf(hasProcessFiles)("a killed initdb is told, and the next start works", async () => {
  const directory = await scratch();
  const start = startCluster({ directory, durability: "durable" });
  const failure = expect(start).rejects.toMatchObject({ kind: "start" });
  signal(await until(() => initdbIn(directory)), "SIGKILL");
  await failure;
  expect(await readdir(directory)).not.toContain("data");
  await startForTest(directory);
});

test("the remains of a half-made cluster are removed", async () => {
  const directory = await scratch();
  await mkdir(join(directory, "half-made-1", "data"), { recursive: true });
  await writeFile(join(directory, "half-made-1", "data", "PG_VERSION"), "18\n");
  await startForTest(directory);
  expect(await readdir(directory)).not.toContain("half-made-1");
});

test.each([
  ["an unrelated process", "echo $$; exec sleep 60"],
  ["a process that nobody collected", "sleep 0 & echo $!; exec sleep 60"],
])("a file that names %s does not keep the server from starting", async (_, script) => {
  const directory = await scratchWithCluster();
  const child = spawn("sh", ["-c", script], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const [pid] = await once(child.stdout, "data");
  const lines = [String(pid).trim(), join(directory, "data"), "1", "20001", "", "127.0.0.1"];
  const file = join(directory, "data", "postmaster.pid");
  await writeFile(file, `${[...lines, "  5  5", "ready   "].join("\n")}\n`);
  const cluster = await startForTest(directory);
  expect(cluster.attached).toBe(false);
});

test("a second program is refused while the first lives, and told its number", async () => {
  const directory = await scratchWithCluster();
  const program = startProgram(directory);
  await program.outcome;
  const start = startCluster({ directory, durability: "throwaway" });
  await expect(start).rejects.toMatchObject({
    kind: "owner",
    message: expect.stringContaining(`process ${program.child.pid})`),
  });
});

test("of programs that start at the same moment one has the directory", async () => {
  const directory = await scratchWithCluster();
  // With a dead owner's file they race for the take-over as well.
  await writeFile(join(directory, "owner.json"), JSON.stringify({ pid: 1, began: "never" }));
  const programs = [1, 2, 3, 4].map(() => startProgram(directory));
  const outcomes = await Promise.all(programs.map(({ outcome }) => outcome));
  expect(outcomes.filter(({ url }) => url)).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === "owner")).toHaveLength(3);
});

test.each([
  ["that died and whose number is another process now", { pid: process.pid, began: "once" }],
  ["that is gone", { pid: 4_194_304, began: "once" }],
])("the directory of an owner %s is taken over", async (_, owner) => {
  const directory = await scratchWithCluster();
  await writeFile(join(directory, "owner.json"), JSON.stringify(owner));
  await startForTest(directory);
  const now = JSON.parse(await readFile(join(directory, "owner.json"), "utf8"));
  expect(now.pid).toBe(process.pid);
});

/** Inserts rows one by one, recording each that the server has acknowledged. */
async function insertUntilBroken(url: string, acknowledged: number[]): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    for (;;) {
      // A row whose response was lost may exist: its number is not reused.
      const id = (acknowledged.at(-1) ?? 0) + 2;
      await client.query("insert into note values ($1)", [id]);
      acknowledged.push(id);
    }
  } catch {
    await client.end().catch(() => {});
  }
}
