// Where a visitor wanted to go before signing in. It comes from an address, so that anybody can put
// anything into it: only a path of this site is followed.

/** The longest path that is carried along. */
export const OWN_PATH_MOST = 500;

// One slash and no second: //elsewhere.example and /\elsewhere.example lead to another site. Browsers
// drop tabs and line ends before they look, so that nothing of the kind may stand anywhere.
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

// Not pages to come back to: calls, streams, and the doors themselves.
const NO_PAGE = /^\/(v1|live|(accessible\/)?login|logout)([/?#]|$)/;

/** The path of a page of this site, or null for anything else. */
export function ownPath(text: unknown): string | null {
  if (typeof text !== "string" || text.length > OWN_PATH_MOST) return null;
  return OWN_PATH.test(text) && !NO_PAGE.test(text) ? text : null;
}

/** The address of a page with the way back to another in its query. */
export function withWayBack(page: string, to: string | null): string {
  if (to === null) return page;
  return `${page}${page.includes("?") ? "&" : "?"}to=${encodeURIComponent(to)}`;
}
