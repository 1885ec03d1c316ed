import { Socket } from "node:net";
import { answerWithin, endConnection, SafeClient } from "#db/connection.ts";
import { type Decide, Exchange, type Prepared, type Question } from "./exchange.ts";

// Above what any statement of the ledger takes, below the patience of who waits for it.
const STATEMENT_MS = 3_000;
// Only when the network swallows answers: the server itself has given up before.
const ANSWER_MS = 4_000;

// Plans are kept from the first use, when tables may still be empty: without these a sequential scan
// could be kept for good. Rows are locked for milliseconds; who holds one longer is not waited for.
// A server whose answers are swallowed finds that out by itself.
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

// A transaction whose second half never comes, because the network swallowed it, keeps its locks no
// longer than we wait for its answer. PostgreSQL 17 and later can do that.
const END_TRANSACTIONS = `
  select set_config(name, '3s', false) from pg_settings where name = 'transaction_timeout'`;

/** A connection that does one transaction after the other. */
export interface Connection {
  /**
   * Asks the questions, lets `decide` say what to run on their answers, and commits: when this
   * answers, it is written for good. Where anything fails, nothing is.
   */
  exchange<T>(questions: readonly Question[], decide: Decide<T>): Promise<T>;
  /** Whether it can be used no more. */
  isLost(): boolean;
  /** Gives it up without a word. */
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
  const prepared: Prepared = { known: new Set(), sent: [], isHeard: false };
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
  const answered = answerWithin(client, ANSWER_MS);
  try {
    await client.connect();
    await client.query(END_TRANSACTIONS);
  } catch (thrown) {
    drop();
    throw thrown;
  } finally {
    answered();
  }
  return {
    exchange<T>(questions: readonly Question[], decide: Decide<T>) {
      return new Promise<T>((resolve, reject) => {
        const answered = answerWithin(client, ANSWER_MS);
        const exchange = new Exchange<T>(prepared, questions, decide, (thrown, result) => {
          answered();
          if (thrown === null) return resolve(result as T);
          // Nobody knows what still comes on a connection that has not come to an end.
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
