import type { Page } from "@playwright/test";
import { expect } from "../../browser/bank.ts";
import { expectAccessible } from "../../browser/checks.ts";
import { invalidIn } from "../../browser/valid-html.ts";

/** Checks a page in its current state: its HTML as sent, axe, and 320 px. */
export function checkerAt(page: Page): () => Promise<void> {
  let latest: Promise<string> = Promise.resolve("");
  page.on("response", (response) => {
    const isPage = response.request().resourceType() === "document" && response.status() !== 303;
    if (!isPage) return;
    latest = response.text();
    // Only the newest page is awaited; reading one that was left may fail.
    latest.catch(() => {});
  });
  return async () => {
    expect(await invalidIn(await latest)).toEqual([]);
    await expectAccessible(page);
  };
}
