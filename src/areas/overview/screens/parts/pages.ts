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
