import { createContext } from "react";
import type { Visit } from "#web/visit.ts";
import { troubleTexts } from "./trouble-texts.ts";
import { shellTexts } from "./words.ts";

/** The data that the shell around a page is rendered from. */
export type RootData = ReturnType<typeof rootData>;

/** What every part of a page may know; the server decides it once. */
export function rootData({ site, visitor, origin, formToken }: Visit) {
  return { site, visitor, origin, formToken, texts: troubleTexts(shellTexts[visitor.language]) };
}

/** The same on the server where the root's loader did not run: a throwing action ends before it. */
export const RootDataContext = createContext<RootData | null>(null);
