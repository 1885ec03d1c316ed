import { createContext } from "react-router";
import type { Ask } from "#base/call/call.ts";
import type { Submit } from "#base/call/submitted.ts";
import type { SiteName } from "#base/site/paths.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import type { Visitor } from "#base/site/visitor.ts";

/** What the server passes to the page that it renders. */
export interface Visit {
  site: SiteName;
  visitor: Visitor;
  /** The site's origin, for absolute URLs. */
  origin: string;
  nonce: string;
  /** The form's CSRF token for the session; empty for a visitor without one. */
  formToken: string;
  ask: Ask;
  submit: Submit;
  /**
   * For a loader that knows that its page will be shown, and has much to load: sends status 200 and
   * the headers at once. Afterwards it can neither redirect nor set a cookie.
   */
  startResponse(): void;
  /** Logs a fault of ours; its details never reach the page. */
  onFault(thrown: unknown): void;
  /** The bank's clock when the page was requested. */
  now: Date;
  /** Whether what only developers need is shown. */
  demonstration: boolean;
  /** Set by the renderer: the handles of the matched screens. */
  screen: ScreenHandle;
}

/** How loaders and actions reach the visit: `context.get(visitContext)`. */
export const visitContext = createContext<Visit>();
