import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { databaseUrl } from "../../tests/bank/fresh-database.ts";
import { withClient } from "../durable.ts";
import type { Figures } from "../rounds.ts";
import { endedChildrenCpu } from "../server-cpu.ts";

const SCALE = 50;
const THREADS = 2;
const PREPARE_MS = 180_000;
const RATE = /^tps = ([\d.]+) \(without initial connection time\)$/m;
const DONE = /^number of transactions actually processed: (\d+)$/m;
const NAME = "tpcb";

const run = promisify(execFile);

/** PostgreSQL's own benchmark, with its tables created. */
export interface Pgbench {
  /** Runs the TPC-B-like script with prepared statements. */
  tpcB(clients: number, seconds: number, databaseMicros: () => number): Promise<Figures>;
}

/**
 * Creates pgbench's database; if pgbench is missing, throws an error that says how to install it.
 */
export async function preparePgbench(serverUrl: string): Promise<Pgbench> {
  const program = findPgbench();
  await withClient(serverUrl, (client) => client.query(`create database ${NAME}`));
  const { hostname, port, username, password } = new URL(databaseUrl(serverUrl, NAME));
  const place = ["-h", hostname, "-p", port, "-U", decodeURIComponent(username), NAME];
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  await run(program, ["-i", "-q", "-s", String(SCALE), ...place], { env, timeout: PREPARE_MS });
  return {
    async tpcB(clients, seconds, databaseMicros) {
      const how = ["-M", "prepared", "-n", "-c", clients, "-j", THREADS, "-T", seconds].map(String);
      const before = { own: endedChildrenCpu(), database: databaseMicros() };
      const { stdout } = await run(program, [...how, ...place], {
        env,
        timeout: (seconds + 30) * 1000,
      });
      const after = { own: endedChildrenCpu(), database: databaseMicros() };
      const done = Number(DONE.exec(stdout)?.[1]);
      const perSecond = Number(RATE.exec(stdout)?.[1]);
      if (!(done > 0 && perSecond > 0)) throw new Error(`pgbench says something else:\n${stdout}`);
      return {
        perSecond,
        cpuMicros: (after.own - before.own) / done,
        databaseMicros: (after.database - before.database) / done,
      };
    },
  };
}

function findPgbench(): string {
  const onPath = (process.env.PATH ?? "").split(delimiter).map((each) => join(each, "pgbench"));
  // Debian's /usr/bin/pgbench is a wrapper script that selects one of these.
  const installed = globSync("/usr/lib/postgresql/*/bin/pgbench").toSorted().toReversed();
  const found = [...installed, ...onPath].find((each) => existsSync(each));
  if (found !== undefined) return found;
  throw new Error(
    "There is no pgbench to compare with. On Debian: apt-get install postgresql-contrib (with " +
      "create_main_cluster = false in /etc/postgresql-common/createcluster.conf no server is made).",
  );
}
