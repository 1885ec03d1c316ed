import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestServer } from "../bank/database.ts";

/** Playwright's global setup: one database server for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer({ hashes: "quick" });
  process.env.TEST_SERVER_URL = server.url;
  const structures = mkdtempSync(join(tmpdir(), "structures-"));
  process.env.TEST_STRUCTURES = structures;
  return async () => {
    rmSync(structures, { recursive: true });
    await server.stop();
  };
}
