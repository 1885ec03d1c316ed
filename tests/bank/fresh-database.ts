import { randomBytes } from "node:crypto";
import pg from "pg";

/** A copy of the template for one test file, to be dropped at its end. */
export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Copies the template: filled, migrated, and not shared. */
export async function freshDatabase(
  serverUrl: string,
  template = "template_bank",
): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => run(`drop database ${name} with (force)`),
  };
}

/** The URL of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
