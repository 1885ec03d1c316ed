// The id of a stream's events: the position in each of its topics, in the order of the topics. A
// browser gives the last one back when it reconnects.

const BASE = 36;
const ID = /^[0-9a-z]{1,11}(\.[0-9a-z]{1,11})*$/;

/** The positions as one id. */
export function idOf(positions: Iterable<number>): string {
  return [...positions].map((position) => position.toString(BASE)).join(".");
}

/** The positions in an id of so many topics; null where it is none. */
export function positionsIn(id: string, topics: number): number[] | null {
  if (!ID.test(id)) return null;
  const positions = id.split(".").map((part) => Number.parseInt(part, BASE));
  return positions.length === topics && positions.every(Number.isSafeInteger) ? positions : null;
}
