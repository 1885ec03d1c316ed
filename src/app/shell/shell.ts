import { createContext, useContext } from "react";
import { fill } from "#base/text/language.ts";
import type { Texts } from "./texts/zh.ts";

/** The shell's texts in the visitor's language; the server sends no other. */
export const ShellContext = createContext<Texts | null>(null);

/** The texts around every page. */
export function useShellTexts(): Texts {
  const texts = useContext(ShellContext);
  if (!texts) throw new Error("the shell has no words outside a page");
  return texts;
}

/** The texts of a block's anchor. */
export function anchorWords(texts: Texts, block: "top" | "main" | "bottom") {
  const letters = { top: "U", main: "C", bottom: "Z" } as const;
  const letter = letters[block];
  const name = texts[block];
  return { letter, name, title: fill(texts.accessKey, { name, key: letter }) };
}
