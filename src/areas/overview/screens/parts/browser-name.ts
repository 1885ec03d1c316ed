import type { Texts } from "../../texts/zh.ts";

/** A browser's label; the server stores a question mark if the browser sent none. */
export function browserName(label: string | null, { unknownBrowser }: Texts): string {
  return label === null || label === "?" ? unknownBrowser : label;
}
