// `npm run prove -- PROOF …`: the long runs, which are not part of `npm run test:all`. Arguments
// after the name are the run's own.

import { spawnSync } from "node:child_process";

const proofs = new Map([
  ["attacks", { purpose: "everything that can be sent", command: "node tests/attacks/main.ts" }],
  ["faults", { purpose: "everything that can break", command: "node tests/faults/main.ts" }],
  [
    "mutants",
    {
      purpose: "which changes of base and rules no test notices",
      command: "vitest run --config tests/mutations/rules.config.ts",
    },
  ],
  [
    "contracts",
    {
      purpose: "which changes of the contracts no document shows",
      command: "node tests/mutations/contracts.ts",
    },
  ],
  [
    "matrix",
    { purpose: "every journey in all six ways", command: "playwright test", env: { MATRIX: "1" } },
  ],
]);

const [name = "", ...words] = process.argv.slice(2);
const proof = proofs.get(name);
if (proof) {
  const [program = "", ...before] = proof.command.split(" ");
  const env = { ...process.env, ...proof.env };
  const { status, error } = spawnSync(program, [...before, ...words], { stdio: "inherit", env });
  if (error) throw error;
  process.exitCode = status ?? 1;
} else {
  const lines = [...proofs].map(([each, { purpose }]) => `  ${each.padEnd(11)}${purpose}\n`);
  process.stderr.write(`npm run prove -- PROOF …\n${lines.join("")}`);
  process.exitCode = 2;
}
