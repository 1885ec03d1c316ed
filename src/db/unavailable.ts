// What a failure of the database means: that it cannot be reached, that it has too much to do, or a
// fault of ours.

/** The database did not answer in time; nobody knows what became of the statement. */
export class DatabaseSilent extends Error {
  override name = "DatabaseSilent";
  readonly statusCode = 503;
}

// Failures of the network; of PostgreSQL: 08 connection, 53 resources, 57P0 starting and stopping,
// 58 its system, 25006 a standby, 25P03 and 25P04 a transaction that was ended for its age.
const AWAY =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|08...|53...|57P0.|58...|25006|25P0[34])$/;

// What is said without a code of its own: by the driver, and by PostgreSQL of a statement that was
// prepared before a table was changed, which stays wrong for as long as the connection lives.
const AWAY_WORDS =
  /cached plan must not change result type|Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|after calling end on the pool/;

/** Passing failures: serialization, deadlock, a lock not given in time, a statement that took too long. */
const BUSY = new Set(["40001", "40P01", "55P03", "57014"]);

/** True when the connection is lost or none can be had: another one is needed. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof DatabaseSilent) return true;
  return AWAY.test(codeIn(thrown)) || AWAY_WORDS.test(thrown.message);
}

/** True when the same may work in a moment: the database is away or has too much to do. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  return isDatabaseAway(thrown) || (thrown instanceof Error && BUSY.has(codeIn(thrown)));
}

/** True when a lock was not given in time. */
export function isLockTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && codeIn(thrown) === "55P03";
}

function codeIn(thrown: Error): string {
  return "code" in thrown ? String(thrown.code) : "";
}
