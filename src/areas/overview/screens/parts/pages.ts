import type { Texts } from "../../texts/zh.ts";

const paths = { overview: "/overview", security: "/overview/security" } as const;

/** The pages of a signed-in customer, one of them the present one. */
export function pagesOf(texts: Texts, current: keyof typeof paths) {
  const links = (["overview", "security"] as const).map((page) => ({
    href: paths[page],
    name: texts[page],
    current: page === current,
  }));
  return { label: texts.pages, links };
}
