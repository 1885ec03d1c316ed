// A small disk that can be filled: a file system in memory, if the system permits one.

import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { newDirectory } from "./database.ts";

const MEGABYTES = 600;
const PIECE = Buffer.alloc(1 << 20);

/** A disk. */
export interface Disk {
  directory: string;
  /** Writes until the disk is full. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  remove(): void;
}

/** Mounts a small disk; null if that is not permitted. */
export function mountDisk(): Disk | null {
  const directory = newDirectory();
  try {
    const options = `size=${MEGABYTES}m,mode=0755`;
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", directory], { stdio: "ignore" });
  } catch {
    rmSync(directory, { recursive: true, force: true });
    return null;
  }
  const ballast = join(directory, "ballast");
  return {
    directory,
    fill: () => writeUntilFull(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", ["-l", directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: string): void {
  const to = openSync(file, "a");
  try {
    for (let piece = PIECE; piece.length > 0; ) {
      try {
        writeSync(to, piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        piece = piece.subarray(0, piece.length >> 1);
      }
    }
  } finally {
    closeSync(to);
  }
}
