import { type RunnerTestCase, TestRunner } from "vitest";

const DEADLINE_MS = 10_000;
// A change inside a loop may make it endless: a change that is executed this often more is noticed.
const HITS_MORE = 1_000;

/** What Stryker's switches read and write. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Counts> };
}
type Counts = Record<string, number>;

declare module "vitest" {
  interface TaskMeta {
    /** The changes that this test executed, and those of them that made it fail. */
    executed?: string[];
    noticed?: string[];
  }
}

const switches: Switches = {};
Object.assign(globalThis, { __stryker__: switches });
const noticedBefore = new Set<string>();

/** Runs each test as it is, and once for each change that it executes. */
// biome-ignore lint/style/noDefaultExport: vitest takes a runner from there
export default class ChangesRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    await run();
    // The second time: what was only executed because a module was loaded, or a result remembered,
    // is not executed again.
    switches.currentTestId = test.id;
    await run();
    switches.currentTestId = undefined;
    const counts = switches.mutantCoverage?.perTest[test.id] ?? {};
    test.meta.executed = Object.keys(counts);
    test.meta.noticed = [];
    for (const [id, count] of Object.entries(counts)) {
      if (noticedBefore.has(id)) continue;
      Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: count * HITS_MORE });
      if (await fails(run)) {
        noticedBefore.add(id);
        test.meta.noticed.push(id);
      }
      Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
    }
  }
}

async function fails(run: () => unknown): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, DEADLINE_MS, true);
  });
  const outcome = (async () => run())().then(
    () => false,
    () => true,
  );
  const isFailed = await Promise.race([outcome, deadline]);
  clearTimeout(timer);
  return isFailed;
}
