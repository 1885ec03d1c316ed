import pg from "pg";

/** How many nested causes are logged. */
const CAUSES_MOST = 5;

/** What is logged of an error. */
export interface ErrorLine {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  table?: string;
  column?: string;
  constraint?: string;
  cause?: ErrorLine;
}

/**
 * An error as it may be logged. PostgreSQL quotes values and whole rows in its message, detail and
 * position ("Failing row contains (…)"): a letter's text, a hash, a name. Of its errors only the
 * code, the names of the objects concerned and the place in our code are logged.
 */
export function errorLine(thrown: unknown): ErrorLine {
  return lineOf(thrown, CAUSES_MOST);
}

function lineOf(thrown: unknown, causesLeft: number): ErrorLine {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) };
  const { cause } = thrown;
  const below =
    cause === undefined || causesLeft === 0 ? {} : { cause: lineOf(cause, causesLeft - 1) };
  if (thrown instanceof pg.DatabaseError) return { ...databaseLine(thrown), ...below };
  const { code } = thrown as { code?: unknown };
  return {
    type: thrown.name,
    message: thrown.message,
    ...(thrown.stack === undefined ? {} : { stack: thrown.stack }),
    ...(typeof code === "string" ? { code } : {}),
    ...below,
  };
}

function databaseLine(error: pg.DatabaseError): ErrorLine {
  const { code, table, column, constraint } = error;
  const message = `PostgreSQL ${code ?? "error"}`;
  return {
    type: "DatabaseError",
    message,
    stack: `${message}${framesOf(error)}`,
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    ...(constraint === undefined ? {} : { constraint }),
  };
}

/** A stack begins with the message; where it does not, it is not logged at all. */
function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? "" : stack.slice(at + message.length);
}
