import { FIRST_PAGE } from "#base/call/limits.ts";
import { SEARCH_PATH } from "#base/site/paths.ts";

/** The maximum length of a query, in characters. */
export const SEARCH_LENGTH = 100;

/** The kinds of results, in the order of the filter. */
export const kinds = ["product", "page", "market", "notice", "faq", "document"] as const;

export type Kind = (typeof kinds)[number];

/** A search: the query, all kinds or one, and the page. */
export interface Search {
  typed: string;
  kind: Kind | null;
  page: number;
}

/** The address of a search. */
export function searchAddress({ typed, kind, page }: Search): string {
  const query = [`q=${encodeURIComponent(typed)}`];
  if (kind !== null) query.push(`kind=${kind}`);
  if (page > FIRST_PAGE) query.push(`page=${page}`);
  return `${SEARCH_PATH}?${query.join("&")}`;
}
