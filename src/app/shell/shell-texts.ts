// The shell's words. Only the server draws the shell: a browser gets the anchors' words at most.

import { fill, type Language } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { texts as en } from "./texts/en.ts";
import { texts as ko } from "./texts/ko.ts";
import { type Texts, texts as zh } from "./texts/zh.ts";

type Block = "top" | "main" | "bottom";

const letters = { top: "U", main: "C", bottom: "Z" } as const;

/** The shell's texts by language; only the server needs them all. */
export const shellTexts: Record<Language, Texts> = { zh, en, ko };

/** The words around every page, in the visitor's language. */
export function useShellTexts(): Texts {
  return shellTexts[useShared().visitor.language];
}

/** The words of a block's anchor. */
export function anchorWords<B extends Block>(texts: Pick<Texts, B | "accessKey">, block: B) {
  const letter = letters[block];
  const name = texts[block];
  return { letter, name, title: fill(texts.accessKey, { name, key: letter }) };
}
