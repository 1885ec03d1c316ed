import type { Page } from "@playwright/test";
import { expect } from "../../browser/bank.ts";
import { expectAccessible } from "../../browser/checks.ts";
import { invalidIn } from "../../browser/valid-html.ts";

/** Looks at a page as it is now, in whatever state: its HTML as it was answered, axe, and 320 px. */
export function checkerAt(page: Page, language: string): () => Promise<void> {
  let latest: Promise<string> = Promise.resolve("");
  page.on("response", (response) => {
    const isPage = response.request().resourceType() === "document" && response.status() !== 303;
    if (!isPage) return;
    latest = response.text();
    // A page that was left before its text was read is nobody's loss: only the newest is awaited.
    latest.catch(() => {});
  });
  return async () => {
    expect(await invalidIn(await latest)).toEqual([]);
    await expectAccessible(page, language);
  };
}
