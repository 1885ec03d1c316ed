// Paths that pages of several areas link to; an area knows its own.

/** The chat's page. */
export const CHAT_PATH = "/support/chat";

/** The loan calculator. */
export const CALCULATOR_PATH = "/products/loan/calculator";

/** The search of the whole site. */
export const SEARCH_PATH = "/search";
