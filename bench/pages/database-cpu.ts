import { existsSync, readFileSync } from "node:fs";
import pg from "pg";

const TICK_MICROS = 10_000;

/** Reads the CPU time of every process of a PostgreSQL server; 0 without /proc. */
export function databaseCpu(serverUrl: string): () => Promise<number> {
  return async () => {
    if (!existsSync("/proc/self/stat")) return 0;
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    const { rows } = await client
      .query<{ pid: number }>("select pid from pg_stat_activity where pid <> pg_backend_pid()")
      .finally(() => client.end());
    return rows.reduce((sum, { pid }) => sum + microsOf(pid), 0);
  };
}

/** User and system time: the 14th and 15th field, counted after the name, which may hold spaces. */
function microsOf(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  const fields = readFileSync(path, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}
