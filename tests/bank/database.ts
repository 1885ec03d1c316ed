// One temporary PostgreSQL for a whole test run, with a template that is migrated and filled once;
// every test file copies it in some milliseconds.

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { fill } from "#app/fill.ts";
import { startCluster } from "#db/cluster/cluster.ts";
import { openPool } from "#db/db.ts";
import { migrate } from "#db/migrate.ts";
import { keypadKeys } from "#server/secrets/keypad-keys.ts";
import { openVault } from "#server/secrets/vault.ts";
import { databaseUrl } from "./fresh-database.ts";
import { quickVault } from "./quick-vault.ts";
import { TEST_SECRET } from "./secret.ts";

const COMPILED = join(import.meta.dirname, "../../.data/compiled");
const MEMORY = "/dev/shm";
const MEMORY_BYTES_LEAST = 2e9;

declare module "vitest" {
  export interface ProvidedContext {
    serverUrl: string;
    /** When the template was filled; its data are relative to the day of it. */
    filledAt: string;
  }
}

/** Vitest's global setup; returns the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer({ hashes: "quick" });
  project.provide("serverUrl", server.url);
  project.provide("filledAt", new Date().toISOString());
  return server.stop;
}

/** Starts the temporary server and makes the template; benches measure sign-ins with real hashes. */
export async function startTestServer({
  hashes = "real",
}: {
  hashes?: "quick" | "real";
} = {}): Promise<{ url: string; stop(): Promise<void> }> {
  // For the processes that tests start: reading compiled modules saves a second at each start.
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  const directory = mkdtempSync(join(inMemory() ? MEMORY : tmpdir(), "dawn-test-"));
  chmodSync(directory, 0o755);
  const cluster = await startCluster({
    directory: join(directory, "postgres"),
    durability: "throwaway",
  });
  await makeTemplate(cluster.url, { name: "template_bank", moment: null, hashes });
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A filled database to copy; with a moment its clock is stopped, and so are all its days. */
export async function makeTemplate(
  serverUrl: string,
  { name, moment, hashes }: { name: string; moment: string | null; hashes: "quick" | "real" },
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = databaseUrl(serverUrl, name);
  await migrate(url);
  const owner = openPool(url, "owner");
  if (moment !== null) {
    await owner.query(
      `create or replace function bank.now() returns timestamptz language sql stable
         as $$ select timestamptz '${moment}' $$`,
      [],
    );
  }
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 2);
  await fill(owner, () => undefined, hashes === "quick" ? quickVault(vault) : vault);
  // Otherwise each copy makes a key of its own at its first sign-in, which takes half a second.
  await keypadKeys(owner, vault).renew(moment === null ? new Date() : new Date(moment));
  await owner.close();
}

function inMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MEMORY_BYTES_LEAST;
}
