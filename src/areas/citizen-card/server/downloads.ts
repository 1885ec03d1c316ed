import { readFile } from "node:fs/promises";
import { join } from "node:path";

const MADE = join(import.meta.dirname, "../../../../build-signer");

/** The path under which the customers' site serves the files. */
const DOWNLOADS_PATH = "/upgrade-account/drivers";

/** A program to download. */
export interface SignerDownload {
  platform: "windows" | "mac";
  fileName: string;
  fileBytes: number;
  sha256: string;
  version: string;
}

/** What the build made; empty if it could not. */
export async function signerDownloads(
  directory = MADE,
): Promise<(SignerDownload & { path: string })[]> {
  const text = await readFile(join(directory, "index.json"), "utf8").catch(() => null);
  const { downloads } = JSON.parse(text ?? '{"downloads":[]}') as { downloads: SignerDownload[] };
  return downloads.map((each) => ({ ...each, path: `${DOWNLOADS_PATH}/${each.fileName}` }));
}
