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

/** One end of a connection. */
interface End {
  address: string;
  port: number;
}

/**
 * Both ends of a connection within this computer. With their addresses: another user's program may
 * have the caller's port on 127.0.0.2, or the same two ports in a connection to elsewhere.
 */
interface Ends {
  /** The end of the calling program. */
  caller: End;
  own: End;
}

/** Whether the program at the other end runs as the same user as this one. */
export async function isOwnUsers(socket: Socket): Promise<boolean> {
  const { remoteAddress = "", remotePort = 0, localAddress = "", localPort = 0 } = socket;
  const ends = {
    caller: { address: remoteAddress, port: remotePort },
    own: { address: localAddress, port: localPort },
  };
  try {
    if (process.platform === "linux") return await isOwnOnLinux(ends);
    if (process.platform === "win32") return await isOwnOnWindows(ends);
    if (process.platform === "darwin") return await isOwnOnMac(ends);
    return false;
  } catch {
    return false;
  }
}

/** The kernel's tables have the user of every connection. */
async function isOwnOnLinux(ends: Ends): Promise<boolean> {
  const tables = await Promise.all(
    ["/proc/net/tcp", "/proc/net/tcp6"].map((path) => readFile(path, "utf8").catch(() => "")),
  );
  const users = tables.flatMap((table) => usersIn(table, ends));
  return users.length > 0 && users.every((user) => user === process.getuid?.());
}

/** The users in one of the kernel's tables who have the caller's end of a connection. */
export function usersIn(table: string, { caller, own }: Ends): number[] {
  return table
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, remote, state]) =>
        state === ESTABLISHED && local?.endsWith(inTable(caller)) && remote?.endsWith(inTable(own)),
    )
    .map((row) => Number(row[7]));
}

/** An end as the tables write it; in the table of IPv6 an IPv4 address has more in front. */
function inTable({ address, port }: End): string {
  const bytes = address.split(".").map(Number).reverse();
  return `${bytes.map((byte) => hex(byte, 2)).join("")}:${hex(port, 4)}`;
}

function hex(number: number, digits: number): string {
  return number.toString(16).toUpperCase().padStart(digits, "0");
}

/** Without special rights lsof shows only the user's own programs. */
async function isOwnOnMac({ caller, own }: Ends): Promise<boolean> {
  const user = `-u${process.getuid?.()}`;
  const words = ["-nP", "-a", user, `-iTCP:${caller.port}`, "-sTCP:ESTABLISHED", "-Fn"];
  const { stdout } = await run("/usr/sbin/lsof", words, { timeout: TOOL_MS });
  const wanted = `n${caller.address}:${caller.port}->${own.address}:${own.port}`;
  return stdout.split("\n").includes(wanted);
}

/** Every user who is signed in to Windows has a session of their own, and so do their programs. */
async function isOwnOnWindows(ends: Ends): Promise<boolean> {
  const { windowsSessions } = await import("./windows-sessions.ts");
  const ports = { caller: ends.caller.port, own: ends.own.port };
  const { callers, own } = windowsSessions(ports);
  // The caller's own row is always among them.
  return callers.length > 0 && callers.every((session) => session === own);
}
