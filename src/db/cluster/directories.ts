import { constants } from "node:fs";
import { access, chmod, lchown, mkdir, readdir, realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { ClusterError, codeOf, OTHER_SERVER } from "./error.ts";

/** A user and a group of the operating system, by number. */
export interface Ids {
  uid: number;
  gid: number;
}

/** The paths of one cluster. */
export interface Directories {
  directory: string;
  data: string;
  log: string;
  password: string;
  owner: string;
  /** The directory's owner: files that root creates in it are given to this user. */
  keeper: Ids;
}

/** Creates the directory if necessary, checks that we may use it, and returns its paths. */
export async function prepareDirectories(wanted: string): Promise<Directories> {
  await makeDirectory(resolve(wanted));
  const directory = await realpath(wanted);
  const keeper = await stat(directory);
  if (!keeper.isDirectory()) throw notOurs(directory, "it is not a directory");
  const names = await readdir(directory);
  if (names.includes("PG_VERSION")) {
    throw notOurs(directory, "it is itself a PostgreSQL data directory that we did not make");
  }
  const data = join(directory, "data");
  await access(directory, constants.R_OK | constants.W_OK | constants.X_OK).catch((error) => {
    throw keeper.uid === process.getuid?.() ? error : belongsToAnother(directory, keeper.uid);
  });
  await checkData(directory, data);
  return {
    directory,
    data,
    log: join(directory, "server.log"),
    password: join(directory, "password"),
    owner: join(directory, "owner.json"),
    keeper: { uid: keeper.uid, gid: keeper.gid },
  };
}

/** True when the process runs as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Gives a file that root created to the owner of its directory; a no-op for ordinary users. */
export async function giveTo(ids: Ids, path: string): Promise<void> {
  if (isRoot() && ids.uid !== 0) await lchown(path, ids.uid, ids.gid);
}

/** The user a path belongs to; null when there is no such path. */
export async function ownerOf(path: string): Promise<Ids | null> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Creates the directory and its parents: mkdir's own recursion never ends on some file systems. */
async function makeDirectory(directory: string): Promise<void> {
  const present = await stat(directory).catch(() => null);
  if (present) return;
  await makeDirectory(dirname(directory));
  await mkdir(directory).catch((error) => {
    // Another program that starts at the same time may have created it.
    if (codeOf(error) !== "EEXIST") throw error;
  });
  // Accessible whatever the umask: PostgreSQL may have to run as another account.
  await chmod(directory, 0o755);
  await giveTo(await stat(dirname(directory)), directory);
}

async function checkData(directory: string, data: string): Promise<void> {
  const owner = await ownerOf(data);
  if (owner === null) return;
  if (!isRoot() && owner.uid !== process.getuid?.()) throw belongsToAnother(directory, owner.uid);
  const names = await readdir(data);
  // An incomplete cluster never has this name, so anything else with it is not ours.
  if (names.length > 0 && !names.includes("PG_VERSION")) {
    throw notOurs(directory, "its folder data holds something that is not a PostgreSQL cluster");
  }
}

function notOurs(directory: string, reason: string): ClusterError {
  return new ClusterError(
    "directory",
    `The database directory ${directory} cannot be used: ${reason}. Nothing was changed in it. ` +
      `Choose another directory, move its contents away, or ${OTHER_SERVER}.`,
  );
}

function belongsToAnother(directory: string, uid: number): ClusterError {
  const owner = uid === 0 ? "root" : `the user with number ${uid}`;
  const self = process.getuid?.();
  return new ClusterError(
    "directory",
    `The database directory ${directory} was made by ${owner} and this program runs as the user ` +
      `with number ${self}. Start it as that user, make the directory yours with the command ` +
      `"sudo chown -R ${self} ${directory}", or ${OTHER_SERVER}.`,
  );
}
