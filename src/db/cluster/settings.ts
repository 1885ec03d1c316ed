import { totalmem } from "node:os";

/** Durable preserves every acknowledged row through a crash; throwaway is for tests. */
export type Durability = "durable" | "throwaway";

/** PostgreSQL settings by name, as in postgresql.conf. */
export type Settings = Readonly<Record<string, string>>;

const COMMON: Settings = {
  listen_addresses: "127.0.0.1",
  // No socket file: its path may be at most 107 bytes long, and the directory's may be longer.
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  random_page_cost: "1.1",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "30s",
};

const MEGABYTE = 1024 * 1024;
const BUFFERS_LEAST_MB = 128;
const BUFFERS_MOST_MB = 2_048;

const BY_DURABILITY: Readonly<Record<Durability, Settings>> = {
  durable: {
    max_connections: "100",
    fsync: "on",
    // After a checkpoint the first change of each page is written whole. With a million accounts a
    // smaller log would be full, and the next checkpoint due, before that is over.
    max_wal_size: "8GB",
  },
  throwaway: {
    max_wal_size: "2GB",
    max_connections: "300",
    fsync: "off",
    full_page_writes: "off",
    synchronous_commit: "off",
    autovacuum: "off",
    wal_level: "minimal",
    max_wal_senders: "0",
  },
};

/** The settings of a cluster; the caller's own come last and win. */
export function settingsFor(
  durability: Durability,
  own: Settings,
  memoryBytes = memoryHere(),
): Settings {
  const megabytes = durability === "durable" ? buffersFor(memoryBytes) : BUFFERS_LEAST_MB;
  const buffers = { shared_buffers: `${megabytes}MB` };
  return { ...COMMON, ...buffers, ...BY_DURABILITY[durability], ...own };
}

/** A quarter of the memory, which the system allocates only as it is used. */
function buffersFor(memoryBytes: number): number {
  const quarter = Math.floor(memoryBytes / MEGABYTE / 4);
  return Math.min(BUFFERS_MOST_MB, Math.max(BUFFERS_LEAST_MB, quarter));
}

/** The machine's memory, or a container's lower limit; without a limit the value is meaningless. */
function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(totalmem(), allowed) : totalmem();
}
