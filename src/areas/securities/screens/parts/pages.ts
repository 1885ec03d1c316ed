import { COMPARE_PATH, ETF_PATH, SECURITIES_PATH, TRENDING_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";

const paths = {
  main: SECURITIES_PATH,
  trending: TRENDING_PATH,
  etf: ETF_PATH,
  compare: COMPARE_PATH,
} as const;

/** The navigation between the pages about securities. */
export function securitiesPages(texts: Texts, current: keyof typeof paths | null) {
  const names = Object.keys(paths) as (keyof typeof paths)[];
  return {
    label: texts.pages,
    links: names.map((name) => ({
      href: paths[name],
      name: texts.names[name],
      current: name === current,
    })),
  };
}
