import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { UNSEEN } from "./colours.ts";

/** What axe finds in a page by some rules; empty if nothing. Contrast is examined where it was marked. */
export async function axeIn(
  page: Page,
  runOnly: Required<RunOptions>["runOnly"],
  /** Selectors of parts that are left out. */
  exclude: readonly string[] = [],
): Promise<string[]> {
  // A page loads axe once, however often it is checked.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ given, without, unseen }) => {
      const { configure, run } = (window as unknown as { axe: typeof axe }).axe;
      const marked = `[${unseen}]`;
      configure({ rules: [{ id: "color-contrast", selector: marked }] });
      const { violations } = await run({ exclude: without.map((part) => [part]) }, given);
      for (const text of document.querySelectorAll(marked)) text.removeAttribute(unseen);
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`);
    },
    {
      // Omitting passed rules saves a third of the time; fetching style sheets, which no rule of
      // ours reads, a fifth.
      given: { runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } } as RunOptions,
      without: exclude,
      unseen: UNSEEN,
    },
  );
}
