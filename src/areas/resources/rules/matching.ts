import { diffArrays } from "diff";

/** What stands on either side of a place; null where there is nothing. */
export interface Pair<Item> {
  from: Item | null;
  to: Item | null;
}

/** Beyond so many additions and removals nothing is compared: everything is taken for replaced. */
const EDITS_MOST = 2_000;

/** How items are told: the same, or at least a new wording of the same thing. */
interface Comparison<Item> {
  isSame(one: Item, other: Item): boolean;
  isAlike(one: Item, other: Item): boolean;
}

/**
 * Two sequences side by side, each in its own order, with as many equal items as can stand beside each
 * other. What lies between two equal items is put side by side where it is alike; the rest stands
 * alone, what is removed before what is added.
 */
export function matched<Item>(
  from: readonly Item[],
  to: readonly Item[],
  { isSame, isAlike }: Comparison<Item>,
): Pair<Item>[] {
  const before = [...from];
  const after = [...to];
  const pairs: Pair<Item>[] = [];
  let removed: Item[] = [];
  let added: Item[] = [];
  const flush = () => {
    pairs.push(...reworded(removed, added, isAlike));
    removed = [];
    added = [];
  };
  for (const change of changesBetween(from, to, isSame)) {
    if (change.removed) removed.push(...before.splice(0, change.count));
    else if (change.added) added.push(...after.splice(0, change.count));
    else {
      flush();
      const same = before.splice(0, change.count);
      const others = after.splice(0, change.count);
      pairs.push(...same.map((item, place) => ({ from: item, to: others[place] ?? null })));
    }
  }
  flush();
  return pairs;
}

/** The least changes that make one sequence the other; all of both where they are too different. */
export function changesBetween<Item>(
  from: readonly Item[],
  to: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): { added: boolean; removed: boolean; count: number; value: Item[] }[] {
  return (
    diffArrays([...from], [...to], { comparator: isSame, maxEditLength: EDITS_MOST }) ?? [
      { added: false, removed: true, count: from.length, value: [...from] },
      { added: true, removed: false, count: to.length, value: [...to] },
    ]
  );
}

function reworded<Item>(
  removed: readonly Item[],
  added: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  let next = 0;
  for (const item of removed) {
    const found = added.findIndex((other, place) => place >= next && isAlike(item, other));
    if (found < 0) {
      pairs.push({ from: item, to: null });
      continue;
    }
    pairs.push(...added.slice(next, found).map((other) => ({ from: null, to: other })));
    pairs.push({ from: item, to: added[found] ?? null });
    next = found + 1;
  }
  return [...pairs, ...added.slice(next).map((other) => ({ from: null, to: other }))];
}
