import type { FileRules } from "../call/call.ts";

/** What a page may reach besides its own site. */
export type ConnectTarget = "loopback-adapter";

/** What a screen needs beyond what every page may do; a page without it is as strict as any. */
export interface ScreenPolicy {
  camera?: true;
  microphone?: true;
  connect?: readonly ConnectTarget[];
}

/** What a screen says of itself with `export const handle`. */
export interface ScreenHandle {
  /** True for a screen that needs its scripts; without it the page is plain HTML. */
  hydrate?: boolean;
  /** How long the server may keep the page, in seconds. */
  keepSeconds?: number;
  /**
   * The query parameters that a kept page may have, each with the values that it knows. An address
   * with any other name or value is drawn for its visitor alone: there is no end to those.
   */
  query?: Readonly<Record<string, readonly string[] | RegExp>>;
  /** True for a file that is the same for every visitor, whatever language or device. */
  sameForAll?: boolean;
  /** Small programs (scripts/build.ts lists them) that make a plain page pleasanter, by name. */
  enhance?: readonly string[];
  /** The files that its form may bring; any other form is small. */
  files?: FileRules;
  /** True for what only works on a PC; a phone gets a notice instead. */
  pcOnly?: boolean;
  /** What the page may do that no other may; such a page is never kept. */
  policy?: ScreenPolicy;
}
