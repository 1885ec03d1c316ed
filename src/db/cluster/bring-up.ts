import { setTimeout as sleep } from "node:timers/promises";
import type { Way } from "./account.ts";
import type { Directories } from "./directories.ts";
import { ClusterError, fullDisk, OTHER_SERVER, speaksOfFullDisk } from "./error.ts";
import { askDirectory } from "./identity.ts";
import { logSince } from "./log.ts";
import { freePort, PORTS } from "./port.ts";
import {
  findPostmaster,
  hasSettings,
  launch,
  type PidFile,
  removeLeftover,
  stopPostmaster,
} from "./postmaster.ts";
import { worksIn } from "./processes.ts";
import type { Settings } from "./settings.ts";
import { requireSpace, SPACE_TO_START_MB } from "./space.ts";

const LIMIT_MS = 60_000;
const PAUSE_MS = 100;

// A killed server's children release its memory a moment later; a port can be lost in a race.
const PASSES_BY_ITSELF =
  /pre-existing shared memory block|lock file "[^"]*" already exists|could not create any TCP/;

/** A running server; attached when it was running before. */
export interface Running extends PidFile {
  attached: boolean;
}

/** What running a server on a complete cluster needs. */
export interface BringUp {
  postgres: string;
  way: Way;
  directories: Directories;
  settings: Settings;
  urlOf(port: number): string;
  print(line: string): void;
  /** The port it must use, because clients know it already; without one, any free one. */
  port?: number;
  /** Aborts the attempt: the server is no longer needed. */
  signal?: AbortSignal;
}

/** Attaches to the server that a killed program left running, or starts one. */
export async function bringUp(task: BringUp): Promise<Running> {
  const deadline = performance.now() + LIMIT_MS;
  let output = "";
  while (performance.now() < deadline) {
    task.signal?.throwIfAborted();
    const found = await findPostmaster(task.directories.data);
    if (found.state === "leftover") await removeLeftover(task.directories.data);
    if (found.state === "none") {
      const launched = await tryLaunch(task);
      if (launched.running) return { ...launched.running, attached: false };
      output = launched.output;
    }
    if (found.state === "running" && found.ready) {
      output = await complaintAgainst(found, task);
      if (output === "" && (await hasSettings(task.directories.data, task.settings))) {
        return { ...found, attached: true };
      }
      if (output === "") {
        task.print("PostgreSQL runs with other settings; it is started anew.");
        await stopPostmaster(found.pid, task.directories.data);
      }
    }
    await sleep(PAUSE_MS);
  }
  throw notReady(task.directories, output || (await logSince(task.directories.log, 0)));
}

/** Why a server cannot be attached to; empty when it can. */
async function complaintAgainst(server: PidFile, task: BringUp): Promise<string> {
  // Only a response proves that it runs: a killed process looks alive until it is reaped.
  const identity = await askDirectory(task.urlOf(server.port));
  if ("failure" in identity) {
    return `The server that runs (process ${server.pid}) does not answer: ${identity.failure}`;
  }
  const { data } = task.directories;
  if (identity.directory === data || (await worksIn(server.pid, data))) return "";
  throw new ClusterError(
    "start",
    `The file ${data}/postmaster.pid names a PostgreSQL that serves ${identity.directory} instead. ` +
      "If no other program uses this directory, delete that file and start again.",
  );
}

async function tryLaunch(task: BringUp) {
  await requireSpace(task.directories.directory, SPACE_TO_START_MB);
  const port = task.port ?? (await freePort(PORTS.from, PORTS.to));
  const launched = await launch({ ...task, port });
  if (launched.running || PASSES_BY_ITSELF.test(launched.output)) return launched;
  if (speaksOfFullDisk(launched.output)) throw fullDisk(task.directories.directory);
  throw notReady(task.directories, launched.output);
}

function notReady(directories: Directories, output: string): ClusterError {
  return new ClusterError(
    "start",
    `PostgreSQL did not become ready. The last lines of its log ${directories.log}:\n${output}\n` +
      `If you can do without the data, move ${directories.directory} away and start again; ` +
      `otherwise put right what the log complains about, or ${OTHER_SERVER}.`,
  );
}
