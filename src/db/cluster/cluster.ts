import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chooseWay, ownData, type Way } from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { bringUp } from "./bring-up.ts";
import {
  createCluster,
  newPassword,
  OWNER_ROLE,
  readPassword,
  removeHalfMade,
  replacePassword,
  savePassword,
} from "./create.ts";
import { type Directories, prepareDirectories } from "./directories.ts";
import { ClusterError, clusterErrorOf, codeOf, OTHER_SERVER } from "./error.ts";
import { keepRunning } from "./keep-running.ts";
import { claimDirectory } from "./owner.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { type Durability, type Settings, settingsFor } from "./settings.ts";
import { requireSpace, SPACE_TO_CREATE_MB } from "./space.ts";

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** URL for the owner of everything, database postgres. */
  url: string;
  port: number;
  /** True when the server was running already, left by a program that was killed. */
  attached: boolean;
  /** Stops the server and releases the directory. */
  stop(): Promise<void>;
}

/** The options of a cluster. */
export interface ClusterOptions {
  directory: string;
  durability: Durability;
  settings?: Settings;
  /** Whether the server is restarted, on the same port, whenever it has died. */
  keepRunning?: boolean;
  print?(line: string): void;
}

/** Starts a PostgreSQL server on the directory, created if necessary; throws ClusterError. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  try {
    const binaries = await findBinaries();
    const directories = await prepareDirectories(options.directory);
    const giveUp = await claimDirectory(directories);
    try {
      return await startOwned({ binaries, directories, giveUp, options });
    } catch (error) {
      await giveUp();
      throw error;
    }
  } catch (error) {
    throw clusterErrorOf(error, options.directory);
  }
}

/** The URL of a running bank's server on the directory, or null when none runs. */
export async function runningUrl(directory: string): Promise<string | null> {
  const directories = await prepareDirectories(directory);
  const found = await findPostmaster(directories.data);
  const password = await readPassword(directories);
  if (found.state !== "running" || password === null) return null;
  return `postgres://${OWNER_ROLE}:${password}@127.0.0.1:${found.port}/postgres`;
}

async function startOwned({
  binaries,
  directories,
  giveUp,
  options,
}: {
  binaries: Binaries;
  directories: Directories;
  giveUp(): Promise<void>;
  options: ClusterOptions;
}): Promise<Cluster> {
  const print = options.print ?? (() => {});
  const way = await chooseWay(binaries.postgres, directories);
  if (way.prefix.length > 0) {
    print(
      "No unprivileged account can enter the directories; PostgreSQL runs in a user namespace.",
    );
  }
  const password = await prepareData({ binaries, way, directories, options, print });
  const settings = settingsFor(options.durability, options.settings ?? {});
  const { postgres } = binaries;
  const urlOf = (port: number) => `postgres://${OWNER_ROLE}:${password}@127.0.0.1:${port}/postgres`;
  const task = { postgres, way, directories, settings, urlOf, print };
  const running = await bringUp(task);
  print(
    `PostgreSQL ${way.version} ${running.attached ? "was running" : "runs"} on port ${running.port}.`,
  );

  let stopping: Promise<void> | null = null;
  const keeper = options.keepRunning ? keepRunning({ ...task, running }) : null;
  const stop = async () => {
    const pid = keeper ? await keeper.close() : running.pid;
    await stopPostmaster(pid, directories.data);
    await giveUp();
  };
  return {
    url: urlOf(running.port),
    port: running.port,
    attached: running.attached,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Makes sure of a complete cluster of the right version, and returns its owner's password. */
async function prepareData(task: {
  binaries: Binaries;
  way: Way;
  directories: Directories;
  options: ClusterOptions;
  print(line: string): void;
}): Promise<string> {
  const { directories, way } = task;
  await removeHalfMade(directories);
  const version = await versionOf(directories.data);
  const known = await readPassword(directories);
  if (version === null) {
    await requireSpace(directories.directory, SPACE_TO_CREATE_MB);
    task.print(`The database is made in ${directories.directory}; this takes a second or two.`);
    const password = known ?? newPassword();
    // Saved first: a cluster with an unknown password is useless.
    await savePassword(directories, password);
    await createCluster({ ...task, password, durability: task.options.durability });
    return password;
  }
  requireVersion(version, way.version, directories.directory);
  const found = await findPostmaster(directories.data);
  if (known !== null) {
    if (found.state !== "running") await ownData(way, directories.data);
    return known;
  }
  // Without its password the running server is unusable.
  if (found.state === "running") await stopPostmaster(found.pid, directories.data);
  await ownData(way, directories.data);
  const password = newPassword();
  await replacePassword({ ...task, password });
  await savePassword(directories, password);
  return password;
}

async function versionOf(data: string): Promise<string | null> {
  try {
    return (await readFile(join(data, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function requireVersion(version: string, program: string, directory: string): void {
  const ours = program.split(".")[0];
  if (version === ours) return;
  throw new ClusterError(
    "version",
    `The database directory ${directory} was made by PostgreSQL ${version} and this program brings ` +
      `PostgreSQL ${ours}, which cannot read it. To keep the data, copy it with pg_dump of a ` +
      `PostgreSQL ${version} server into the new one, or run such a server and ${OTHER_SERVER}. ` +
      `To begin anew, move the directory away with the command "mv ${directory} ${directory}.${version}".`,
  );
}
