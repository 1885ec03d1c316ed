import { changesBetween } from "./matching.ts";

/** A part of a text: in both versions, only in the earlier, or only in the later one. */
export interface Mark {
  kind: "same" | "removed" | "added";
  text: string;
}

/**
 * The units of comparison: a word of Latin or Korean letters or a figure with its signs, a space,
 * and otherwise, above all in Chinese, one character.
 */
const PIECE =
  /[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N}\p{M}$%.,:'\u2019/-]*[\p{Script=Latin}\p{N}%])?|\p{Script=Hangul}+|\s+|./gsu;

const WORD = /^[\p{Script=Latin}\p{Script=Hangul}\p{N}]/u;
const HAN = /^\p{Script=Han}/u;

/** An unchanged part between two changes must be at least this long to be shown as unchanged. */
const KEPT_WEIGHT = 3;

/** Two wordings as one text with marks; removed text comes before the text that replaces it. */
export function marksBetween(from: string, to: string): Mark[] {
  const changes = changesBetween(piecesOf(from), piecesOf(to), (one, other) => one === other);
  const runs = runsOf(
    changes.map(({ added, removed, value }) => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value.join(""),
    })),
  );
  return settled(runs.flatMap((run, place) => (isWeak(runs, place) ? [dissolved(run)] : [run])));
}

/** The similarity of two texts, from 0 to 1, by the pairs of letters they share. */
export function likeness(one: string, other: string): number {
  const pairs = glyphsIn(one);
  const others = glyphsIn(other);
  const size = pairs.size + others.size;
  if (size === 0) return 1;
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / size;
}

function piecesOf(text: string): string[] {
  return text.match(PIECE) ?? [];
}

function glyphsIn(text: string): Set<string> {
  const letters = [...text.replace(/\s+/g, "")];
  return new Set(letters.slice(1).map((letter, place) => `${letters[place]}${letter}`));
}

/** A few letters that coincide between two changes only make the marks hard to read. */
function isWeak(runs: readonly Mark[][], place: number): boolean {
  const run = runs[place] ?? [];
  if (run[0]?.kind !== "same" || place === 0 || place === runs.length - 1) return false;
  const pieces = run.flatMap(({ text }) => piecesOf(text));
  return pieces.reduce((sum, piece) => sum + weightOf(piece), 0) < KEPT_WEIGHT;
}

function weightOf(piece: string): number {
  if (WORD.test(piece)) return 2;
  return HAN.test(piece) ? 1 : 0;
}

function dissolved(run: readonly Mark[]): Mark[] {
  return run.flatMap(({ text }): Mark[] => [
    { kind: "removed", text },
    { kind: "added", text },
  ]);
}

/** Groups neighbouring marks that are all unchanged, or all changed. */
function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const run = runs[runs.length - 1];
    if (run && (run[0]?.kind === "same") === (mark.kind === "same")) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

/**
 * One mark for each unchanged part, and at most two for each change; a space at the end of both
 * sides of a change is moved behind it, so that it is not marked.
 */
function settled(runs: readonly Mark[][]): Mark[] {
  const marks: Mark[] = [];
  let carried = "";
  for (const run of runsOf(runs.flat())) {
    const [same, removed, added] = (["same", "removed", "added"] as const).map((kind) =>
      run.flatMap((mark) => (mark.kind === kind ? [mark.text] : [])).join(""),
    ) as [string, string, string];
    const space = removed.slice(removed.trimEnd().length);
    const shared = space !== "" && added.endsWith(space) ? space.length : 0;
    marks.push(
      { kind: "same", text: carried + same },
      { kind: "removed", text: removed.slice(0, removed.length - shared) },
      { kind: "added", text: added.slice(0, added.length - shared) },
    );
    carried = shared > 0 ? space : "";
  }
  return [...marks, { kind: "same" as const, text: carried }].filter(({ text }) => text !== "");
}
