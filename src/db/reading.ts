import type pg from "pg";
import { type DataRow, type Prepared, type Question, rowIn, sendQuestions } from "./statements.ts";

/** Several statements that only read, in one round trip, in the driver's interface. */
export class Reading implements pg.Submittable {
  /** How the driver learns of the end. */
  callback: (thrown: unknown, answers: object[][]) => void;
  readonly #prepared: Prepared;
  readonly #questions: readonly Question[];
  readonly #answers: object[][] = [];
  #rows: object[] = [];
  #thrown: unknown = null;

  constructor(
    prepared: Prepared,
    questions: readonly Question[],
    callback: (thrown: unknown, answers: object[][]) => void,
  ) {
    this.#prepared = prepared;
    this.#questions = questions;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    const questions = this.#questions;
    sendQuestions(connection, this.#prepared, { questions, end: () => connection.sync() });
  }

  handleDataRow(row: DataRow): void {
    const question = this.#questions[this.#answers.length];
    if (!question || this.#thrown !== null) return;
    try {
      this.#rows.push(rowIn(question.statement, row));
    } catch (thrown) {
      // Thrown here it would leave the socket's handler, and with it end the process.
      this.#thrown = thrown;
    }
  }

  handleCommandComplete(): void {
    this.#answers.push(this.#rows);
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.callback(this.#thrown, this.#answers);
  }

  handleError(thrown: unknown): void {
    this.#prepared.sent.length = 0;
    this.callback(thrown, []);
  }
}
