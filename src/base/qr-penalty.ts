// How hard a QR code is to read, by the four rules of the standard: of eight masks the best is kept.

const RUN_LEAST = 5;
const RUN_PENALTY = 3;
const PATCH_PENALTY = 3;
const FINDER_PENALTY = 40;
const BALANCE_PENALTY = 10;

/** Looks like one of the three corner marks, and would lead a reader astray. */
const FALSE_FINDERS = [/(?=00001011101)/g, /(?=10111010000)/g] as const;

/** The sum of what makes the code hard to read; less is better. */
export function penaltyOf(squares: readonly (readonly boolean[])[]): number {
  const rows = squares.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, column) => rows.map((row) => row[column]).join(""));
  const lines = [...rows, ...columns];
  return runs(lines) + patches(rows) + falseFinders(lines) + balance(rows.join(""));
}

function runs(lines: readonly string[]): number {
  return lines
    .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, { length }) => sum + RUN_PENALTY + length - RUN_LEAST, 0);
}

function patches(rows: readonly string[]): number {
  const found = rows.slice(1).flatMap((row, index) =>
    [...row.slice(1)].filter((square, column) => {
      const above = rows[index] ?? "";
      return square === row[column] && square === above[column] && square === above[column + 1];
    }),
  );
  return found.length * PATCH_PENALTY;
}

function falseFinders(lines: readonly string[]): number {
  const found = lines.flatMap((line) =>
    FALSE_FINDERS.flatMap((finder) => [...line.matchAll(finder)]),
  );
  return found.length * FINDER_PENALTY;
}

/** Ten for each twentieth by which dark and light are out of balance. */
function balance(all: string): number {
  const dark = all.replaceAll("0", "").length;
  const steps = Math.ceil(Math.abs(dark * 20 - all.length * 10) / all.length) - 1;
  return Math.max(steps, 0) * BALANCE_PENALTY;
}
