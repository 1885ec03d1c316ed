import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCluster } from "./cluster.ts";
import { hasProcessFiles } from "./processes.ts";
import { ask, scratch, scratchWithCluster, startForTest } from "./testing.ts";

test("a first start makes a cluster as the bank needs it", async () => {
  const directory = await scratch();
  const cluster = await startForTest(directory, { durability: "durable" });
  const [facts] = await ask(
    cluster.url,
    `select current_user as role, current_setting('data_checksums') as checksums,
       current_setting('fsync') as fsync, current_setting('timezone') as zone,
       current_setting('listen_addresses') as address, current_setting('lock_timeout') as wait,
       (select datlocale from pg_database where datname = 'postgres') as locale,
       (select rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolcanlogin) as hashed`,
  );
  expect(facts).toEqual({
    role: "bank_owner",
    checksums: "on",
    fsync: "on",
    zone: "UTC",
    address: "127.0.0.1",
    wait: "10s",
    locale: "C.UTF-8",
    hashed: true,
  });
  expect(cluster.attached).toBe(false);
  expect(cluster.port).toBeGreaterThanOrEqual(20_000);
  expect(cluster.port).toBeLessThan(32_768);
  expect(await readdir(directory)).toEqual(
    expect.arrayContaining(["data", "owner.json", "password", "server.log"]),
  );
});

test("trigrams find Chinese words", async () => {
  const { url } = await startForTest(await scratchWithCluster());
  await ask(url, "create extension pg_trgm");
  const [found] = await ask(url, "select cardinality(show_trgm('帳戶餘額')) as trigrams");
  expect(found?.trigrams).toBeGreaterThan(0);
});

test("nobody comes in with a wrong password", async () => {
  const { url } = await startForTest(await scratchWithCluster());
  const wrong = url.replace(/:[^:@]+@/, ":guess@");
  await expect(ask(wrong, "select 1")).rejects.toThrow("password authentication failed");
});

test("a second start is quick and finds the data", async () => {
  const directory = await scratchWithCluster();
  const first = await startForTest(directory);
  await ask(first.url, "create table note as select 'kept' as text");
  await first.stop();
  await first.stop();
  expect(await readdir(directory)).not.toContain("owner.json");

  const begun = performance.now();
  const second = await startForTest(directory);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(second.attached).toBe(false);
  expect(await ask(second.url, "select text from note")).toEqual([{ text: "kept" }]);
});

test("clusters in different directories start at the same moment", async () => {
  const directories = [await scratch(), await scratch()];
  const clusters = await Promise.all(directories.map((directory) => startForTest(directory)));
  expect(new Set(clusters.map(({ port }) => port)).size).toBe(2);
});

test("a lost password is replaced", async () => {
  const directory = await scratchWithCluster();
  await writeFile(join(directory, "password"), "");
  const { url } = await startForTest(directory);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a log that grew above ten megabytes is put aside", async () => {
  const directory = await scratchWithCluster();
  await writeFile(join(directory, "server.log"), Buffer.alloc(10 * 1024 * 1024 + 1, "x"));
  await startForTest(directory);
  expect(await readFile(join(directory, "server.log"), "utf8")).not.toContain("xxx");
  expect(await readdir(directory)).toContain("server.log.old");
});

test("the data of another PostgreSQL version is refused and left alone", async () => {
  const directory = await scratchWithCluster();
  const version = join(directory, "data", "PG_VERSION");
  await writeFile(version, "17\n");
  const start = startCluster({ directory, durability: "durable" });
  await expect(start).rejects.toMatchObject({
    kind: "version",
    message: expect.stringMatching(/PostgreSQL 17 .* PostgreSQL 18.*mv /s),
  });
  await writeFile(version, "18\n");
  await startForTest(directory);
});

test.each([
  ["itself a data directory", "PG_VERSION"],
  ["holding something else under our name", "data/notes.txt"],
])("a directory %s is refused and left alone", async (_, file) => {
  const directory = await scratch();
  await mkdir(join(directory, "data"));
  await writeFile(join(directory, file), "mine");
  const start = startCluster({ directory, durability: "durable" });
  await expect(start).rejects.toMatchObject({ kind: "directory" });
  expect(await readFile(join(directory, file), "utf8")).toBe("mine");
});

test("a file in the place of the directory is refused", async () => {
  const directory = join(await scratch(), "file");
  await writeFile(directory, "mine");
  const start = startCluster({ directory, durability: "durable" });
  await expect(start).rejects.toMatchObject({ kind: "directory" });
});

test.runIf(hasProcessFiles)("a place where no directory can be made is refused", async () => {
  const start = startCluster({ directory: "/proc/bank", durability: "durable" });
  await expect(start).rejects.toMatchObject({ kind: "directory" });
});

test("a server that does not start shows the end of its log, and the next start works", async () => {
  const directory = await scratchWithCluster();
  const settings = { shared_buffers: "plenty" };
  const start = startCluster({ directory, durability: "throwaway", settings });
  await expect(start).rejects.toMatchObject({
    kind: "start",
    message: expect.stringContaining('invalid value for parameter "shared_buffers"'),
  });
  await startForTest(directory);
});
