import type { InstrumentResult } from "@stryker-mutator/instrumenter";
import type { Reporter, TestCase } from "vitest/node";

type Mutant = InstrumentResult["mutants"][number];

/** Lists the changes that no test noticed, and the share of those that were. */
export class SurvivorReport implements Reporter {
  readonly #mutants: readonly Mutant[];
  readonly #executed = new Set<string>();
  readonly #noticed = new Set<string>();

  constructor(mutants: readonly Mutant[]) {
    this.#mutants = mutants;
  }

  onTestCaseResult(test: TestCase): void {
    const { executed = [], noticed = [] } = test.meta();
    for (const id of executed) this.#executed.add(id);
    for (const id of noticed) this.#noticed.add(id);
    const { errors = [] } = test.result();
    for (const { message } of errors) write(`${test.fullName} fails without a change: ${message}`);
  }

  onTestRunEnd(): void {
    const executed = this.#mutants.filter(({ id }) => this.#executed.has(id));
    const survivors = executed.filter(({ id }) => !this.#noticed.has(id));
    for (const { fileName, location, mutatorName, replacement } of survivors)
      write(`${fileName}:${location.start.line + 1} ${mutatorName} ${replacement.slice(0, 100)}`);
    const score = (100 * this.#noticed.size) / executed.length;
    write(`${this.#mutants.length} changes, ${executed.length} executed by a test,`);
    write(`${survivors.length} not noticed: ${score.toFixed(1)} %`);
  }
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
