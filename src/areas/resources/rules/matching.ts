import { diffArrays } from "diff";

/** The items on either side; null if there is none. */
export interface Pair<Item> {
  from: Item | null;
  to: Item | null;
}

/** Above this number of edits nothing is compared: everything counts as replaced. */
const EDITS_MOST = 2_000;

/** How items are compared: equal, or at least a new wording of the same item. */
interface Comparison<Item> {
  isSame(one: Item, other: Item): boolean;
  isAlike(one: Item, other: Item): boolean;
}

/**
 * Aligns two sequences, each in its own order, with as many equal items side by side as possible.
 * Items between two equal ones are paired if they are alike; the rest stays alone, removed items
 * before added ones.
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

/** The shortest edit script between two sequences; all of both if they are too different. */
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
