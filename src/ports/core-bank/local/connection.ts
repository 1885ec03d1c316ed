import { Socket } from "node:net";
import { endConnection, respondWithin, SafeClient } from "#db/connection.ts";
import { nothingPrepared, type Query } from "#db/statements.ts";
import { type Decide, Exchange } from "./exchange.ts";

// Above what any statement of the ledger takes, below its callers' timeout.
const STATEMENT_MS = 3_000;
/** Only for lost network packets: the server's own timeout is shorter. */
export const RESPONSE_MS = 4_000;
/** The server ends a transaction after this, whatever it waits for. */
export const TRANSACTION_MS = 3_000;

// Plans are cached from the first use, when tables may still be empty: without these a sequential
// scan could be cached permanently. Rows are locked for milliseconds; longer locks are not waited
// for. The server detects a dead connection by TCP keepalives.
const OPTIONS = [
  "role=bank_ledger",
  "search_path=bank",
  "timezone=UTC",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
  "plan_cache_mode=force_generic_plan",
  "jit=off",
  "lock_timeout=300ms",
  "tcp_keepalives_idle=5",
  "tcp_keepalives_interval=1",
  "tcp_keepalives_count=5",
  "tcp_user_timeout=5000",
]
  .map((option) => `-c ${option}`)
  .join(" ");

// A transaction whose second half was lost in the network holds its locks no longer than we wait
// for its response. Requires PostgreSQL 17.
const END_TRANSACTIONS = `
  select set_config(name, '${TRANSACTION_MS}', false)
    from pg_settings where name = 'transaction_timeout'`;

/** A connection that runs one transaction after the other. */
export interface Connection {
  /**
   * Runs the queries, calls `decide` with their rows for the statement to run, and commits: when
   * this resolves, it is durable. Where anything fails, nothing is written.
   */
  exchange<T>(queries: readonly Query[], decide: Decide<T>): Promise<T>;
  /** Whether it can no longer be used. */
  isLost(): boolean;
  /** Drops it without a goodbye message. */
  drop(): void;
  end(): Promise<void>;
}

/** Opens a connection of the ledger. */
export async function connect(url: string): Promise<Connection> {
  const socket = new Socket();
  const client = new SafeClient({
    connectionString: url,
    stream: () => socket,
    application_name: "dawn-bank ledger",
    statement_timeout: STATEMENT_MS,
    options: OPTIONS,
  });
  const prepared = nothingPrepared();
  let lost = false;
  const lose = () => {
    lost = true;
  };
  client.on("error", lose);
  client.on("end", lose);
  function drop(): void {
    lose();
    socket.destroy();
  }
  const responded = respondWithin(client, RESPONSE_MS);
  try {
    await client.connect();
    await client.query(END_TRANSACTIONS);
  } catch (thrown) {
    drop();
    throw thrown;
  } finally {
    responded();
  }
  return {
    exchange<T>(queries: readonly Query[], decide: Decide<T>) {
      return new Promise<T>((resolve, reject) => {
        const responded = respondWithin(client, RESPONSE_MS);
        const exchange = new Exchange<T>(prepared, queries, decide, (thrown, result) => {
          responded();
          if (thrown === null) return resolve(result as T);
          // More data may still arrive on a connection whose exchange has not ended.
          if (!exchange.isOver) drop();
          reject(thrown);
        });
        client.query(exchange);
      });
    },
    isLost: () => lost,
    drop,
    end: () => endConnection(client),
  };
}
