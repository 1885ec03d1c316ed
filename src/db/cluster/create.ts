import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { lchown, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { ENVIRONMENT, type Way } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { type Directories, giveTo } from "./directories.ts";
import { ClusterError, codeOf, fullDisk, OTHER_SERVER, speaksOfFullDisk } from "./error.ts";
import type { Durability } from "./settings.ts";

/** The role that owns everything in the cluster. */
export const OWNER_ROLE = "bank_owner";

const HALF_MADE = "half-made-";
const PASSWORD_BYTES = 24;
const TIMEOUT_MS = 120_000;

// With LC_CTYPE C, trigrams find nothing in Chinese text; not every system has C.UTF-8.
const CHARACTER_TYPES = ["C.UTF-8", "en_US.UTF-8", "C"];

/** The owner's password from its file beside the cluster; null when there is none. */
export async function readPassword(directories: Directories): Promise<string | null> {
  try {
    return (await readFile(directories.password, "utf8")).trim() || null;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** A new random password that needs no escaping in an address or in SQL. */
export function newPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString("base64url");
}

/** Writes the owner's password to its file beside the cluster, readable only by us. */
export async function savePassword(directories: Directories, password: string): Promise<void> {
  await writeFile(directories.password, `${password}\n`, { mode: 0o600, flush: true });
  await giveTo(directories.keeper, directories.password);
}

/** Removes what an interrupted first start left; a complete cluster never has such a name. */
export async function removeHalfMade(directories: Directories): Promise<void> {
  const names = await readdir(directories.directory);
  for (const name of names.filter((each) => each.startsWith(HALF_MADE))) {
    await removeQuietly(join(directories.directory, name));
  }
}

/** Creates a new cluster under a temporary name and moves it into place once it is complete. */
export async function createCluster(task: {
  binaries: Binaries;
  way: Way;
  directories: Directories;
  password: string;
  durability: Durability;
}): Promise<void> {
  const half = join(task.directories.directory, `${HALF_MADE}${randomUUID()}`);
  const passwordFile = join(half, "password");
  try {
    await mkdir(half, { mode: 0o700 });
    await writeFile(passwordFile, `${task.password}\n`, { mode: 0o600 });
    for (const path of task.way.fileOwner ? [passwordFile, half] : []) {
      await lchown(path, task.way.fileOwner?.uid ?? 0, task.way.fileOwner?.gid ?? 0);
    }
    await initialise({ ...task, data: join(half, "data"), passwordFile });
    await rename(join(half, "data"), task.directories.data);
    if (task.durability === "durable") await flushDirectory(task.directories.directory);
  } finally {
    await removeQuietly(half);
  }
}

async function initialise(task: {
  binaries: Binaries;
  way: Way;
  directories: Directories;
  durability: Durability;
  data: string;
  passwordFile: string;
}): Promise<void> {
  const options = { ...task.way.ids, cwd: "/", env: ENVIRONMENT, timeout: TIMEOUT_MS };
  let failure = "";
  for (const characterType of CHARACTER_TYPES) {
    const [program = "", ...rest] = [
      ...task.way.prefix,
      task.binaries.initdb,
      ...initialisation({ ...task, characterType }),
    ];
    try {
      await promisify(execFile)(program, rest, options);
      return;
    } catch (error) {
      failure = complaintOf(error);
    }
    if (!/invalid locale/.test(failure)) break;
  }
  if (/could not look up effective user/.test(failure)) throw nameless();
  if (speaksOfFullDisk(failure)) throw fullDisk(task.directories.directory);
  throw new ClusterError(
    "start",
    `PostgreSQL could not make the database in ${task.directories.directory}; start again to try ` +
      `once more. It said: ${failure}`,
  );
}

function nameless(): ClusterError {
  return new ClusterError(
    "account",
    `This program runs as the user with number ${process.getuid?.()}, who has no entry in ` +
      "/etc/passwd, and PostgreSQL cannot make a database without one. Start as a user who " +
      `has one, or ${OTHER_SERVER}.`,
  );
}

function initialisation(task: {
  durability: Durability;
  data: string;
  passwordFile: string;
  characterType: string;
}): string[] {
  return [
    `--pgdata=${task.data}`,
    `--username=${OWNER_ROLE}`,
    `--pwfile=${task.passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The built-in collation is the same on every machine.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--lc-collate=C",
    `--lc-ctype=${task.characterType}`,
    "--lc-messages=C",
    "--lc-monetary=C",
    "--lc-numeric=C",
    "--lc-time=C",
    "--data-checksums",
    "--no-instructions",
    ...(task.durability === "throwaway" ? ["--no-sync"] : []),
  ];
}

/** Sets a new owner's password, without a running server, when its file is lost. */
export async function replacePassword(task: {
  binaries: Binaries;
  way: Way;
  directories: Directories;
  password: string;
}): Promise<void> {
  const [program = "", ...rest] = [
    ...task.way.prefix,
    task.binaries.postgres,
    "--single",
    "-j",
    "-D",
    task.directories.data,
    "postgres",
  ];
  const options = { ...task.way.ids, cwd: "/", env: ENVIRONMENT, timeout: TIMEOUT_MS };
  const running = promisify(execFile)(program, rest, options);
  running.child.stdin?.end(`alter role ${OWNER_ROLE} password '${task.password}';\n\n`);
  await running.catch((error) => {
    throw new ClusterError(
      "start",
      `The password file ${task.directories.password} is lost and PostgreSQL could not be given a new ` +
        `password. Put the file back, or move ${task.directories.directory} away to begin anew. ` +
        `PostgreSQL said: ${complaintOf(error)}`,
    );
  });
}

/** The error output of a failed program. */
function complaintOf(error: unknown): string {
  const failed = error as { stderr?: string; signal?: string; code?: unknown };
  return failed.stderr?.trim() || `it was ended early (${failed.signal ?? failed.code})`;
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  await handle.sync().finally(() => handle.close());
}

/** An initdb that outlived its parent may still write there; the next start removes the rest. */
async function removeQuietly(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
