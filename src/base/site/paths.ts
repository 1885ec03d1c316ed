// Paths that pages of several areas link to; an area knows its own.

/** The chat's page. */
export const CHAT_PATH = "/support/chat";

/** The loan calculator. */
export const CALCULATOR_PATH = "/products/loan/calculator";

/** The search of the whole site. */
export const SEARCH_PATH = "/search";

/** The bank's sites: the customers' and the staff's desk. */
export type SiteName = "customers" | "desk";

/** The desk's home page. */
export const DESK_HOME = "/desk/home";

/** Which site an address or a route belongs to: the desk has everything under /desk. */
export function siteOf(path: string): SiteName {
  return path === "/desk" || path.startsWith("/desk/") ? "desk" : "customers";
}

/** Where an open page of the desk reads how long its session lasts, and where it extends it. */
export const DESK_SESSION_PATH = "/v1/desk/session";
export const DESK_EXTENSION_PATH = "/v1/desk/session/extensions";
