import type { FileRules } from "../call/call.ts";

/** What a page may connect to besides its own site. */
export type ConnectTarget = "loopback-adapter";

/** What a screen needs beyond the default security policy. */
export interface ScreenPolicy {
  camera?: true;
  microphone?: true;
  connect?: readonly ConnectTarget[];
}

/** What a screen declares with `export const handle`. */
export interface ScreenHandle {
  /** True for a screen that is hydrated; without it the page is plain HTML. */
  hydrate?: boolean;
  /** How long the server may cache the page, in seconds. */
  keepSeconds?: number;
  /**
   * The query parameters that a cached screen reads. Its page is rendered from these alone: any
   * other parameter is dropped, and so is a value that is not in the list. A value that does not
   * match the pattern, and every value of a "free" parameter, is rendered but not cached: their
   * number is unlimited.
   */
  query?: Readonly<Record<string, readonly string[] | RegExp | "free">>;
  /** True for a response that is the same for every visitor, regardless of language and device. */
  sameForAll?: boolean;
  /** Names of the enhancements (scripts/build.ts lists them) that the plain page loads. */
  enhance?: readonly string[];
  /** A screen of the sign-in: its pages share turns and connections with no other pages. */
  share?: "sign-in";
  /** The files that its form may upload; any other form has a small body limit. */
  files?: FileRules;
  /** True for a page that only works on a PC; a phone gets a notice instead. */
  pcOnly?: boolean;
  /** Extra permissions of the page; such a page is never cached. */
  policy?: ScreenPolicy;
}
