// Paths of this site that somebody else has written: where a visitor wanted to go before signing in
// comes from an address, a link inside a text from its author. Only a path of this site is followed.

/** The longest path that is carried along. */
export const OWN_PATH_MOST = 500;

// One slash and no second: //elsewhere.example and /\elsewhere.example lead to another site. Browsers
// drop tabs and line ends before they look, so that nothing of the kind may stand anywhere.
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

// Not pages to come back to: calls, streams, and the doors themselves.
const NO_PAGE = /^\/(v1|live|(accessible\/)?login|logout)([/?#]|$)/;

// Not for readers of a text: calls, streams, what only a demonstration has, and the way out.
const NO_LINK = /^\/(v1|live|dev|logout)([/?#]|$)/;

/** The path of a page of this site to come back to, or null for anything else. */
export function ownPath(text: unknown): string | null {
  return isOwn(text) && !NO_PAGE.test(text) ? text : null;
}

/** The path that a text may link to, sign-in included, or null for anything else. */
export function linkPath(text: string): string | null {
  return isOwn(text) && !NO_LINK.test(text) ? text : null;
}

function isOwn(text: unknown): text is string {
  return typeof text === "string" && text.length <= OWN_PATH_MOST && OWN_PATH.test(text);
}

/** The address of a page with the way back to another in its query. */
export function withWayBack(page: string, to: string | null): string {
  if (to === null) return page;
  return `${page}${page.includes("?") ? "&" : "?"}to=${encodeURIComponent(to)}`;
}
