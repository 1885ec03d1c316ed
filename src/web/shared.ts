import { useRouteLoaderData } from "react-router";
import type { Visitor } from "#base/visitor.ts";

/** What the root hands to every part of a page. */
export interface Shared {
  visitor: Visitor;
  origin: string;
}

/** The visitor and the origin, wherever in the page. */
export function useShared(): Shared {
  const shared = useRouteLoaderData("root") as Shared | undefined;
  // Without the root nothing can be said; the server then answers with its outage page.
  if (!shared) throw new Error("the root did not load");
  return shared;
}
