import { Client } from "pg";
import type { Places } from "./places.ts";
import { worksIn } from "./processes.ts";
import { ClusterTrouble } from "./trouble.ts";

const TIMEOUT_MS = 5_000;

/** Asks a server that was running before us which directory it serves, where the system does not say. */
export async function confirmDirectory(
  server: { pid: number; url: string },
  places: Places,
): Promise<void> {
  if (await worksIn(server.pid, places.data)) return;
  const answer = await askDirectory(server.url);
  if (answer === places.data) return;
  throw new ClusterTrouble(
    "start",
    `The file ${places.data}/postmaster.pid names a PostgreSQL that does not serve this directory ` +
      `(${answer}). If no other program uses the directory, delete that file and start again.`,
  );
}

/** The data directory of the server at the address, or why it does not say. */
export async function askDirectory(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  // Without a listener a connection that breaks would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as directory");
    return rows[0].directory;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end().catch(() => {});
  }
}
