import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { Directories } from "./directories.ts";
import { ClusterError, codeOf, OTHER_SERVER } from "./error.ts";
import { factsOf } from "./processes.ts";

const ATTEMPTS = 10;

interface Owner {
  pid: number;
  /** When the process began, in the system's format: distinguishes it from a recycled PID. */
  began: string;
}

/** Makes this process the only owner of the directory; returns the function that releases it. */
export async function claimDirectory(directories: Directories): Promise<() => Promise<void>> {
  const began = (await factsOf(process.pid))?.began ?? "";
  const mine = JSON.stringify({ pid: process.pid, began } satisfies Owner);
  const draft = `${directories.owner}.${randomUUID()}`;
  try {
    await writeFile(draft, mine, { mode: 0o644 });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await placeFile(draft, directories.owner)) return () => giveUp(directories.owner, mine);
      await removeDeadOwner(directories);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new ClusterError(
    "owner",
    `Several programs try to start the database directory ${directories.directory} at the same ` +
      "moment. Start one of them.",
  );
}

/** Links a finished file into place, so that nobody reads half of it; false if one exists. */
async function placeFile(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function removeDeadOwner(directories: Directories): Promise<void> {
  const text = await readText(directories.owner);
  if (text === null) return;
  const owner = parseOwner(text);
  if (owner && (await isAlive(owner))) throw ownedBy(owner.pid, directories.directory);
  const aside = `${directories.owner}.${randomUUID()}`;
  const moved = await rename(directories.owner, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  // Between our read and our move another program may have taken over: put its file back.
  if ((await readText(aside)) !== text) await placeFile(aside, directories.owner);
  await rm(aside, { force: true });
}

async function giveUp(path: string, mine: string): Promise<void> {
  if ((await readText(path)) === mine) await rm(path, { force: true });
}

async function isAlive(owner: Owner): Promise<boolean> {
  const facts = await factsOf(owner.pid);
  return facts !== null && !facts.zombie && facts.began === owner.began;
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Owner>;
    return typeof pid === "number" && typeof began === "string" ? { pid, began } : null;
  } catch {
    // A power cut can leave the file empty; its writer did not survive that either.
    return null;
  }
}

function ownedBy(pid: number, directory: string): ClusterError {
  const who = pid === process.pid ? "this very program" : "another program";
  return new ClusterError(
    "owner",
    `The database directory ${directory} is in use by ${who} (process ${pid}). Stop that one ` +
      `first ("kill ${pid}"), choose another directory, or ${OTHER_SERVER}.`,
  );
}
