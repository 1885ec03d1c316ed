import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { brandColours } from "./scripts/brand-colours.ts";

/** React, the router and what nearly every screen that hydrates needs of our own. */
const SHARED = new RegExp(
  [
    "node_modules/(react|react-dom|react-router|scheduler)/",
    "src/(root|entry\\.client)\\.tsx",
    "src/base/(money/money|time/day|call/wire)\\.ts",
    "src/base/site/own-path\\.ts",
    "src/web/(ask|use-ask)\\.ts",
    "src/web/ui/data/FactList\\.tsx",
    "src/web/ui/feedback/(Notice|ErrorSummary)\\.tsx",
    "src/web/ui/forms/(Button|Field|FormToken|Select)\\.tsx",
    "src/web/ui/layout/(Icon|PageHead|Section|SignedInPage|use-hydrated)\\.tsx?",
  ]
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);

/** Only the server draws the shell, but its styles belong into the sheet that browsers get. */
const shellStyles: Plugin = {
  name: "shell-styles",
  enforce: "post",
  transform: {
    filter: { id: /src[\\/]app[\\/]shell[\\/].*\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};

export default defineConfig({
  plugins: [brandColours(), reactRouter(), shellStyles],
  css: { transformer: "lightningcss" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every hydrated page needs, in one file: small ones compress badly.
            codeSplitting: {
              groups: [
                {
                  name: "shell",
                  test: SHARED,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // The router's own links preload what a page needs; the helper for the rest weighs on all of them.
    modulePreload: false,
    target: ["chrome90", "safari14", "firefox88", "edge90"],
    cssMinify: "lightningcss",
    sourcemap: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
