// The database of a run, which can be killed and paused: a server of the driver's own, or the
// embedded one that the site starts for itself.

import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fill } from "#app/fill.ts";
import { type Cluster, runningUrl, startCluster } from "#db/cluster/cluster.ts";
import { prepareDirectories } from "#db/cluster/directories.ts";
import { findPostmaster } from "#db/cluster/postmaster.ts";
import { postgresIn, signal } from "#db/cluster/processes.ts";
import { openPool } from "#db/db.ts";
import { migrate } from "#db/migrate.ts";
import { openVault } from "#server/secrets/vault.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { makePeople, type People } from "./people.ts";

/** A filled bank's data with the run's people in it, copied for each run. */
export interface Prepared {
  people: People;
  /** Copies it to a directory, or to a new one if none is given. */
  copy(to?: string): { directory: string; remove(): void };
  remove(): void;
}

/** The processes of a PostgreSQL server. */
export interface Power {
  /** Its URL for its owner, or null while it does not run. */
  url(): Promise<string | null>;
  /** Kills its main process; the others exit on their own. */
  kill(): Promise<void>;
  /** Pauses all of its processes; returns a function that resumes them. */
  pause(): Promise<() => void>;
}

/** A server that the driver itself starts and stops. */
export interface OwnServer extends Power {
  port(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the data that every run begins with. */
export async function prepareData(peopleCount: number): Promise<Prepared> {
  const root = newDirectory();
  const data = join(root, "data");
  const cluster = await startCluster({ directory: join(data, "postgres"), durability: "durable" });
  await migrate(cluster.url);
  const owner = openPool(cluster.url, "owner");
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 2);
  await fill(owner, () => undefined, vault);
  const people = await makePeople(owner, peopleCount);
  await owner.close();
  await cluster.stop();
  return {
    people,
    copy(to = newDirectory()) {
      execFileSync("cp", ["-a", `${data}/.`, to]);
      return { directory: to, remove: () => rmSync(to, { recursive: true, force: true }) };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A directory that PostgreSQL's account can enter. */
export function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "dawn-faults-"));
  chmodSync(directory, 0o755);
  return directory;
}

/** The server on a bank's data directory, no matter what started it. */
export function powerOf(directory: string): Power {
  const postgres = join(directory, "postgres");
  const data = async () => (await prepareDirectories(postgres)).data;
  return {
    url: () => runningUrl(postgres),
    async kill() {
      const found = await findPostmaster(await data());
      if (found.state === "running") signal(found.pid, "SIGKILL");
    },
    async pause() {
      const pids = await postgresIn(await data());
      for (const pid of pids) signal(pid, "SIGSTOP");
      return () => {
        for (const pid of pids) signal(pid, "SIGCONT");
      };
    },
  };
}

/** Starts a server on a bank's data directory. */
export async function startServer(directory: string): Promise<OwnServer> {
  let cluster: Cluster;
  const start = async () => {
    cluster = await startCluster({ directory: join(directory, "postgres"), durability: "durable" });
  };
  await start();
  return {
    ...powerOf(directory),
    port: () => cluster.port,
    start,
    stop: () => cluster.stop(),
  };
}
