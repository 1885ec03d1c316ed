import { createContext, useContext } from "react";
import type { SiteName } from "#base/site/paths.ts";
import type { Visitor } from "#base/site/visitor.ts";

/** What every part of a page may know. */
export interface Shared {
  /** The site whose shell is around the page. */
  site: SiteName;
  visitor: Visitor;
  /** The site's origin, for absolute URLs. */
  origin: string;
  pathname: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** The form's CSRF token for the session; empty for a visitor without one. */
  formToken: string;
  /** The label of the anchor before the main part, alone and with its keys. */
  mainAnchor: { name: string; title: string };
}

/** Provided around every page, whichever way it is rendered. */
export const SharedContext = createContext<Shared | null>(null);

/** The visitor, the origin and the path, anywhere in the page. */
export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error("nothing is shared outside a page");
  return shared;
}
