import { Client } from "pg";

const TIMEOUT_MS = 5_000;

/** A server's data directory; failure is why it does not respond. */
export type Identity = { directory: string } | { failure: string };

/** Queries the server at the URL for its data directory. */
export async function askDirectory(url: string): Promise<Identity> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  // Without a listener a broken connection would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as directory");
    return { directory: rows[0].directory };
  } catch (error) {
    return { failure: (error as Error).message };
  } finally {
    await client.end().catch(() => {});
  }
}
