import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Output } from "#base/call/call.ts";
import type { readSignerDownloads } from "../contract.ts";

type Downloads = Output<typeof readSignerDownloads>["downloads"];

/** Where `npm run signer:downloads` writes what it made. */
const INDEX = join(import.meta.dirname, "../../../../build-signer/index.json");
const DOWNLOADS_PATH = "/upgrade-account/drivers";

/** What was built of the adapter; nothing where it was not. */
export async function signerDownloads(): Promise<Downloads> {
  const text = await readFile(INDEX, "utf8").catch(() => "[]");
  const built = JSON.parse(text) as Omit<Downloads[number], "path">[];
  return built.map((file) => ({ ...file, path: `${DOWNLOADS_PATH}/${file.fileName}` }));
}
