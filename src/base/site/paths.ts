// Addresses that pages of several areas lead to; an area knows its own.

/** The chat's page. */
export const CHAT_PATH = "/support/chat";

/** Where a loan is calculated before one applies. */
export const CALCULATOR_PATH = "/products/loan/calculator";

/** Where the whole site is searched. */
export const SEARCH_PATH = "/search";
