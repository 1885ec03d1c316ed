/** The median and how far the rounds spread around it. */
export interface Spread {
  lower: number;
  median: number;
  upper: number;
}

/** The median and the quartiles of a non-empty list. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { lower: at(sorted, 0.25), median: at(sorted, 0.5), upper: at(sorted, 0.75) };
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  return at(
    values.toSorted((a, b) => a - b),
    share,
  );
}

/** The value at a share of the sorted list, interpolated between neighbours. */
function at(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("nothing was measured");
  return below + (above - below) * (place - Math.floor(place));
}
