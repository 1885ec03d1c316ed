/** An accepted finding: without the feature, customers lose nothing that they need. */
export type Allowance = {
  /** The feature's name in the report. */
  what: string;
  /** A part of the file's name; without it the allowance applies to all files. */
  where?: string;
  /** A part of the name of a file that must be emitted too, or the allowance does not apply. */
  given?: string;
  why: string;
};

/**
 * React Router reads its data through streams; a shim provides them before its first script runs.
 */
const SHIM = {
  given: "legacy-streams.js",
  why: "The streams shim is loaded first where they are missing.",
};

/** The accepted exceptions, looked up by the name under which a feature is reported. */
export const ALLOWED: readonly Allowance[] = [
  { what: "accent-color", why: "Controls keep the browser's own colour." },
  { what: "color-scheme", why: "Controls and scroll bars stay light; our colours do not use it." },
  { what: "::file-selector-button", why: "The button keeps the browser's own look." },
  { what: "overscroll-behavior", why: "The page scrolls on at the end of a list of its own." },
  { what: "text-wrap", why: "Lines break where they always did." },
  { what: "forced-color-adjust", why: "Matters only where forced colours exist." },
  { what: "@media (forced-colors)", why: "A browser without the mode has no use for the rules." },
  { what: "@view-transition", why: "Pages change at once, as they always did." },
  { what: "TextEncoderStream", ...SHIM },
  { what: "TransformStream", ...SHIM },
  { what: ".pipeThrough()", ...SHIM },
  {
    what: ".startViewTransition()",
    why: "React catches its absence; React Router asks for it before it comes to this.",
  },
];
