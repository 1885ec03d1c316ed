import { Socket } from "node:net";
import pg from "pg";

// Above what any statement of the ledger takes, below the patience of who waits for it.
const STATEMENT_MS = 5_000;
const CONNECT_MS = 5_000;
// Only when the network swallows answers: the server itself gives up before.
const ANSWER_MS = 10_000;

// Plans are kept from the first use, when tables may still be empty: without these a sequential scan
// could be kept for good. Rows are locked for milliseconds; who holds one longer is not waited for.
const OPTIONS = [
  "role=bank_app",
  "search_path=bank",
  "timezone=UTC",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
  "plan_cache_mode=force_generic_plan",
  "jit=off",
  "lock_timeout=2s",
]
  .map((option) => `-c ${option}`)
  .join(" ");

/** A statement by its name: it is prepared once for each connection. */
export interface Statement {
  name: string;
  text: string;
}

/** A connection on which statements go out without waiting for the answers before. */
export interface Connection {
  run<Row extends object>(statement: Statement, values?: unknown[]): Promise<pg.QueryResult<Row>>;
  /** Sends statements in one piece, and waits for all of them. */
  together<T extends readonly Promise<unknown>[] | []>(
    send: () => T,
  ): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }>;
  /** Whether it can be used no more. */
  isLost(): boolean;
  /** Gives it up without a word. */
  drop(): void;
  end(): Promise<void>;
}

/** Opens a connection of the ledger. Whole numbers come as numbers, days and moments as text. */
export async function connect(url: string): Promise<Connection> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    pipeline: true,
    types: { getTypeParser },
    application_name: "dawn-bank ledger",
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: OPTIONS,
  });
  let lost = false;
  const lose = () => {
    lost = true;
  };
  // Before it connects: without a listener a killed backend would end the process.
  client.on("error", lose);
  client.on("end", lose);
  await client.connect();
  return {
    run: ({ name, text }, values = []) => client.query({ name, text, values }),
    together(send) {
      socket.cork();
      try {
        return Promise.all(send());
      } finally {
        socket.uncork();
      }
    },
    isLost: () => lost,
    drop() {
      lose();
      socket.destroy();
    },
    end: () => client.end(),
  };
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins;

function getTypeParser(type: number, format?: "text" | "binary") {
  if (type === INT8) return wholeNumber;
  if (type === DATE || type === TIMESTAMPTZ) return String;
  return pg.types.getTypeParser(type, format as "text");
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`no safe whole number: ${text}`);
  return number;
}
