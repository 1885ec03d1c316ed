// `npm run prove -- contracts`: which changes of the contracts the generated documents do not show.
// A contract is data: nearly every change of one is a change of docs/generated/api.md or desk-api.md,
// which a test compares. Types are not checked here: what only the compiler would refuse is listed.
// StrykerJS' own runner would load the whole bank for each of five thousand changes; here only the
// contracts are evaluated anew, with one change switched on.

import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import type { Call } from "#base/call/call.ts";
import { apiText } from "../../scripts/docs/api.ts";
import { filesOf } from "../tidy/sources.ts";

// What Stryker does not change: numbers of constants and of rules such as `maxLength: 40`.
const NUMBER = /(?<=(?:= |: |\())\d[\d_]*(?=[;,\s)])/g;

interface Change {
  file: string;
  line: number;
  /** What stands there instead. */
  text: string;
  /** Of Stryker's changes, which are all in one source. */
  id?: string;
  /** The whole source, of a changed number. */
  source?: string;
}

const files = filesOf("src/{areas,desk}/*/contract{.ts,/**/*.ts}").filter(
  (file) => !file.includes(".test."),
);
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

const silent = () => undefined;
const logger = { info: silent, debug: silent, isDebugEnabled: () => false } as never;
const instrumented = await new Instrumenter(logger).instrument(
  files.map((name) => ({ name, content: sources.get(name) ?? "", mutate: true })),
  { plugins: null, excludedMutations: [], ignorers: [] } as never,
);
const switched = new Map(
  instrumented.files.map(({ name, content }) => [name, stripTypeScriptTypes(content)]),
);

const changes: Change[] = [
  ...instrumented.mutants.map(({ id, fileName, replacement, location }) => ({
    file: fileName,
    line: location.start.line + 1,
    text: replacement,
    id,
  })),
  ...files.flatMap(numberChanges),
];

function numberChanges(file: string): Change[] {
  const source = sources.get(file) ?? "";
  return [...source.matchAll(NUMBER)].map(({ 0: number, index }) => {
    const more = String(Number(number.replaceAll("_", "")) + 1);
    return {
      file,
      line: source.slice(0, index).split("\n").length,
      text: `${number} -> ${more}`,
      source: source.slice(0, index) + more + source.slice(index + number.length),
    };
  });
}

// Evaluated anew for each change: the contracts of its area, and those that import them. Every
// evaluation has its own number in their addresses.
let affected: readonly string[] = [];
let round = 0;
let current: Change | null = null;
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isAffected = affected.some((file) => resolved.url.endsWith(`/${file}`));
    return isAffected ? { ...resolved, url: `${resolved.url}?round=${round}` } : resolved;
  },
  load(url, context, next) {
    const [address = "", isFresh] = url.split("?round=");
    const file = isFresh && affected.find((each) => address.endsWith(`/${each}`));
    if (!file) return next(url, context);
    const own = current?.file === file && current.source;
    const source = own ? stripTypeScriptTypes(own) : switched.get(file);
    return { format: "module", shortCircuit: true, source };
  },
});

/** The documents of the affected contracts as they are with the current change. */
async function documents(): Promise<string> {
  round += 1;
  const modules = await Promise.all(affected.map((file) => import(`../../${file}`)));
  const endpoints = modules.flatMap((module: Record<string, unknown>) =>
    Object.entries(module).flatMap(([name, call]) =>
      isCall(call) ? [{ name, area: "", call, handler }] : [],
    ),
  );
  return apiText(endpoints);
}

const handler = async () => undefined;

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

// Stryker's switches read the active change here.
const stryker: { activeMutant?: string | undefined } = {};
Object.assign(globalThis, { __stryker__: stryker });
const survivors: Change[] = [];
for (const [area, own] of Map.groupBy(changes, ({ file }) => areaOf(file))) {
  affected = files.filter(
    (file) => areaOf(file) === area || sources.get(file)?.includes(`#${area}/contract`),
  );
  current = null;
  stryker.activeMutant = undefined;
  const before = await documents();
  for (const change of own) {
    current = change;
    stryker.activeMutant = change.id;
    // A contract that no longer loads is seen, too.
    const after = await documents().catch(String);
    if (after === before) survivors.push(change);
  }
}

const score = (100 * (changes.length - survivors.length)) / changes.length;
const lines = survivors.map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 100)}`);
lines.push(`${changes.length} changes, ${survivors.length} not seen: ${score.toFixed(1)} %`);
process.stdout.write(`${lines.join("\n")}\n`);

function areaOf(file: string): string {
  return file.split("/").slice(1, 3).join("/");
}
