import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

const TICK_MICROS = 10_000;

interface Process {
  parent: number;
  own: number;
  /** Of the children that have ended. */
  ended: number;
}

/** Reads the CPU time of a PostgreSQL server, connections that have ended included; 0 without /proc. */
export async function serverCpu(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const server = processOf(rows[0]?.pid ?? 0)?.parent;
  if (server === undefined) return () => 0;
  return () => {
    const main = processOf(server);
    let micros = (main?.own ?? 0) + (main?.ended ?? 0);
    for (const name of readdirSync("/proc")) {
      const each = /^\d+$/.test(name) ? processOf(Number(name)) : null;
      if (each?.parent === server) micros += each.own;
    }
    return micros;
  };
}

/** The CPU time of programs that this process started and that have ended; 0 without /proc. */
export function endedChildrenCpu(): number {
  return processOf(process.pid)?.ended ?? 0;
}

/** Fields are counted after the name, which may hold spaces. */
function processOf(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return {
      parent,
      own: (user + system) * TICK_MICROS,
      ended: (endedUser + endedSystem) * TICK_MICROS,
    };
  } catch {
    return null;
  }
}
