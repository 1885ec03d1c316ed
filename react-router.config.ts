import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // Most pages are plain, so a hydrated one gets only its own route: the whole table weighs 5 kB.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
