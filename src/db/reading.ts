import type pg from "pg";
import { type DataRow, type Prepared, type Query, rowIn, sendQueries } from "./statements.ts";

/** Several statements that only read, in one round trip, in the driver's interface. */
export class Reading implements pg.Submittable {
  /** How the driver learns of the end. */
  callback: (thrown: unknown, results: object[][]) => void;
  readonly #prepared: Prepared;
  readonly #queries: readonly Query[];
  readonly #results: object[][] = [];
  #rows: object[] = [];
  #thrown: unknown = null;

  constructor(
    prepared: Prepared,
    queries: readonly Query[],
    callback: (thrown: unknown, results: object[][]) => void,
  ) {
    this.#prepared = prepared;
    this.#queries = queries;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    const queries = this.#queries;
    sendQueries(connection, this.#prepared, { queries, end: () => connection.sync() });
  }

  handleDataRow(row: DataRow): void {
    const query = this.#queries[this.#results.length];
    if (!query || this.#thrown !== null) return;
    try {
      this.#rows.push(rowIn(query.statement, row));
    } catch (thrown) {
      // Thrown here it would leave the socket's handler, and with it end the process.
      this.#thrown = thrown;
    }
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows);
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.callback(this.#thrown, this.#results);
  }

  handleError(thrown: unknown): void {
    this.#prepared.sent.length = 0;
    this.callback(thrown, []);
  }
}
