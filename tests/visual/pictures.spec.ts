import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { makeTemplate } from "../bank/database.ts";
import { type RunningBank, startBank } from "../browser/bank.ts";

// Screenshots compared with pictures that a person has reviewed. They are valid for one browser and
// its fonts: with another version of it they are skipped. Renew them with `npm run pictures`,
// review every one, and commit them.

const MOMENT = "2026-11-16 10:00:00+08";
const addresses = ["/", "/kit/forms", "/kit/data"];
const widths = [1440, 375];
const schemes = ["light", "dark"] as const;

const test = base.extend<object, { still: RunningBank }>({
  still: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use, { workerIndex }) => {
      const template = `template_still_${workerIndex}`;
      await makeTemplate(process.env.TEST_SERVER_URL ?? "", {
        name: template,
        moment: MOMENT,
        hashes: "quick",
      });
      // The home page's QR code contains the site's origin, which must not change with the port.
      const bank = await startBank(template, { PUBLIC_ORIGIN: "https://www.dawnbank.example" });
      await use(bank);
      await bank.stop();
    },
    { scope: "worker" },
  ],
});

for (const address of addresses) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      test(`${address} at ${width} px by ${colorScheme} looks as it did`, async ({
        browser,
        still,
      }, info) => {
        const version = `chromium-${browser.version().split(".")[0]}`;
        const pictures = join(import.meta.dirname, version);
        const renewing = info.config.updateSnapshots === "all";
        test.skip(!renewing && !existsSync(pictures), `no pictures of ${version}`);
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: "reduce",
          locale: "zh-TW",
        });
        await page.goto(`${still.origin}${address}?counting=refused`);
        const name = `${address.replace(/\W+/g, "-").slice(1) || "home"}-${width}-${colorScheme}.png`;
        await expect(page).toHaveScreenshot([version, name], {
          fullPage: true,
          maxDiffPixelRatio: 0.001,
        });
        await page.close();
      });
    }
  }
}
