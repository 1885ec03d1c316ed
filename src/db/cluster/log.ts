import { open, rename, stat } from "node:fs/promises";
import { type Directories, giveTo } from "./directories.ts";

const LIMIT_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 8 * 1024;
const TAIL_LINES = 12;

/** Opens the server's log for appending; one above 10 MB is rotated first. */
export async function openLog(directories: Directories) {
  if ((await logSize(directories.log)) > LIMIT_BYTES)
    await rename(directories.log, `${directories.log}.old`);
  const log = await open(directories.log, "a", 0o600);
  await giveTo(directories.keeper, directories.log);
  return log;
}

/** The size of the log in bytes; 0 when there is none. */
export async function logSize(path: string): Promise<number> {
  const file = await stat(path).catch(() => null);
  return file?.size ?? 0;
}

/** The last lines of the log that were written after the given position. */
export async function logSince(path: string, position: number): Promise<string> {
  const size = await logSize(path);
  const start = Math.max(position, size - TAIL_BYTES);
  if (start >= size) return "";
  const log = await open(path, "r");
  try {
    const { buffer } = await log.read({ buffer: Buffer.alloc(size - start), position: start });
    return buffer.toString("utf8").trim().split("\n").slice(-TAIL_LINES).join("\n");
  } finally {
    await log.close();
  }
}
