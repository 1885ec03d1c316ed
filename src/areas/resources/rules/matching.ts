/** What stands on either side of a place; null where there is nothing. */
export interface Pair<Item> {
  from: Item | null;
  to: Item | null;
}

/** Tables larger than this are not drawn: everything is then taken for replaced. */
const CELLS_MOST = 1_000_000;

/**
 * Two sequences side by side, each in its own order, with as many equal items as can stand beside
 * each other; the rest stands alone, what is gone before what has come.
 */
export function aligned<Item>(
  from: readonly Item[],
  to: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Pair<Item>[] {
  const least = Math.min(from.length, to.length);
  let start = 0;
  while (start < least && isSame(from[start] as Item, to[start] as Item)) start += 1;
  let end = 0;
  while (
    end < least - start &&
    isSame(from[from.length - 1 - end] as Item, to[to.length - 1 - end] as Item)
  ) {
    end += 1;
  }
  const beside = (place: number, other: number) => ({
    from: from[place] as Item,
    to: to[other] as Item,
  });
  return [
    ...from.slice(0, start).map((_, place) => beside(place, place)),
    ...middle(from.slice(start, from.length - end), to.slice(start, to.length - end), isSame),
    ...Array.from({ length: end }, (_, place) =>
      beside(from.length - end + place, to.length - end + place),
    ),
  ];
}

/** The longest common subsequence, by the table of its lengths from every place to the end. */
function middle<Item>(
  from: readonly Item[],
  to: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Pair<Item>[] {
  const wide = to.length + 1;
  const alone = [
    ...from.map((item) => ({ from: item, to: null })),
    ...to.map((item) => ({ from: null, to: item })),
  ];
  if (from.length === 0 || to.length === 0 || from.length * wide > CELLS_MOST) return alone;
  const lengths = new Uint16Array((from.length + 1) * wide);
  const at = (place: number, other: number) => lengths[place * wide + other] ?? 0;
  for (let place = from.length - 1; place >= 0; place -= 1) {
    for (let other = to.length - 1; other >= 0; other -= 1) {
      lengths[place * wide + other] = isSame(from[place] as Item, to[other] as Item)
        ? at(place + 1, other + 1) + 1
        : Math.max(at(place + 1, other), at(place, other + 1));
    }
  }
  const pairs: Pair<Item>[] = [];
  let place = 0;
  let other = 0;
  while (place < from.length || other < to.length) {
    const one = place < from.length ? (from[place] as Item) : null;
    const two = other < to.length ? (to[other] as Item) : null;
    if (one !== null && two !== null && isSame(one, two)) {
      pairs.push({ from: one, to: two });
      place += 1;
      other += 1;
    } else if (two === null || (one !== null && at(place + 1, other) >= at(place, other + 1))) {
      pairs.push({ from: one, to: null });
      place += 1;
    } else {
      pairs.push({ from: null, to: two });
      other += 1;
    }
  }
  return pairs;
}

/**
 * The same, and what stands alone on either side between two equal items is put side by side where
 * it is alike: a new wording of the same thing.
 */
export function matched<Item>(
  from: readonly Item[],
  to: readonly Item[],
  {
    isSame,
    isAlike,
  }: {
    isSame(one: Item, other: Item): boolean;
    isAlike(one: Item, other: Item): boolean;
  },
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  let gone: Item[] = [];
  let come: Item[] = [];
  const settle = () => {
    pairs.push(...reworded(gone, come, isAlike));
    gone = [];
    come = [];
  };
  for (const pair of aligned(from, to, isSame)) {
    if (pair.from !== null && pair.to !== null) {
      settle();
      pairs.push(pair);
    } else if (pair.from !== null) gone.push(pair.from);
    else if (pair.to !== null) come.push(pair.to);
  }
  settle();
  return pairs;
}

function reworded<Item>(
  gone: readonly Item[],
  come: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  let next = 0;
  for (const item of gone) {
    const found = come.findIndex((other, place) => place >= next && isAlike(item, other));
    if (found < 0) {
      pairs.push({ from: item, to: null });
      continue;
    }
    pairs.push(...come.slice(next, found).map((other) => ({ from: null, to: other })));
    pairs.push({ from: item, to: come[found] as Item });
    next = found + 1;
  }
  return [...pairs, ...come.slice(next).map((other) => ({ from: null, to: other }))];
}
