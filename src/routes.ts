import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole site: one line per address. */
export default [
  index("areas/landing/screens/home.tsx", { id: "home" }),
  route("notice", "areas/board/screens/notice-list.tsx", { id: "notice-list" }),
  route("notice/notice", "areas/board/screens/notice-list.tsx", { id: "notice-list-long" }),
  route("notice/:number", "areas/board/screens/notice.tsx", { id: "notice" }),
  route("notice/notice/:number", "areas/board/screens/notice.tsx", { id: "notice-long" }),
  route("events", "areas/board/screens/event-list.tsx", { id: "event-list" }),
  route("notice/events", "areas/board/screens/event-list.tsx", { id: "event-list-long" }),
  route("events/:number", "areas/board/screens/event.tsx", { id: "event" }),
  route("notice/events/:number", "areas/board/screens/event.tsx", { id: "event-long" }),
  route("notice/fund", "areas/board/screens/fund-notice-list.tsx", { id: "fund-notice-list" }),
  route("notice/fund/:number", "areas/board/screens/fund-notice.tsx", { id: "fund-notice" }),
  route("login", "areas/login/screens/login.tsx"),
  route("sitemap", "areas/site/screens/sitemap.tsx"),
  route("accessibility", "areas/site/screens/accessibility.tsx"),
  route("kit", "areas/kit/screens/kit.tsx"),
  route("kit/forms", "areas/kit/screens/forms.tsx"),
  route("kit/inputs", "areas/kit/screens/inputs.tsx"),
  route("kit/data", "areas/kit/screens/data.tsx"),
  route("kit/feedback", "areas/kit/screens/feedback.tsx"),
  route("kit/live", "areas/kit/screens/live.tsx"),
  route("kit/remote", "areas/kit/screens/remote.tsx"),
  route("kit/pc-only", "areas/kit/screens/pc-only.tsx"),
  route("*", "app/shell/not-found.tsx"),
] satisfies RouteConfig;
