import type { Texts } from "./texts/zh.ts";

/** The links of the header's menu, by the name of their words. */
export const menu = [
  { path: "/notice", label: "notices" },
  { path: "/events", label: "events" },
  { path: "/notice/fund", label: "fundNotices" },
] as const satisfies { path: string; label: keyof Texts }[];

/** The addresses that the header marks when they are open. */
export const menuPaths: ReadonlySet<string> = new Set(menu.map(({ path }) => path));
