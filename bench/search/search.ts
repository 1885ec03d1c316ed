import { synonymSeeds } from "../../seed/support.ts";
import {
  type Entry,
  type EntryIndex,
  indexBuilder,
} from "../../src/areas/support/rules/search/entry-index.ts";
import { excerptWith, marksIn } from "../../src/areas/support/rules/search/marks.ts";
import { searchEntries } from "../../src/areas/support/rules/search/search.ts";
import { traditional } from "../../src/areas/support/server/traditional.ts";
import { PAGE_SIZE } from "../../src/base/call/limits.ts";
import { type Question, questionsOf } from "../../tests/search/questions.ts";
import type { Results } from "../results.ts";
import { quantile, spreadOf } from "../spread.ts";
import { manyEntries, seededEntries } from "./entries.ts";

const ENTRIES = 5_000;
const ROUNDS = 9;
const P95_MS_MOST = 20;
const EXCERPT = 84;

/** How long a search of the FAQ takes, with its page of results, and how well it finds. */
export async function search(): Promise<Results> {
  const many = manyEntries(ENTRIES);
  const before = process.cpuUsage();
  const index = indexOf(many);
  const buildSeconds = process.cpuUsage(before).user / 1e6;
  const [guard, fresh] = [questionsOf("guard"), questionsOf("fresh")];
  const typed = [...guard, ...fresh].map(({ text }) => text);
  answerAll(typed, index);
  const rounds = Array.from({ length: ROUNDS }, () => answerAll(typed, index));
  const own = indexOf(seededEntries());
  return {
    rows: [
      {
        what: `a search in ${ENTRIES} entries, 95th percentile of ${typed.length}, ms of CPU`,
        against: "the bar",
        spread: spreadOf(rounds.map((times) => quantile(times, 0.95))),
        bar: { atMost: P95_MS_MOST },
      },
    ],
    notes: [
      `- median ${spreadOf(rounds.flat()).median.toFixed(2)} ms, slowest of all ${Math.max(...rounds.flat()).toFixed(1)} ms`,
      `- an index of ${ENTRIES} entries takes ${buildSeconds.toFixed(1)} s of CPU to make, in steps of a few entries`,
      `- ${sharesOf("the questions of guard", guard, own)}`,
      `- ${sharesOf("the questions of fresh", fresh, own)}`,
    ],
  };
}

function indexOf(entries: readonly Entry[]): EntryIndex {
  const builder = indexBuilder(synonymSeeds);
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}

/** The time of every search, done as in the call: find, then highlight what a page shows. */
function answerAll(typed: readonly string[], index: EntryIndex): number[] {
  return typed.map((text) => {
    const before = process.cpuUsage();
    const { entries, terms } = searchEntries(traditional(text), index);
    const marksOf = (line: string) => marksIn(line, { terms, concepts: index.concepts });
    for (const { question, answer } of entries.slice(0, PAGE_SIZE)) {
      marksOf(question.zh);
      excerptWith(answer.zh, EXCERPT, marksOf);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

function sharesOf(name: string, questions: readonly Question[], index: EntryIndex): string {
  const places = questions.map(({ text, answers }) =>
    searchEntries(traditional(text), index).entries.findIndex(({ number }) =>
      answers.includes(String(number)),
    ),
  );
  const percent = (most: number) =>
    ((places.filter((place) => place >= 0 && place < most).length / places.length) * 100).toFixed(
      1,
    );
  return `${name}: the right entry first in ${percent(1)} %, among three in ${percent(3)} %`;
}
