// Prints the files of a run that took longest: where a minute can be saved.

import { relative } from "node:path";
import type { Reporter as BrowserReporter, TestCase, TestResult } from "@playwright/test/reporter";
import type { Reporter as UnitReporter } from "vitest/node";
import { say } from "./say.ts";

const LISTED = 10;

/** For vitest: with the time that a file takes to open and close its bank. */
export const slowestFiles: UnitReporter = {
  onTestRunEnd(modules) {
    const files = modules.map((each) => {
      const { collectDuration, duration } = each.diagnostic();
      return [each.moduleId, collectDuration + duration] as const;
    });
    print(new Map(files));
  },
};

/** For Playwright, which sums up a file's tests, wherever they ran. */
export default class SlowestSpecs implements BrowserReporter {
  readonly #files = new Map<string, number>();

  onTestEnd({ location: { file } }: TestCase, { duration }: TestResult): void {
    this.#files.set(file, (this.#files.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    print(this.#files);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function print(files: ReadonlyMap<string, number>): void {
  const slowest = [...files].toSorted(([, one], [, other]) => other - one).slice(0, LISTED);
  say("\nThe slowest files, in seconds:");
  for (const [file, ms] of slowest) {
    say(`${(ms / 1000).toFixed(1).padStart(7)} ${relative(process.cwd(), file)}`);
  }
}
