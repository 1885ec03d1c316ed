// Classifies failures of the database (unreachable, overloaded, or a fault of ours) and reports
// them without filling the log.

const REPORT_EVERY_MS = 10_000;

/** The database did not respond in time; the statement's outcome is unknown. */
export class DatabaseSilent extends Error {
  override name = "DatabaseSilent";
  readonly statusCode = 503;
}

// Failures of the network; of PostgreSQL: 08 connection, 53 resources, 57P0 starting and stopping,
// 58 its system, 25006 a standby, 25P03 and 25P04 a transaction that timed out.
const AWAY =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|08...|53...|57P0.|58...|25006|25P0[34])$/;

// Errors without a code: of the driver, and of PostgreSQL for a statement that was prepared before
// a table was changed, which keeps failing on the same connection.
const AWAY_WORDS =
  /cached plan must not change result type|Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|after calling end on the pool/;

/** Transient failures: serialization, deadlock, lock timeout, statement timeout. */
const BUSY = new Set(["40001", "40P01", "55P03", "57014"]);

/** True when the connection is lost or cannot be opened: a new one is needed. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof DatabaseSilent) return true;
  return AWAY.test(codeIn(thrown)) || AWAY_WORDS.test(thrown.message);
}

/** True when a retry may succeed: the database is unavailable or overloaded. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  return isDatabaseAway(thrown) || (thrown instanceof Error && BUSY.has(codeIn(thrown)));
}

/** True for a lock timeout. */
export function isLockTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && codeIn(thrown) === "55P03";
}

function codeIn(thrown: Error): string {
  return "code" in thrown ? String(thrown.code) : "";
}

/** Reports an error, and how many were suppressed before: at most once in ten seconds. */
export type ErrorListener = (thrown: unknown, suppressed: number) => void;

/** Makes a reporter that does not fill the log while the same error persists. */
export function rarely(
  listener: ErrorListener,
  everyMs = REPORT_EVERY_MS,
): (thrown: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let suppressed = 0;
  return (thrown) => {
    if (performance.now() - reportedAt < everyMs) {
      suppressed += 1;
      return;
    }
    reportedAt = performance.now();
    listener(thrown, suppressed);
    suppressed = 0;
  };
}
