// One transaction as one exchange with the database: questions, a decision on their rows, and the
// statement it results in. Everything up to the protocol's "sync" is one transaction, so that
// neither begin nor commit costs a message, and each round trip is one packet per direction.

import pg from "pg";

/** A named statement, prepared once per connection. Columns are in the result's order. */
export interface Statement<Row = object> {
  name: string;
  text: string;
  columns: { [Column in keyof Row]: (text: string) => Row[Column] };
}

/** A statement and its values, in PostgreSQL's text format. */
export interface Question<Row = object> {
  statement: Statement<Row>;
  values: readonly string[];
}

/** The decision on the rows: a statement to run, and the result once it is committed. */
interface Decision<T> {
  run: Question | null;
  result: T;
}

/** Decides on the rows of each question. */
export type Decide<T> = (answers: readonly object[][]) => Decision<T>;

/** The statements prepared on a connection. */
export interface Prepared {
  known: Set<string>;
  /** Sent, and not acknowledged yet. */
  sent: string[];
  isHeard: boolean;
}

type Column = readonly [name: string, parse: (text: string) => unknown];

/** A custom query in the driver's interface. */
export class Exchange<T> implements pg.Submittable {
  /** How the driver learns of the end; it wraps it with its timeout. */
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

  /** Whether the database has finished: only then can the connection be reused. */
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
