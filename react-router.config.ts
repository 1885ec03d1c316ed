import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // The whole table of addresses goes out with the first hydrated page: one request less later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
