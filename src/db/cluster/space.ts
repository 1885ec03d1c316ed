import { statfs } from "node:fs/promises";
import { ClusterError, OTHER_SERVER } from "./error.ts";

/** Free space for creating a cluster: 40 MB of files, the first write-ahead log, and a reserve. */
export const SPACE_TO_CREATE_MB = 300;

/** Free space for starting a cluster: crash recovery writes before anything can be cleaned. */
export const SPACE_TO_START_MB = 100;

const BYTES_PER_MB = 1024 * 1024;

/** Throws ClusterError when the directory's disk has less free space than needed. */
export async function requireSpace(directory: string, neededMb: number): Promise<void> {
  const disk = await statfs(directory);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / BYTES_PER_MB);
  if (freeMb >= neededMb) return;
  throw new ClusterError(
    "space",
    `The disk that holds the database directory ${directory} has ${freeMb} MB free and PostgreSQL ` +
      `needs ${neededMb} MB. Free some space there and start again, or ${OTHER_SERVER}.`,
  );
}
