// Searching, sorting and ranking the list of shares.

import type { ListedKind, SortOrder } from "../rules.ts";

/** A share of the list. */
interface Listed {
  code: string;
  name: string;
  kind: ListedKind;
  close: number;
  move: number | null;
  volume: number;
}

const byCode = (one: Listed, other: Listed) =>
  one.code < other.code ? -1 : Number(one.code > other.code);

const orders: Readonly<Record<SortOrder, (one: Listed, other: Listed) => number>> = {
  code: byCode,
  gain: (one, other) => moved(other) - moved(one),
  loss: (one, other) => moved(one) - moved(other),
  price: (one, other) => other.close - one.close,
  volume: (one, other) => other.volume - one.volume,
};

/** The matching shares, sorted; equal ones by their code. */
export function orderedStocks<Stock extends Listed>(
  stocks: readonly Stock[],
  wanted: { kind: ListedKind | undefined; searchText: string; order: SortOrder },
): Stock[] {
  const text = plain(wanted.searchText);
  return stocks
    .filter(({ kind }) => wanted.kind === undefined || kind === wanted.kind)
    .filter(({ code, name }) => plain(code).includes(text) || plain(name).includes(text))
    .toSorted((one, other) => orders[wanted.order](one, other) || byCode(one, other));
}

/** The top gainers, losers and most traded shares; an unchanged one is neither gainer nor loser. */
export function topOf<Stock extends Listed>(stocks: readonly Stock[], count: number) {
  const shares = stocks.filter(({ kind }) => kind === "stock");
  const sorted = (order: SortOrder) =>
    orderedStocks(shares, { kind: undefined, searchText: "", order });
  return {
    risen: sorted("gain")
      .filter((stock) => moved(stock) > 0)
      .slice(0, count),
    fallen: sorted("loss")
      .filter((stock) => moved(stock) < 0)
      .slice(0, count),
    traded: sorted("volume").slice(0, count),
  };
}

function moved({ move }: Listed): number {
  return move ?? 0;
}

/** A text without spaces, normalised in width and case; both spellings of Tai(wan) are equal. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/\u53f0/g, "\u81fa");
}
