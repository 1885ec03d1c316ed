// One transaction as one exchange with the database: questions, a decision on their answers, and what
// follows from it. The protocol keeps everything up to its "sync" in one transaction, so that neither
// a begin nor a commit costs a message, and each of the two trips is one piece in either direction.

import pg from "pg";

/** A statement by its name: it is prepared once for each connection. Columns stand in their order. */
export interface Statement<Row = object> {
  name: string;
  text: string;
  columns: { [Column in keyof Row]: (text: string) => Row[Column] };
}

/** A statement and its values, as the database reads them. */
export interface Question<Row = object> {
  statement: Statement<Row>;
  values: readonly string[];
}

/** What is done with the answers: more to run, and what the whole comes to once it is committed. */
interface Decision<T> {
  run: Question | null;
  result: T;
}

/** Decides on the rows of each question. */
export type Decide<T> = (answers: readonly object[][]) => Decision<T>;

/** The statements that a connection knows. */
export interface Prepared {
  known: Set<string>;
  /** Sent, and not acknowledged yet. */
  sent: string[];
  isHeard: boolean;
}

type Column = readonly [name: string, parse: (text: string) => unknown];

/** The shape in which the driver runs something of one's own. */
export class Exchange<T> implements pg.Submittable {
  /** The driver's way to be told the end; it puts its time limit around it. */
  callback: (thrown: unknown, result?: T) => void;
  readonly #prepared: Prepared;
  readonly #questions: readonly Question[];
  readonly #decide: Decide<T>;
  readonly #answers: object[][] = [];
  #rows: object[] = [];
  #columns: readonly Column[] = [];
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

  /** Whether the database has said the last word: only then can the connection be used again. */
  get isOver(): boolean {
    return this.#isOver;
  }

  submit(connection: pg.Connection): void {
    hear(connection, this.#prepared);
    inOnePiece(connection, () => {
      for (const question of this.#questions) this.#send(connection, question);
      connection.flush();
    });
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#rows.length === 0) this.#columns = this.#columnsNow();
    const row: Record<string, unknown> = {};
    this.#columns.forEach(([name, parse], place) => {
      const text = fields[place] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    this.#rows.push(row);
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
    inOnePiece(connection, () => {
      if (run) this.#send(connection, run);
      this.#sync(connection);
    });
  }

  /** Everything is committed, or was undone and told before. */
  handleReadyForQuery(): void {
    this.#isOver = true;
    if (this.#decision) this.callback(null, this.#decision.result);
    else this.callback(this.#thrown ?? new Error("the exchange ended before it was decided"));
  }

  handleError(thrown: unknown, connection: pg.Connection): void {
    this.#isOver = thrown instanceof pg.DatabaseError;
    this.#decision = null;
    this.#prepared.sent.length = 0;
    // Until it is told so, the database passes over everything that was sent behind.
    if (!this.#isSynced) this.#sync(connection);
    this.callback(thrown);
  }

  #columnsNow(): readonly Column[] {
    return Object.entries(this.#questions[this.#answers.length]?.statement.columns ?? {});
  }

  #send(connection: pg.Connection, { statement, values }: Question): void {
    const { known, sent } = this.#prepared;
    const { name, text } = statement;
    if (!known.has(name) && !sent.includes(name)) {
      sent.push(name);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values: [...values] }, true);
    connection.execute({}, true);
  }

  #sync(connection: pg.Connection): void {
    this.#isSynced = true;
    connection.sync();
  }
}

function hear(connection: pg.Connection, prepared: Prepared): void {
  if (prepared.isHeard) return;
  prepared.isHeard = true;
  connection.on("parseComplete", () => {
    const name = prepared.sent.shift();
    if (name !== undefined) prepared.known.add(name);
  });
}

function inOnePiece({ stream }: pg.Connection, send: () => void): void {
  stream.cork();
  try {
    send();
  } finally {
    stream.uncork();
  }
}
