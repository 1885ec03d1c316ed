import type { ShellParts } from "./AsServed.tsx";
import { Bottom } from "./Bottom.tsx";
import { Top } from "./Top.tsx";

/**
 * What the server renders around a screen. It has no state, so a browser neither needs its code nor
 * renders it again (decision 056).
 */
export const shellParts: ShellParts = { Top, Bottom };
