import type { Texts } from "../../texts/zh.ts";

/** What a browser calls itself; the server writes a question mark where it said nothing. */
export function browserName(label: string | null, { unknownBrowser }: Texts): string {
  return label === null || label === "?" ? unknownBrowser : label;
}
