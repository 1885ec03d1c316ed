import { data } from "react-router";
import { FIRST_PAGE, PAGE_SIZE } from "#base/call/limits.ts";
import { notFound } from "./not-found.ts";

const PAGE_MOST = 100_000;
const NOT_KEPT = { "cache-control": "no-store" };

/** The values of `page` that a cached page may have. */
export const pageNumbers = /^[1-9]\d{0,4}$/;

/** The requested page of a list; anything but a page number is the first page. */
export function pageParam(url: URL): number {
  const text = url.searchParams.get("page") ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : FIRST_PAGE;
  return Math.min(Math.max(page, FIRST_PAGE), PAGE_MOST);
}

/** One of the choices that a query may name, or null for none of them. */
export function choiceParam<Choice extends string>(
  url: URL,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = url.searchParams.get(name);
  return choices.find((choice) => choice === text) ?? null;
}

/** A page of a list as its loader returns it: one beyond the last is shown but not cached. */
export function listPage<Loaded extends { page: number }>(loaded: Loaded, total: number) {
  const last = Math.max(FIRST_PAGE, pagesOf(total));
  return data(loaded, loaded.page > last ? { headers: NOT_KEPT } : {});
}

/** The number of pages for that many rows. */
export function pagesOf(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** The address of a page of a list, with the active filter. */
export function listAddress(path: string, page: number, filter: Record<string, string | null>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null) query.set(name, value);
  if (page > FIRST_PAGE) query.set("page", String(page));
  const text = String(query);
  return text ? `${path}?${text}` : path;
}

/** The number at the end of a path; throws not-found for anything else. */
export function numberParam(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  const number = Number(text);
  if (number > 2_147_483_647) throw notFound();
  return number;
}
