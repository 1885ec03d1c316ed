import type { Texts } from "../../texts/zh.ts";

const paths = { overview: "/overview", security: "/overview/security" } as const;

/** The navigation between a signed-in customer's pages, with the current one marked. */
export function pagesOf(texts: Texts, current: keyof typeof paths) {
  const links = (["overview", "security"] as const).map((page) => ({
    href: paths[page],
    name: texts[page],
    current: page === current,
  }));
  return { label: texts.pages, links };
}

/** A browser's label; the server stores a question mark if the browser sent none. */
export function browserName(label: string | null, { unknownBrowser }: Texts): string {
  return label === null || label === "?" ? unknownBrowser : label;
}
