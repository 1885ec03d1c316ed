/** What prevented the database from starting. */
export type ClusterErrorKind =
  | "platform"
  | "version"
  | "directory"
  | "space"
  | "account"
  | "owner"
  | "start";

/** The embedded database cannot start; the message says what to do about it. */
export class ClusterError extends Error {
  override readonly name = "ClusterError";
  readonly kind: ClusterErrorKind;

  constructor(kind: ClusterErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The alternative in every error message. */
export const OTHER_SERVER =
  "set DATABASE_URL to a PostgreSQL server of your own (postgres://name:password@host:5432/database)";

/** The system's error code, such as ENOENT; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** True for output of PostgreSQL, or of the system, about a full disk. */
export function speaksOfFullDisk(text: string): boolean {
  return /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(text);
}

/** Converts a system error inside the directory to ClusterError; other errors are unchanged. */
export function clusterErrorOf(error: unknown, directory: string): unknown {
  if (!(error instanceof Error) || error instanceof ClusterError) return error;
  if (speaksOfFullDisk(error.message)) return fullDisk(directory);
  if (!["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"].includes(codeOf(error) ?? "")) {
    return error;
  }
  return new ClusterError(
    "directory",
    `The database directory ${directory} cannot be used (${error.message}). ` +
      "Give this user the right to write there, choose another directory, " +
      `or ${OTHER_SERVER}.`,
  );
}

/** The error for a disk that filled up while PostgreSQL was running. */
export function fullDisk(directory: string): ClusterError {
  return new ClusterError(
    "space",
    `The disk that holds the database directory ${directory} is full. ` +
      `Free some space there and start again, or ${OTHER_SERVER}.`,
  );
}
