import pg from "pg";

/** What a value of a statement may be; text of another kind is made by the caller. */
export type Value = string | number | bigint | boolean | Date | null | Value[] | object;

/** The database as handlers and stores see it: statements, and a transaction around several. */
export interface Db {
  /** Runs one statement; its text must be a constant, for it is prepared once per connection. */
  query<Row extends object>(sql: string, values: readonly Value[]): Promise<Row[]>;
  /** Runs the work in one transaction: all of it stays, or none. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** A pool of connections, to be closed at the end. */
export interface Pool extends Db {
  close(): Promise<void>;
}

const CONNECTIONS_MOST = 8;
const CONNECT_MS = 5_000;
// Well below the browser's 64 s, so that the server is the one that gives up first.
const STATEMENT_MS = 5_000;

/**
 * Opens a pool that speaks as the given role, which holds no more rights than it needs. A server
 * that is away is a failed statement, not a dead process.
 */
export function openPool(url: string, role: "bank_app" | "owner"): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MOST,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: "dawn-bank",
    options: `-c search_path=bank${role === "owner" ? "" : ` -c role=${role}`}`,
  });
  // A connection that breaks while idle is replaced at the next statement.
  pool.on("error", () => undefined);
  return {
    query: (sql, values) => run(pool, sql, values),
    transaction: (work) => transact(pool, work),
    close: () => pool.end(),
  };
}

async function transact<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on("error", onError);
  try {
    await client.query("begin");
    const result = await work(within(client));
    await client.query("commit");
    return result;
  } catch (thrown) {
    await client.query("rollback").catch((error: Error) => {
      broken = error;
    });
    throw thrown;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

/** Inside a transaction a further one is the same one. */
function within(client: pg.PoolClient): Db {
  const db: Db = {
    query: (sql, values) => run(client, sql, values),
    transaction: (work) => work(db),
  };
  return db;
}

const names = new Map<string, string>();

async function run<Row extends object>(
  on: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly Value[],
): Promise<Row[]> {
  let name = names.get(sql);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  const result = await on.query<Row>({ name, text: sql, values: [...values] });
  return result.rows;
}

/** True when the failure is that the database cannot be reached or is just starting or stopping. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = "code" in thrown ? String(thrown.code) : "";
  if (/^(ECONN|EPIPE|ETIMEDOUT|57P0|08|53)/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect/.test(thrown.message);
}
