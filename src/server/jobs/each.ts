/**
 * Does the work for each item in turn. One that fails holds up no other: all faults are thrown
 * together at the end. Begins no other item once the bank is closing.
 */
export async function eachApart<T>(
  items: readonly T[],
  closing: AbortSignal | undefined,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) {
    if (closing?.aborted) break;
    try {
      await work(item);
    } catch (thrown) {
      faults.push(thrown);
    }
  }
  if (faults.length === 0) return;
  throw new AggregateError(faults, `${faults.length} of ${items.length} could not be continued`);
}
