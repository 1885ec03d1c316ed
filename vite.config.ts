import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: "lightningcss" },
  build: {
    target: ["chrome90", "safari14", "firefox88", "edge90"],
    cssMinify: "lightningcss",
    sourcemap: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
