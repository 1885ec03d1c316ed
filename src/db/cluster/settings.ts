/** Durable keeps every acknowledged row through a crash; throwaway is for tests. */
export type Durability = "durable" | "throwaway";

/** PostgreSQL settings by name, as they stand in postgresql.conf. */
export type Settings = Readonly<Record<string, string>>;

const COMMON: Settings = {
  listen_addresses: "127.0.0.1",
  // No socket file: its path may be at most 107 bytes long, a directory's may not.
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  random_page_cost: "1.1",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "30s",
  max_wal_size: "2GB",
};

const BY_DURABILITY: Readonly<Record<Durability, Settings>> = {
  durable: { shared_buffers: "256MB", max_connections: "100", fsync: "on" },
  throwaway: {
    shared_buffers: "128MB",
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
export function settingsFor(durability: Durability, own: Settings): Settings {
  return { ...COMMON, ...BY_DURABILITY[durability], ...own };
}
