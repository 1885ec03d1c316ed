import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { signerDownloads } from "#areas/citizen-card/server/downloads.ts";
import { testBank } from "../bank/bank.ts";
import { ask } from "../people/asking.ts";
import { withoutScripts } from "../readers/markup.ts";

const bank = testBank();
const DRIVERS = "/upgrade-account/drivers";
const WINDOWS = `${DRIVERS}/dawn-signer-windows.zip`;
const MAC = `${DRIVERS}/dawn-signer-mac.zip`;

interface Download {
  osTpNm: string;
  dwldUrl: string;
  fileSz: number;
  sha256: string;
}

/** The first bytes of every ZIP archive. */
const ZIP_MARK = "PK\u0003\u0004";

beforeAll(() => {
  const made = join(import.meta.dirname, "../../build-signer/index.json");
  if (!existsSync(made)) throw new Error("npm run build -- --kit first");
});

describe("the signing adapter for Windows and Mac", () => {
  test("is downloaded whole from the site's own paths, as its checksums say [R50] [B06]", async () => {
    const { content } = await ask(bank(), "/v1/citizen-card/downloads");
    const offered: Download[] = content.dwldList;
    expect(offered.map(({ osTpNm, dwldUrl }) => [osTpNm, dwldUrl])).toEqual([
      ["windows", WINDOWS],
      ["mac", MAC],
    ]);
    for (const { dwldUrl, fileSz, sha256 } of offered) {
      const { statusCode, headers, rawPayload } = await bank().site.inject(dwldUrl);
      expect([dwldUrl, statusCode, rawPayload.length]).toEqual([dwldUrl, 200, fileSz]);
      expect(headers["content-disposition"]).toBe("attachment");
      expect(rawPayload.toString("latin1", 0, 4)).toBe(ZIP_MARK);
      expect(hash("sha256", rawPayload)).toBe(sha256);
    }
  });

  test.each([
    ["zh-TW", "這些檔案沒有發行者簽章"],
    ["en", "not signed by a publisher"],
    ["ko", "게시자 서명이 없어"],
  ])(
    "is offered to customers in %s, without words for developers [R50]",
    async (language, unsigned) => {
      const page = withoutScripts((await bank().site.inject(`${DRIVERS}?lang=${language}`)).body);
      expect(page).toContain(`href="${WINDOWS}"`);
      expect(page).toContain(`href="${MAC}"`);
      expect(page).toContain(unsigned);
      expect(page).not.toContain("npm run");
    },
  );

  test.each([
    "index.json",
    "..%2f..%2fpackage.json",
    "%2e%2e/package.json",
    "dawn-signer-linux.zip",
  ])("comes without %s [R50]", async (name) => {
    expect((await bank().site.inject(`${DRIVERS}/${name}`)).statusCode).toBe(404);
  });
});

test("the drivers of reader and card are linked at the authority, for each system [B06]", async () => {
  const links = [
    "https://moica.nat.gov.tw/download_1.html",
    "https://moica.nat.gov.tw/rac_plugin.html",
  ];
  const page = withoutScripts((await bank().site.inject(DRIVERS)).body);
  for (const link of links) expect(page).toContain(`href="${link}"`);
  const question = await bank().site.inject("/support/faq/category/01/0103/1013");
  expect(question.body).toContain(`href="${DRIVERS}"`);
});

test("where the build could not make the adapter there is nothing to offer", async () => {
  expect(await signerDownloads(join(tmpdir(), "no-such-directory"))).toEqual([]);
});
