import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { brandColours } from "./scripts/brand-colours.ts";

export default defineConfig({
  plugins: [brandColours(), reactRouter()],
  css: { transformer: "lightningcss" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every hydrated page needs, in two files: small files compress badly.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                { name: "shell", test: /src[\\/]root\.tsx/, priority: -1 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: ["chrome90", "safari14", "firefox88", "edge90"],
    cssMinify: "lightningcss",
    sourcemap: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
