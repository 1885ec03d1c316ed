import { readFile } from "node:fs/promises";
import { join } from "node:path";

const MADE = join(import.meta.dirname, "../../../../build-signer");

/** Where the customers' site hands the files out. */
const DOWNLOADS_PATH = "/upgrade-account/drivers";

/** A program to download. */
export interface SignerDownload {
  platform: "windows" | "mac";
  fileName: string;
  fileBytes: number;
  sha256: string;
  version: string;
}

/** What `npm run signer:downloads` has made; nothing where it has not run. */
export async function signerDownloads(
  directory = MADE,
): Promise<(SignerDownload & { path: string })[]> {
  const text = await readFile(join(directory, "index.json"), "utf8").catch(() => "[]");
  const downloads = JSON.parse(text) as SignerDownload[];
  return downloads.map((each) => ({ ...each, path: `${DOWNLOADS_PATH}/${each.fileName}` }));
}
