import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startCluster } from "../src/db/cluster/cluster.ts";
import { migrate } from "../src/db/migrate.ts";
import { databaseUrl } from "../tests/bank/fresh-database.ts";

// File systems in memory, where a flush costs nothing.
const TMPFS = 0x01021994;
const RAMFS = 0x858458f6;
const promises = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" } as const;
const alsoReported = ["server_version", "wal_sync_method", "shared_buffers", "data_checksums"];

/** The bank's bundled PostgreSQL, configured as in production: no acknowledged commit is lost. */
export interface DurableServer {
  url: string;
  /** The settings verified to be in force. */
  facts: string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Starts a separate server on a real disk and verifies that its commits are durable. */
export async function startDurableServer(): Promise<DurableServer> {
  const directory = mkdtempSync(join(tmpdir(), "dawn-bench-"));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    requireDisk(directory);
    chmodSync(directory, 0o755);
    const cluster = await startCluster({
      directory: join(directory, "postgres"),
      durability: "durable",
    });
    const stop = () => cluster.stop().finally(remove);
    try {
      return { url: cluster.url, facts: await factsOf(cluster.url), stop };
    } catch (thrown) {
      await stop();
      throw thrown;
    }
  } catch (thrown) {
    remove();
    throw thrown;
  }
}

/** Creates a migrated bank without content on such a server; returns its URL as its owner. */
export async function makeBank(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const url = databaseUrl(serverUrl, name);
  await migrate(url);
  return url;
}

/** Lends a connection of the owner that has no statement timeout. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: "-c search_path=bank,public" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function requireDisk(directory: string): void {
  const { type } = statfsSync(directory);
  if (type !== TMPFS && type !== RAMFS) return;
  throw new Error(`${tmpdir()} lives in memory: let TMPDIR name a directory on a disk`);
}

async function factsOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const lines: string[] = [];
    for (const name of [...Object.keys(promises), ...alsoReported]) {
      const { rows } = await client.query<Record<string, string>>(`show ${name}`);
      const found = rows[0]?.[name];
      const promised = promises[name as keyof typeof promises];
      if (promised !== undefined && found !== promised) {
        throw new Error(`${name} is ${found} and must be ${promised}`);
      }
      lines.push(`${name} ${found}`);
    }
    return lines.join(", ");
  });
}
