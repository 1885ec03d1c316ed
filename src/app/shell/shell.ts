// The words of what only the server draws; the browser gets none of it as a script.

import { useShared } from "#web/shared.ts";
import type { Texts } from "./texts/zh.ts";
import { shellTexts } from "./words.ts";

/** The words around every page, in the visitor's language. */
export function useShellTexts(): Texts {
  return shellTexts[useShared().visitor.language];
}
