import { useRouteLoaderData } from "react-router";
import type { Shared } from "#web/shared.ts";
import type { Texts } from "./texts/zh.ts";

/** What the root hands to the shell besides what every part of a page may know. */
export interface Shell extends Shared {
  texts: Texts;
}

/** The shell's words in the visitor's language; the server picked them, no other is sent. */
export function useShellTexts(): Texts {
  const shell = useRouteLoaderData("root") as Shell | undefined;
  // Without the root nothing can be said; the server then answers with its outage page.
  if (!shell) throw new Error("the root did not load");
  return shell.texts;
}
