import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

const TICK_MICROS = 10_000;

interface Process {
  pid: number;
  parent: number;
  own: number;
  /** CPU time of children that have exited. */
  ended: number;
}

/** Reads the CPU time of a PostgreSQL server, including closed connections; 0 without /proc. */
export async function serverCpu(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const server = processOf(rows[0]?.pid ?? 0)?.parent;
  return server === undefined ? () => 0 : () => treeCpu(server);
}

/**
 * Starts watching the machine; returns a function for the share of its busy time used by processes
 * that are neither the bench nor its database, or null without /proc.
 */
export function watchOthers(databaseMicros: () => number): () => number | null {
  const read = () => ({ all: machineCpu(), ours: treeCpu(process.pid) + databaseMicros() });
  const before = read();
  return () => {
    const after = read();
    const all = after.all - before.all;
    return all > 0 ? Math.max(0, 1 - (after.ours - before.ours) / all) : null;
  };
}

/** The CPU time of a process and all its descendants; 0 without /proc. */
export function treeCpu(root: number): number {
  const all = readNames("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (processOf(Number(name)) ?? []) : [],
  );
  const members = new Set([root]);
  // Parents mostly come before their children, but process ids wrap around.
  for (let size = 0; size < members.size; ) {
    size = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
  }
  return all
    .filter(({ pid }) => members.has(pid))
    .reduce((sum, { own, ended }) => sum + own + ended, 0);
}

/** The busy time of all cores, and the time that the hypervisor took away (steal). */
function machineCpu(): number {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = line
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return (user + nice + system + irq + softIrq + stolen) * TICK_MICROS;
  } catch {
    return 0;
  }
}

/** Fields are counted after the name, which may contain spaces. */
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
      pid,
      parent,
      own: (user + system) * TICK_MICROS,
      ended: (endedUser + endedSystem) * TICK_MICROS,
    };
  } catch {
    return null;
  }
}

function readNames(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
