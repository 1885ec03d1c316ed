// The report of a run: one line in a table, and the story of each violation.

import { tableOf } from "../runs/say.ts";
import type { Result, RunOptions } from "./run.ts";
import type { Story, Violation } from "./story.ts";

const SHOWN_MOST = 8;

/** A run that is over, or that this machine does not permit. */
export interface Finished {
  options: RunOptions;
  result: Result | null;
}

/** The table of all runs. */
export function tableOfRuns(finished: readonly Finished[]): string {
  const head = [
    ...["fault", "seed", "violations", "answered yes", "unknown", "503", "500"],
    ...["rounds", "first read after healing", "first transfer after healing"],
  ];
  return tableOf(
    head,
    finished.map(({ options, result }) => [options.name, options.seed, ...cellsOf(result)]),
  );
}

function cellsOf(result: Result | null): (string | number)[] {
  if (!result) return ["not permitted here"];
  const { violations, posted, story, statuses, recoveries } = result;
  const unknown = story.observations.filter(
    ({ act, outcome }) => act === "execute" && outcome === "unknown",
  );
  return [
    violations.length,
    posted,
    unknown.length,
    statuses.get("503") ?? 0,
    statuses.get("500") ?? 0,
    recoveries.length,
    worst(recoveries.map(({ readMs }) => readMs)),
    worst(recoveries.map(({ transferMs }) => transferMs)),
  ];
}

function worst(values: readonly (number | null)[]): string {
  if (values.length === 0) return "–";
  if (values.includes(null)) return "never";
  return `${(Math.max(...values.map(Number)) / 1_000).toFixed(1)} s at most`;
}

/** The violations by rule, with the story of the first ones. */
export function violationsText(violations: readonly Violation[], story: Story): string {
  const byRule = Map.groupBy(violations, ({ rule }) => rule);
  return [...byRule]
    .flatMap(([rule, all]) => [
      `${rule}: ${all.length}`,
      ...all
        .slice(0, SHOWN_MOST)
        .flatMap((each) => [`  ${each.which} ${each.detail}`, ...storyOf(story, each.which)]),
    ])
    .join("\n");
}

function storyOf({ observations }: Story, key: string): string[] {
  return observations
    .filter((each) => each.key === key)
    .toSorted((one, other) => one.sentAt - other.sentAt)
    .map(({ act, sentAt, answeredAt, outcome, status, code, state }) => {
      const when = `${Math.round(sentAt)}-${Math.round(answeredAt)} ms`;
      return `    ${when} ${act}: ${outcome} ${status ?? ""} ${code} ${state ?? ""}`.trimEnd();
    });
}
