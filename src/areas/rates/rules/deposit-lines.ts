// The deposit rates of a currency as lines of the board, and as the keys of a content file.

import type { ContentEntry, FolderShape } from "#base/content/entry.ts";
import {
  DEPOSIT_MOST_BASIS_POINTS,
  type DepositLine,
  type depositContent,
  percentOf,
} from "./content.ts";

type EntryOf<Shape> =
  Shape extends FolderShape<infer Fields, infer Texts> ? ContentEntry<Fields, Texts> : never;
type Entry = EntryOf<typeof depositContent>;
type Key = Exclude<keyof typeof depositContent.fields, "id" | "currency" | "effective">;

/** What is offered in New Taiwan dollars alone. */
const twdOnly: readonly Key[] = [
  "main",
  "dream",
  "dream-above",
  "time-floating",
  "savings-fixed",
  "savings-floating",
];

const termKeys = {
  "time-fixed": { kind: "time", form: "fixed" },
  "time-floating": { kind: "time", form: "floating" },
  "savings-fixed": { kind: "time-savings", form: "fixed" },
  "savings-floating": { kind: "time-savings", form: "floating" },
} as const;

const keysOfTerms = Object.keys(termKeys) as (keyof typeof termKeys)[];

/** The lines that a file says; what a currency cannot have, must have or may not pay is refused. */
export function linesIn({ fields, lineOf, refuse }: Entry): DepositLine[] {
  const isTwd = fields.currency === "TWD";
  const demand = { termMonths: 0, above: 0, form: "floating" } as const;
  const above = fields["dream-above"];
  const keyed: { key: Key; line: DepositLine }[] = [
    ...(["main", "dream", "demand"] as const).flatMap((key) => {
      const basisPoints = fields[key];
      return basisPoints === null ? [] : [{ key, line: { ...demand, kind: key, basisPoints } }];
    }),
    ...(above === null
      ? []
      : [
          {
            key: "dream-above" as const,
            line: {
              ...demand,
              kind: "dream" as const,
              above: above.above,
              basisPoints: above.rate,
            },
          },
        ]),
    ...keysOfTerms.flatMap((key) =>
      fields[key].map(({ months, rate }) => ({
        key,
        line: { ...termKeys[key], termMonths: months, above: 0, basisPoints: rate },
      })),
    ),
  ];
  for (const { key, line } of keyed) {
    if (!isTwd && twdOnly.includes(key)) {
      refuse(lineOf(key), `${key}: is offered in New Taiwan dollars alone`);
    }
    if (line.basisPoints > DEPOSIT_MOST_BASIS_POINTS) {
      refuse(lineOf(key), `${key}: more than ${percentOf(DEPOSIT_MOST_BASIS_POINTS)} percent`);
    }
  }
  // Every account of the bank is paid one of these.
  for (const key of isTwd ? (["main", "dream"] as const) : (["demand"] as const)) {
    if (fields[key] === null) refuse(1, `${key} is missing: accounts are paid it`);
  }
  return sortedLines(keyed.map(({ line }) => line));
}

/** The keys and values that say some lines. */
export function fieldsOfLines(lines: readonly DepositLine[]): Record<string, string> {
  const rateOf = (kind: string) => {
    const found = lines.find((line) => line.kind === kind && line.above === 0);
    return found ? percentOf(found.basisPoints) : "";
  };
  const above = lines.find((line) => line.kind === "dream" && line.above > 0);
  return {
    main: rateOf("main"),
    dream: rateOf("dream"),
    "dream-above": above ? `${above.above} ${percentOf(above.basisPoints)}` : "",
    demand: rateOf("demand"),
    ...Object.fromEntries(
      keysOfTerms.map((key) => [
        key,
        lines
          .filter(({ kind, form }) => kind === termKeys[key].kind && form === termKeys[key].form)
          .map(({ termMonths, basisPoints }) => `${termMonths} ${percentOf(basisPoints)}`)
          .join(", "),
      ]),
    ),
  };
}

/** The lines that begin, change or end when others take the place of those in force. */
export function changesOf(
  before: readonly DepositLine[],
  after: readonly DepositLine[],
): (Omit<DepositLine, "basisPoints"> & { basisPoints: number | null })[] {
  const rateIn = (lines: readonly DepositLine[], line: DepositLine) =>
    lines.find((each) => keyOf(each) === keyOf(line))?.basisPoints;
  return [
    ...after.filter((line) => rateIn(before, line) !== line.basisPoints),
    ...before
      .filter((line) => rateIn(after, line) === undefined)
      .map((line) => ({ ...line, basisPoints: null })),
  ];
}

/** The lines in the order of the board. */
export function sortedLines(lines: readonly DepositLine[]): DepositLine[] {
  return lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const pad = (number: number) => String(number).padStart(12, "0");

function keyOf({ kind, form, termMonths, above }: Omit<DepositLine, "basisPoints">): string {
  return `${kind} ${form} ${pad(termMonths)} ${pad(above)}`;
}
