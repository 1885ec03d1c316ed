import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole table of addresses goes out with the first hydrated page: one request less later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
