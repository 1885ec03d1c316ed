// Named statements in the protocol's own messages: without asking for a result's description each
// time, and several in one packet. The driver's own queries do neither.

import type pg from "pg";

/** A named statement, prepared once per connection. Columns are in the result's order. */
export interface Statement<Row = object> {
  name: string;
  text: string;
  columns: { [Column in keyof Row]: (text: string) => Row[Column] };
}

/** A statement and its values, in PostgreSQL's text format. */
export interface Query<Row = object> {
  statement: Statement<Row>;
  values: readonly string[];
}

/** The statements prepared on a connection. */
export interface Prepared {
  known: Set<string>;
  /** Sent, and not acknowledged yet. */
  sent: string[];
  isTracked: boolean;
}

/** A row as the driver passes it on. */
export interface DataRow {
  fields: (string | null)[];
}

/** For a new connection. */
export function nothingPrepared(): Prepared {
  return { known: new Set(), sent: [], isTracked: false };
}

/** Sends queries in one packet; `end` adds what follows them. */
export function sendQueries(
  connection: pg.Connection,
  prepared: Prepared,
  { queries, end }: { queries: readonly Query[]; end(): void },
): void {
  trackPrepared(connection, prepared);
  connection.stream.cork();
  try {
    for (const query of queries) send(connection, prepared, query);
    end();
  } finally {
    connection.stream.uncork();
  }
}

type Column = readonly [name: string, parse: (text: string) => unknown];

const columnsOf = new WeakMap<Statement, readonly Column[]>();

/** A row of a statement by its columns' names. */
export function rowIn(statement: Statement, { fields }: DataRow): object {
  let columns = columnsOf.get(statement);
  if (!columns) {
    columns = Object.entries(statement.columns);
    columnsOf.set(statement, columns);
  }
  const row: Record<string, unknown> = {};
  for (let place = 0; place < columns.length; place += 1) {
    const [name, parse] = columns[place] as Column;
    const text = fields[place] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}

function send(
  connection: pg.Connection,
  { known, sent }: Prepared,
  { statement, values }: Query,
): void {
  const { name, text } = statement;
  if (!known.has(name) && !sent.includes(name)) {
    sent.push(name);
    connection.parse({ name, text, types: [] }, true);
  }
  connection.bind({ statement: name, values: [...values] }, true);
  connection.execute({}, true);
}

function trackPrepared(connection: pg.Connection, prepared: Prepared): void {
  if (prepared.isTracked) return;
  prepared.isTracked = true;
  connection.on("parseComplete", () => {
    const name = prepared.sent.shift();
    if (name !== undefined) prepared.known.add(name);
  });
}
