// One transaction as one exchange with the database: questions, a decision on their rows, and the
// statement it results in. Everything up to the protocol's "sync" is one transaction, so that
// neither begin nor commit costs a message, and each round trip is one packet per direction.

import pg from "pg";
import {
  type DataRow,
  type Prepared,
  type Question,
  rowIn,
  sendQuestions,
} from "#db/statements.ts";

/** The decision on the rows: a statement to run, and the result once it is committed. */
interface Decision<T> {
  run: Question | null;
  result: T;
}

/** Decides on the rows of each question. */
export type Decide<T> = (answers: readonly object[][]) => Decision<T>;

/** A custom query in the driver's interface. */
export class Exchange<T> implements pg.Submittable {
  /** How the driver learns of the end; it wraps it with its timeout. */
  callback: (thrown: unknown, result?: T) => void;
  readonly #prepared: Prepared;
  readonly #questions: readonly Question[];
  readonly #decide: Decide<T>;
  readonly #answers: object[][] = [];
  #rows: object[] = [];
  #decision: Decision<T> | null = null;
  #thrown: unknown = null;
  #isSynced = false;
  #isOver = false;

  constructor(
    prepared: Prepared,
    questions: readonly Question[],
    decide: Decide<T>,
    callback: (thrown: unknown, result?: T) => void,
  ) {
    this.#prepared = prepared;
    this.#questions = questions;
    this.#decide = decide;
    this.callback = callback;
  }

  /** Whether the database has finished: only then can the connection be reused. */
  get isOver(): boolean {
    return this.#isOver;
  }

  submit(connection: pg.Connection): void {
    const questions = this.#questions;
    sendQuestions(connection, this.#prepared, { questions, end: () => connection.flush() });
  }

  handleDataRow(row: DataRow): void {
    const question = this.#questions[this.#answers.length];
    if (question) this.#rows.push(rowIn(question.statement, row));
  }

  handleCommandComplete(_message: unknown, connection: pg.Connection): void {
    if (this.#isSynced) return;
    this.#answers.push(this.#rows);
    this.#rows = [];
    if (this.#answers.length < this.#questions.length) return;
    try {
      this.#decision = this.#decide(this.#answers);
    } catch (thrown) {
      this.#thrown = thrown;
    }
    const run = this.#decision?.run;
    const questions = run ? [run] : [];
    sendQuestions(connection, this.#prepared, { questions, end: () => this.#sync(connection) });
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
