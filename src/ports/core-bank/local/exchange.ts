// One transaction as one exchange with the database: queries, a decision on their rows, and the
// statement it results in. Everything up to the protocol's "sync" is one transaction, so that
// neither begin nor commit costs a message, and each round trip is one packet per direction.

import pg from "pg";
import { type DataRow, type Prepared, type Query, rowIn, sendQueries } from "#db/statements.ts";

/** The decision on the rows: a statement to run, and the result once it is committed. */
interface Decision<T> {
  run: Query | null;
  result: T;
}

/** Decides on the rows of each query. */
export type Decide<T> = (results: readonly object[][]) => Decision<T>;

/** A custom query in the driver's interface. */
export class Exchange<T> implements pg.Submittable {
  /** How the driver learns of the end; it wraps it with its timeout. */
  callback: (thrown: unknown, result?: T) => void;
  readonly #prepared: Prepared;
  readonly #queries: readonly Query[];
  readonly #decide: Decide<T>;
  readonly #results: object[][] = [];
  #rows: object[] = [];
  #decision: Decision<T> | null = null;
  #thrown: unknown = null;
  #isSynced = false;
  #isOver = false;

  constructor(
    prepared: Prepared,
    queries: readonly Query[],
    decide: Decide<T>,
    callback: (thrown: unknown, result?: T) => void,
  ) {
    this.#prepared = prepared;
    this.#queries = queries;
    this.#decide = decide;
    this.callback = callback;
  }

  /** Whether the database has finished: only then can the connection be reused. */
  get isOver(): boolean {
    return this.#isOver;
  }

  submit(connection: pg.Connection): void {
    const queries = this.#queries;
    sendQueries(connection, this.#prepared, { queries, end: () => connection.flush() });
  }

  handleDataRow(row: DataRow): void {
    const query = this.#queries[this.#results.length];
    if (query) this.#rows.push(rowIn(query.statement, row));
  }

  handleCommandComplete(_message: unknown, connection: pg.Connection): void {
    if (this.#isSynced) return;
    this.#results.push(this.#rows);
    this.#rows = [];
    if (this.#results.length < this.#queries.length) return;
    try {
      this.#decision = this.#decide(this.#results);
    } catch (thrown) {
      this.#thrown = thrown;
    }
    const run = this.#decision?.run;
    const queries = run ? [run] : [];
    sendQueries(connection, this.#prepared, { queries, end: () => this.#sync(connection) });
  }

  /** Everything is committed, or was rolled back and reported before. */
  handleReadyForQuery(): void {
    this.#isOver = true;
    if (this.#decision) this.callback(null, this.#decision.result);
    else this.callback(this.#thrown ?? new Error("the exchange ended before it was decided"));
  }

  handleError(thrown: unknown, connection: pg.Connection): void {
    this.#isOver = thrown instanceof pg.DatabaseError;
    this.#decision = null;
    this.#prepared.sent.length = 0;
    // Until a sync, the database ignores everything that was sent after an error.
    if (!this.#isSynced) this.#sync(connection);
    this.callback(thrown);
  }

  #sync(connection: pg.Connection): void {
    this.#isSynced = true;
    connection.sync();
  }
}
