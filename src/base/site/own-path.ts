// Untrusted paths of this site: the page a visitor wanted before signing in comes from a URL, a
// link inside a text from its author. Only a path of this site is followed.

/** The longest accepted path. */
export const OWN_PATH_MOST = 500;

// Exactly one leading slash: //elsewhere.example and /\elsewhere.example lead to another site.
// Browsers strip tabs and line breaks before parsing, so these are not allowed anywhere.
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

// Not pages to return to: calls, streams, sign-in and sign-out.
const NO_PAGE = /^\/(v1|live|(accessible\/)?login|logout)([/?#]|$)/;

// Not to be linked from a text: calls, streams, demonstration pages, and sign-out.
const NO_LINK = /^\/(v1|live|dev|logout)([/?#]|$)/;

/** The path of a page of this site to return to, or null for anything else. */
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

/** The address of a page with the page to return to in its query. */
export function withWayBack(page: string, to: string | null): string {
  if (to === null) return page;
  return `${page}${page.includes("?") ? "&" : "?"}to=${encodeURIComponent(to)}`;
}
