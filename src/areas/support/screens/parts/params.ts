import { searchedText } from "#base/text/typed-text.ts";
import { notFound } from "#web/not-found.ts";
import { SEARCH_LENGTH } from "../../rules.ts";

/** The code of a category in a path; throws "not found" for anything else. */
export function codeParam(text: string | undefined): string {
  if (text === undefined || !/^[0-9A-Za-z]{1,12}$/.test(text)) throw notFound();
  return text;
}

/** The query as typed, cut to the maximum length. */
export function typedParam(text: string | null | undefined): string {
  return searchedText(text, SEARCH_LENGTH);
}
