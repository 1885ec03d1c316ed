// `npm test`: sets up what is missing, then runs the checks, cheapest first. A failing step does not
// hide the ones after it. `npm run test:all` adds what takes long (tests/suites.ts), as CI does.

import { chromiumAndFonts, systemTools } from "./browser.mjs";
import { buildIfNeeded, environment, installDependencies, run } from "./setup.mjs";

/** Each takes one core, so they run side by side, and beside the build. */
const checks = [
  { name: "types", command: "tsc", words: [] },
  {
    name: "types of what runs on both sides",
    command: "tsc",
    words: ["-p", "src/tsconfig.pure.json"],
  },
  { name: "lint", command: "biome", words: ["ci", "--colors=off", "."] },
  { name: "dead code", command: "knip", words: [] },
];
/** These use every core. */
const tests = [
  { name: "unit, API and tidy", command: "vitest", words: ["run"] },
  { name: "browser", command: "playwright", words: ["test"] },
];

const scope = process.argv.includes("--all") ? {} : { TESTS: "short" };
const failed = [];
try {
  await installDependencies();
  await chromiumAndFonts();
  systemTools();
  await Promise.all([buildIfNeeded("--kit"), checkSources()]);
  for (const each of tests) await step(each);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if ("TESTS" in scope) console.log("This was the short run. Everything: npm run test:all");
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
console.log("Everything passed.");

async function checkSources() {
  await step({ name: "types of the routes", command: "react-router", words: ["typegen"] });
  await Promise.all(checks.map(step));
}

/** Runs a program and notes its name if it fails. */
async function step({ name, command, words }) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  try {
    await run(command, words, {
      env: { ...environment(), ...scope },
      waiting: `Still at ${name}`,
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failed.push(name);
  }
  console.log(`== ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
