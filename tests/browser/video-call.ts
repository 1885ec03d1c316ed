// What can be seen of a video call in a browser.

import { expect, type Page } from "@playwright/test";

/** How many frames of the other side were shown so far. */
const framesOf = (page: Page) =>
  page
    .locator("video#remote")
    .evaluate(
      (element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames,
    );

/** The picture of the other side goes on. */
export async function expectFramesToRise(page: Page): Promise<void> {
  const before = await framesOf(page);
  await expect.poll(() => framesOf(page), { timeout: 20_000 }).toBeGreaterThan(before + 5);
}

/** The two browsers have found each other. */
export const expectConnected = (page: Page) =>
  expect(page.locator("[data-link]")).toHaveAttribute("data-link", "connected", {
    timeout: 30_000,
  });
