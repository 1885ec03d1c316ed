import { execFile } from "node:child_process";
import { lchown, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Directories, type Ids, isRoot, ownerOf } from "./directories.ts";
import { ClusterError, OTHER_SERVER } from "./error.ts";

const PROBE_TIMEOUT_MS = 10_000;

/** How PostgreSQL's programs are run: PostgreSQL refuses to run as root. */
export interface Way {
  /** Put before the program and its arguments. */
  prefix: string[];
  /** The account the process drops to; empty when it does not change. */
  ids: Ids | Record<string, never>;
  /** Who must own the files; null for an ordinary user, who can only own their own. */
  fileOwner: Ids | null;
  /** The version of PostgreSQL, such as "18.4". */
  version: string;
}

/** The environment of PostgreSQL's programs: none of our variables leak into them. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? "", LC_ALL: "C", TZ: "UTC" };

/** The first way to run PostgreSQL that can access both its programs and the directory. */
export async function chooseWay(postgres: string, directories: Directories): Promise<Way> {
  let failure = "";
  const attempts = isRoot() ? await waysForRoot(directories) : [ordinary];
  for (const attempt of attempts) {
    const outcome = await probe(attempt, postgres, directories.directory);
    if (outcome.works) return { ...attempt, version: outcome.text };
    failure = outcome.text;
  }
  const asWeAre = await probe(ordinary, postgres, directories.directory);
  if (isRoot() && asWeAre.works) throw await unreachable(postgres, directories.directory);
  throw new ClusterError(
    "platform",
    `The PostgreSQL of the package does not run on this system (${failure}). ` +
      `Install PostgreSQL 18 and ${OTHER_SERVER}.`,
  );
}

/** Changes the owner of a data directory and its content to the account that will run it. */
export async function ownData(way: Way, data: string): Promise<void> {
  const owner = await ownerOf(data);
  if (!way.fileOwner || !owner || owner.uid === way.fileOwner.uid) return;
  const { uid, gid } = way.fileOwner;
  // The directory itself comes last: if this is interrupted, the next start repeats it.
  for (const name of await readdir(data, { recursive: true })) {
    await lchown(join(data, name), uid, gid);
  }
  await lchown(data, uid, gid);
}

type Attempt = Omit<Way, "version">;

const ordinary: Attempt = { prefix: [], ids: {}, fileOwner: null };

async function waysForRoot(directories: Directories): Promise<Attempt[]> {
  const listed = await listedAccounts();
  const accounts = unprivileged(listed);
  const dataOwner = await ownerOf(directories.data);
  const chosen = process.env.PG_OS_USER ? accounts.slice(0, 1) : [];
  // A user's own directory stays theirs, so that they can continue without root afterwards.
  const keepers = dataOwner
    ? [dataOwner]
    : listed.filter(({ uid }) => uid === directories.keeper.uid);
  const drops = [...chosen, ...keepers, ...accounts]
    .filter(({ uid }) => uid > 0)
    .map(({ uid, gid }) => ({ prefix: [], ids: { uid, gid }, fileOwner: { uid, gid } }));
  const namespaces = accounts.slice(0, 1).map(namespaceOf);
  // Files that belong to root were created in a user namespace.
  return dataOwner?.uid === 0 ? [...namespaces, ...drops] : [...drops, ...namespaces];
}

/** In a user namespace the process is root to the files, and an ordinary user to itself. */
function namespaceOf({ uid, gid }: Ids): Attempt {
  const prefix = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"];
  return { prefix, ids: {}, fileOwner: { uid: 0, gid: 0 } };
}

interface Account extends Ids {
  name: string;
}

async function listedAccounts(): Promise<Account[]> {
  const list = await readFile("/etc/passwd", "utf8").catch(() => "");
  return list.split("\n").map((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/** The accounts that may run PostgreSQL for root, the one that PG_OS_USER names first. */
function unprivileged(listed: readonly Account[]): Account[] {
  const wanted = process.env.PG_OS_USER;
  const names = [...(wanted ? [wanted] : []), "postgres", "_postgres", "nobody"];
  const usable = names.flatMap((name) =>
    listed.filter((account) => account.name === name && account.uid > 0),
  );
  if (wanted && usable[0]?.name !== wanted) {
    throw new ClusterError(
      "account",
      `PG_OS_USER is "${wanted}", which is no unprivileged account of this system. Name one that is.`,
    );
  }
  if (usable.length > 0) return usable;
  throw new ClusterError(
    "account",
    "This program runs as root, PostgreSQL refuses to, and the system has neither an account " +
      "postgres nor nobody. Start as an ordinary user, set PG_OS_USER to an unprivileged " +
      `account, or ${OTHER_SERVER}.`,
  );
}

/** Runs PostgreSQL's --version from inside the directory: checking permissions is not enough. */
async function probe(way: Attempt, postgres: string, directory: string) {
  const script = ["/bin/sh", "-c", 'cd "$1" && exec "$2" --version', "sh", directory, postgres];
  const [program = "", ...rest] = [...way.prefix, ...script];
  const options = { ...way.ids, cwd: "/", env: ENVIRONMENT, timeout: PROBE_TIMEOUT_MS };
  try {
    const { stdout } = await promisify(execFile)(program, rest, options);
    return { works: true, text: stdout.match(/\d[\w.]*/)?.[0] ?? "" };
  } catch (error) {
    const stderr = (error as { stderr?: string }).stderr?.trim();
    return { works: false, text: stderr || (error as Error).message };
  }
}

async function unreachable(postgres: string, directory: string): Promise<ClusterError> {
  const closed =
    (await closedParent(directory)) ?? (await closedParent(dirname(postgres))) ?? directory;
  return new ClusterError(
    "account",
    "This program runs as root, PostgreSQL refuses to, and an unprivileged account cannot enter " +
      `${closed}. Allow it with "chmod o+x ${closed}", move the project to another place, start ` +
      `as an ordinary user, or ${OTHER_SERVER}.`,
  );
}

/** The outermost directory on the path that others may not enter; null when they may enter all. */
async function closedParent(path: string): Promise<string | null> {
  const above = dirname(path);
  const outer = above === path ? null : await closedParent(above);
  if (outer) return outer;
  const { mode } = await stat(path);
  return (mode & 0o001) === 0 ? path : null;
}
