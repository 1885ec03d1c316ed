// Which user's program is at the other end of a connection. Local ports are open to all users of
// the computer; another user's programs must not reach the card, whatever they know. If the owner
// cannot be determined, the connection is refused.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { promisify } from "node:util";

const ESTABLISHED = "01";
const TOOL_MS = 3_000;
const run = promisify(execFile);

/** Both ends of a connection within this computer. */
interface Ports {
  /** The port of the calling program. */
  caller: number;
  own: number;
}

/** Whether the program at the other end runs as the same user as this one. */
export async function isOwnUsers(socket: Socket): Promise<boolean> {
  const ports = { caller: socket.remotePort ?? 0, own: socket.localPort ?? 0 };
  try {
    if (process.platform === "linux") return await isOwnOnLinux(ports);
    if (process.platform === "win32") return await isOwnOnWindows(ports);
    if (process.platform === "darwin") return await isOwnOnMac(ports);
    return false;
  } catch {
    return false;
  }
}

/** The kernel's table has the user of every connection. */
async function isOwnOnLinux({ caller, own }: Ports): Promise<boolean> {
  const tables = await Promise.all(
    ["/proc/net/tcp", "/proc/net/tcp6"].map((path) => readFile(path, "utf8").catch(() => "")),
  );
  const hex = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const row = tables
    .flatMap((table) => table.split("\n"))
    .map((line) => line.trim().split(/\s+/))
    .find(
      ([, local, remote, state]) =>
        state === ESTABLISHED && local?.endsWith(hex(caller)) && remote?.endsWith(hex(own)),
    );
  return row !== undefined && Number(row[7]) === process.getuid?.();
}

/** Without special rights lsof shows only the user's own programs. */
async function isOwnOnMac({ caller, own }: Ports): Promise<boolean> {
  const words = ["-nP", "-a", `-u${process.getuid?.()}`, `-iTCP:${caller}`, "-sTCP:ESTABLISHED"];
  const { stdout } = await run("/usr/sbin/lsof", [...words, "-Fn"], { timeout: TOOL_MS });
  const ends = `:${caller}->`;
  return stdout.split("\n").some((line) => line.includes(ends) && line.endsWith(`:${own}`));
}

/** Every user who is signed in to Windows has a session of their own, and so do their programs. */
async function isOwnOnWindows(ports: Ports): Promise<boolean> {
  const { windowsSessions } = await import("./windows-sessions.ts");
  const { callers, own } = windowsSessions(ports);
  return callers.length > 0 && callers.every((session) => session === own);
}
