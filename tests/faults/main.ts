// `npm run prove -- faults`: every kind of fault with three seeds, a minute each. For some of it:
// `npm run prove -- faults --only site-kill,swallow --seeds 7 --seconds 20`. It exits with 1 if a
// rule was violated.

import { chosenOf, listOf, readOptions, wholeOf } from "../runs/options.ts";
import { say } from "../runs/say.ts";
import { type Prepared, prepareData } from "./database.ts";
import { kinds } from "./kinds.ts";
import { type Finished, tableOfRuns, violationsText } from "./report.ts";
import { type RunOptions, run } from "./run.ts";
import { setScene } from "./scene.ts";

const WORKERS = 20;
const PEOPLE = 121;

const options = readOptions(process.argv.slice(2), ["seconds", "seeds", "only", "workers"]);
const names = chosenOf(options, Object.keys(kinds));
const seeds = listOf(options, "seeds", ["1", "2", "3"]);
const seconds = wholeOf(options, "seconds", 60);
const workers = wholeOf(options, "workers", WORKERS);

say(
  `Kinds: ${names.join(", ")}; seeds ${seeds.join(", ")}; ${seconds} s each, ${workers} customers.`,
);
const prepared = await prepareData(PEOPLE);
const finished: Finished[] = [];
try {
  for (const name of names) {
    for (const seed of seeds) finished.push(await runOne(prepared, name, seed));
  }
} finally {
  prepared.remove();
}
say(`\n${tableOfRuns(finished)}`);
const broken = finished.reduce((sum, { result }) => sum + (result?.violations.length ?? 0), 0);
say(`${finished.length} runs, ${broken} violations.`);
process.exitCode = broken === 0 ? 0 : 1;

async function runOne(data: Prepared, name: string, seed: string): Promise<Finished> {
  const kind = kinds[name];
  if (!kind) throw new Error(`there is no kind ${name}`);
  const options: RunOptions = { name, kind, seed, seconds, workers };
  const stage = await setScene(data, kind);
  if (!stage) {
    say(`${name}: skipped, for mounting a small disk is not permitted here.`);
    return { options: options, result: null };
  }
  try {
    const result = await run(stage.scene, options);
    const { violations, story, posted } = result;
    say(`${name}, seed ${seed}: ${posted} executed, ${violations.length} violations.`);
    if (violations.length > 0) {
      say(violationsText(violations, story));
      say(`Again: npm run prove -- faults --only ${name} --seeds ${seed} --seconds ${seconds}`);
    }
    return { options: options, result };
  } finally {
    await stage.close();
  }
}
