import { createContext, useContext } from "react";
import type { SiteName } from "#base/site/site-name.ts";
import type { Visitor } from "#base/site/visitor.ts";

/** What every part of a page may know. */
export interface Shared {
  /** Whose shell stands around the page. */
  site: SiteName;
  visitor: Visitor;
  /** Where the site is reached, for addresses that must be whole. */
  origin: string;
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
  /** Ties a form to the session that it was shown in; empty for a visitor without one. */
  formToken: string;
  /** What the anchor before the main part is called, alone and with its keys. */
  mainAnchor: { name: string; title: string };
}

/** Filled around every page, whichever way it is rendered. */
export const SharedContext = createContext<Shared | null>(null);

/** The visitor, the origin and the address, wherever in the page. */
export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error("nothing is shared outside a page");
  return shared;
}
