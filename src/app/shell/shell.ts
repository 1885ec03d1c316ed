import { createContext, useContext } from "react";
import type { Texts } from "./texts/zh.ts";

/** The shell's words in the visitor's language; the server picked them, no other is sent. */
export const ShellContext = createContext<Texts | null>(null);

/** The words around every page. */
export function useShellTexts(): Texts {
  const texts = useContext(ShellContext);
  if (!texts) throw new Error("the shell has no words outside a page");
  return texts;
}
