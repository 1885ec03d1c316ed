/** Every page that a visitor can find by itself, in the sitemap's order. */
export const sitePages = {
  home: "/",
  notices: "/notice",
  events: "/events",
  fundNotices: "/notice/fund",
  login: "/login",
  sitemap: "/sitemap",
  accessibility: "/accessibility",
} as const;

export type SitePage = keyof typeof sitePages;
