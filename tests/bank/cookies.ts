// The two spellings of the bank's cookies: `__Host-` everywhere but on a demonstration's own machine
// without TLS (src/server/http/cookies.ts). In-process sites of tests count as opened over TLS.

/** A Cookie header with a value in both spellings; a site reads the one that it uses. */
export function cookieHeader(name: string, value: string): string {
  return `__Host-${name}=${value}; local-${name}=${value}`;
}

/** The name of a cookie without the prefix of its spelling. */
export function plainCookieName(name: string): string {
  return name.replace(/^(?:__Host|local)-/, "");
}
