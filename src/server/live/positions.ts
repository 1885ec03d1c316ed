// The id of a stream's events: the position in each of its topics, in the order of the topics. A
// browser sends the last one when it reconnects.

const BASE = 36;
const ID = /^[0-9a-z]{1,11}(\.[0-9a-z]{1,11})*$/;

/** Encodes the positions as one id. */
export function idOf(positions: Iterable<number>): string {
  return [...positions].map((position) => position.toString(BASE)).join(".");
}

/** The positions in an id for that many topics; null when it is invalid. */
export function positionsIn(id: string, topics: number): number[] | null {
  if (!ID.test(id)) return null;
  const positions = id.split(".").map((part) => Number.parseInt(part, BASE));
  return positions.length === topics && positions.every(Number.isSafeInteger) ? positions : null;
}
