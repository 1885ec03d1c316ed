import { fill } from "#base/text/language.ts";
import type { Texts } from "./texts/zh.ts";

type Block = "top" | "main" | "bottom";

const letters = { top: "U", main: "C", bottom: "Z" } as const;

/** The words of a block's anchor. */
export function anchorWords<B extends Block>(texts: Pick<Texts, B | "accessKey">, block: B) {
  const letter = letters[block];
  const name = texts[block];
  return { letter, name, title: fill(texts.accessKey, { name, key: letter }) };
}
