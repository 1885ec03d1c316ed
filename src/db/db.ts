import pg from "pg";
import { respondWithin, SafeClient } from "./connection.ts";
import { Reading } from "./reading.ts";
import { nothingPrepared, type Prepared, type Query } from "./statements.ts";
import { DatabaseSilent, type ErrorListener, isDatabaseAway, rarely } from "./unavailable.ts";
import { within } from "./within.ts";

/** A parameter of a statement; other types are converted by the caller. */
export type Value = string | number | bigint | boolean | Date | null | Value[] | object;

/** The database as handlers and stores use it: statements, and transactions around several. */
export interface Db {
  /** Runs one statement; its text must be a constant, as it is prepared once per connection. */
  query<Row extends object>(sql: string, values: readonly Value[]): Promise<Row[]>;
  /** Runs statements that only read in one round trip; if one fails, all of them do. */
  readTogether(queries: readonly Query[]): Promise<object[][]>;
  /** Runs the work in one transaction: all of it is committed, or none. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** A pool of connections, to be closed at the end. */
export interface Pool extends Db {
  /** Gives statements in progress a moment, and then ends their connections. */
  close(): Promise<void>;
}

/** Options of a pool besides its URL and role. */
export interface PoolOptions {
  /** Called for connections that broke while idle, at most once in ten seconds. */
  onError?: ErrorListener;
  /** The statement timeout, where no customer waits for it. */
  statementMs?: number;
  maxConnections?: number;
  /** How long an unused connection stays open. */
  idleMs?: number;
}

const MAX_CONNECTIONS = 8;
const IDLE_MS = 10_000;
const WAIT_FOR_CONNECTION_MS = 5_000;
// Well below the browser's 64 s, so that the server times out first.
const STATEMENT_MS = {
  bank_app: 4_000,
  bank_desk: 4_000,
  bank_ledger: 4_000,
  owner: 30_000,
} as const;
// Of two simultaneous first starts one waits while the other fills the bank.
const LOCK_MS = { bank_app: 3_000, bank_desk: 3_000, bank_ledger: 3_000, owner: 20_000 } as const;
/**
 * Longer than what a transaction does besides its statements: waiting for the ledger, or at the first
 * start hashing the passwords of all customers.
 */
export const IDLE_IN_TRANSACTION_MS = {
  bank_app: 15_000,
  bank_desk: 15_000,
  bank_ledger: 15_000,
  owner: 120_000,
} as const;
// The server times out before: only responses lost in the network take longer.
const RESPONSE_AFTER_MS = 1_000;
const CLOSE_MS = 300;

/**
 * Opens a pool with the given role, which has no more permissions than it needs. A server that is
 * unavailable, or does not respond, is a failed statement, not a dead process.
 */
export function openPool(
  url: string,
  role: "bank_app" | "bank_desk" | "bank_ledger" | "owner",
  options: PoolOptions = {},
): Pool {
  const { onError = () => undefined, statementMs = STATEMENT_MS[role] } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? MAX_CONNECTIONS,
    idleTimeoutMillis: options.idleMs ?? IDLE_MS,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    statement_timeout: statementMs,
    // Below the statement timeout, so that the error names the lock.
    lock_timeout: Math.min(LOCK_MS[role], Math.floor(statementMs * 0.75)),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS[role],
    application_name: "dawn-bank",
    options: `-c search_path=bank${role === "owner" ? "" : ` -c role=${role}`}`,
    Client: SafeClient,
  });
  // A connection that breaks while idle is replaced at the next statement.
  pool.on("error", rarely(onError));
  const connections = trusted(pool, statementMs + RESPONSE_AFTER_MS);
  return {
    query: (sql, values) => connections.use((client) => run(client, sql, values)),
    readTogether: (queries) => connections.use((client) => readOn(client, queries)),
    transaction: (work) => connections.use((client) => transact(client, work)),
    close: () => connections.close(),
  };
}

/** A connection with its response timeout. */
interface Line {
  client: pg.Client;
  responseMs: number;
}

/**
 * Hands out connections. After one of them timed out, all that are as old are reopened before they
 * are used again: the same network problem has most likely hit the others, and each would have to
 * time out.
 */
function trusted(pool: pg.Pool, responseMs: number) {
  const openedAt = new Map<pg.Client, number>();
  let distrustedBefore = -1;
  pool.on("connect", (client) => {
    openedAt.set(client, performance.now());
  });
  pool.on("remove", (client) => openedAt.delete(client));

  async function take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if ((openedAt.get(client) ?? 0) > distrustedBefore) return client;
      client.connection.stream.destroy();
      client.release(true);
    }
  }

  return {
    async use<T>(work: (line: Line) => Promise<T>): Promise<T> {
      const client = await take();
      let isLost = false;
      try {
        return await work({ client, responseMs });
      } catch (thrown) {
        isLost = isDatabaseAway(thrown) || client.getTransactionStatus() !== "I";
        if (thrown instanceof DatabaseSilent) distrustedBefore = performance.now();
        throw thrown;
      } finally {
        client.release(isLost);
      }
    },
    async close(): Promise<void> {
      const ended = pool.end();
      await within(CLOSE_MS, ended);
      for (const client of openedAt.keys()) client.connection.stream.destroy();
      await within(CLOSE_MS, ended);
    },
  };
}

async function transact<T>(line: Line, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    await send(line, { text: "begin" });
    const result = await work(transactionOn(line));
    const { command } = await send(line, { text: "commit" });
    // Committing a failed transaction does not raise an error: PostgreSQL responds with ROLLBACK.
    if (command !== "COMMIT") throw new Error("a failed transaction cannot be committed");
    return result;
  } catch (thrown) {
    // On a lost connection a rollback would only wait for another timeout.
    if (!isDatabaseAway(thrown)) await send(line, { text: "rollback" }).catch(() => undefined);
    throw thrown;
  }
}

/** A nested transaction is the outer one. */
function transactionOn(line: Line): Db {
  const db: Db = {
    query: (sql, values) => run(line, sql, values),
    readTogether: (queries) => readOn(line, queries),
    transaction: (work) => work(db),
  };
  return db;
}

const names = new Map<string, string>();

async function run<Row extends object>(
  line: Line,
  sql: string,
  values: readonly Value[],
): Promise<Row[]> {
  let name = names.get(sql);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return (await send<Row>(line, { name, text: sql, values: [...values] })).rows;
}

async function send<Row extends object>(
  { client, responseMs }: Line,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const responded = respondWithin(client, responseMs);
  try {
    return await client.query<Row>(statement);
  } finally {
    responded();
  }
}

const preparedOn = new WeakMap<pg.Client, Prepared>();

function readOn({ client, responseMs }: Line, queries: readonly Query[]): Promise<object[][]> {
  let prepared = preparedOn.get(client);
  if (!prepared) {
    prepared = nothingPrepared();
    preparedOn.set(client, prepared);
  }
  const responded = respondWithin(client, responseMs);
  const { promise, resolve, reject } = Promise.withResolvers<object[][]>();
  client.query(
    new Reading(prepared, queries, (thrown, results) => {
      responded();
      if (thrown === null) resolve(results);
      else reject(thrown);
    }),
  );
  return promise;
}
