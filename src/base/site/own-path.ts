// Untrusted paths of this site: the page a visitor wanted before signing in comes from a URL, a
// link inside a text from its author. Only a path of this site is followed.

/** The longest accepted path. */
export const OWN_PATH_MOST = 500;

// Exactly one leading slash: //elsewhere.example and /\elsewhere.example lead to another site.
// Browsers strip tabs and line breaks before parsing, so these are not allowed anywhere.
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

// Not to be linked by content: calls, streams, demonstration pages, and sign-out.
const NO_LINK = /^\/(v1|live|dev|logout)(\/|$)/i;

// Not pages to return to after signing in: the sign-in itself.
const SIGN_IN = /^\/(accessible\/)?login(\/|$)/i;

// Dot segments name another page than they seem to; a backslash or an encoded slash another site.
const MISLEADING = /^\/\/|\/\.{1,2}(\/|$)|[\\\p{Cc}]/u;

/** The path of a page of this site to return to after signing in, or null for anything else. */
export function ownPath(text: unknown): string | null {
  const path = linkPath(text);
  return path === null || SIGN_IN.test(decodedPath(path) ?? "") ? null : path;
}

/**
 * The path of a page of this site that content may link to, or null for anything else. Every address
 * in content goes through it: when it is saved, published and given out.
 */
export function linkPath(text: unknown): string | null {
  if (typeof text !== "string" || text.length > OWN_PATH_MOST || !OWN_PATH.test(text)) return null;
  const path = decodedPath(text);
  return path === null || MISLEADING.test(path) || NO_LINK.test(path) ? null : text;
}

/** The path without query and fragment as the server reads it; null where its escapes are broken. */
function decodedPath(text: string): string | null {
  try {
    return decodeURIComponent(text.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return null;
  }
}

/** The address of a page with the page to return to in its query. */
export function withWayBack(page: string, to: string | null): string {
  if (to === null) return page;
  return `${page}${page.includes("?") ? "&" : "?"}to=${encodeURIComponent(to)}`;
}
