import { hash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signerDownloads } from "#areas/citizen-card/server/downloads.ts";
import { texts } from "#areas/upgrade/texts/zh.ts";
import { mountDownloads } from "#server/pages/downloads.ts";
import { zip } from "../../signer/downloads/zip.ts";
import { testBank } from "../bank/bank.ts";
import { withoutScripts } from "../readers/markup.ts";

const bank = testBank();
const site = Fastify();
const made = mkdtempSync(join(tmpdir(), "signer-downloads-"));
const empty = mkdtempSync(join(tmpdir(), "signer-downloads-"));

/**
 * As `npm run signer:downloads` leaves them, except for the content, which comes from the registry.
 */
beforeAll(async () => {
  const downloads = ["windows", "mac"].map((platform) => {
    const bytes = zip([{ path: "README.txt", bytes: Buffer.from(platform) }]);
    const fileName = `dawn-signer-${platform}.zip`;
    writeFileSync(join(made, fileName), bytes);
    return {
      platform,
      fileName,
      fileBytes: bytes.length,
      sha256: hash("sha256", bytes),
      version: "1",
    };
  });
  writeFileSync(join(made, "index.json"), JSON.stringify(downloads));
  await mountDownloads(site, made);
});
afterAll(async () => {
  await site.close();
  for (const directory of [made, empty]) rmSync(directory, { recursive: true });
});

test("the installers for Windows and Mac are downloaded whole from the paths that are offered [R50]", async () => {
  const offered = await signerDownloads(made);
  expect(offered.map(({ platform }) => platform)).toEqual(["windows", "mac"]);
  for (const { path, fileBytes, sha256 } of offered) {
    const response = await site.inject(path);
    expect([path, response.statusCode, response.rawPayload.length]).toEqual([path, 200, fileBytes]);
    expect(response.headers["content-disposition"]).toBe("attachment");
    expect(hash("sha256", response.rawPayload)).toBe(sha256);
  }
});

test.each(["index.json", "..%2f..%2fpackage.json", "%2e%2e/package.json", "dawn-signer-linux.zip"])(
  "%s is not handed out [R50]",
  async (name) => {
    expect((await site.inject(`/upgrade-account/drivers/${name}`)).statusCode).toBe(404);
  },
);

test("the page of drivers offers what was made, or says that there is nothing yet [R50]", async () => {
  expect(await signerDownloads(empty)).toEqual([]);
  const { body } = await bank().site.inject("/upgrade-account/drivers");
  const offered = await signerDownloads();
  expect(withoutScripts(body).includes(texts.drivers.none)).toBe(offered.length === 0);
  for (const { path } of offered) expect(body).toContain(`href="${path}"`);
});
