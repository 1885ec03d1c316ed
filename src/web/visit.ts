import { createContext } from "react-router";
import type { Ask } from "#base/call/call.ts";
import type { Submit } from "#base/call/submitted.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import type { SiteName } from "#base/site/site-name.ts";
import type { Visitor } from "#base/site/visitor.ts";

/** What the server hands to the page that it renders. */
export interface Visit {
  site: SiteName;
  visitor: Visitor;
  /** Where the site is reached, for addresses that must be whole. */
  origin: string;
  nonce: string;
  /** Ties a form to the session that it was shown in; empty for a visitor without one. */
  formToken: string;
  ask: Ask;
  submit: Submit;
  /** Writes a fault of our own into the log; what it carries never reaches the page. */
  onFault(thrown: unknown): void;
  /** The bank's clock when the page was asked for. */
  now: Date;
  /** Whether what only builders need is shown. */
  demonstration: boolean;
  /** Filled by the renderer: what the screens that matched said of themselves. */
  screen: ScreenHandle;
}

/** How loaders and actions reach the visit: `context.get(visitContext)`. */
export const visitContext = createContext<Visit>();
