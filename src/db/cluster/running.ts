import { OWNER_ROLE, readPassword } from "./create.ts";
import { prepareDirectories } from "./directories.ts";
import { findPostmaster } from "./postmaster.ts";

/** The URL of a running bank's server on the directory, or null when none runs. */
export async function runningUrl(directory: string): Promise<string | null> {
  const directories = await prepareDirectories(directory);
  const found = await findPostmaster(directories.data);
  const password = await readPassword(directories);
  if (found.state !== "running" || password === null) return null;
  return `postgres://${OWNER_ROLE}:${password}@127.0.0.1:${found.port}/postgres`;
}
