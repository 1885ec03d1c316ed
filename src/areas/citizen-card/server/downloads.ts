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

/** The output of `npm run signer:downloads`; empty if it has not run. */
export async function signerDownloads(
  directory = MADE,
): Promise<(SignerDownload & { path: string })[]> {
  const text = await readFile(join(directory, "index.json"), "utf8").catch(() => "[]");
  const downloads = JSON.parse(text) as SignerDownload[];
  return downloads.map((each) => ({ ...each, path: `${DOWNLOADS_PATH}/${each.fileName}` }));
}
