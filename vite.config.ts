import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { brandColours } from "./scripts/brand-colours.ts";

// Small files compress badly: what many hydrated pages need is in few files.

/** React, the router and what nearly every screen that hydrates needs of our own. */
const SHARED = pathsOf(
  "node_modules/(react|react-dom|react-router|scheduler)/",
  "src/(root|entry\\.client)\\.tsx",
  "src/base/(money/money|time/day|call/wire|site/own-path)\\.ts",
  "src/web/(ask|use-ask)\\.ts",
  "src/web/ui/data/FactList\\.tsx",
  "src/web/ui/feedback/(Notice|ErrorSummary)\\.tsx",
  "src/web/ui/forms/(Button|Field|FormToken|Select)\\.tsx",
  "src/web/ui/layout/(Icon|PageHead|Section|use-hydrated)\\.tsx?",
);

/** What the pages of a signed-in customer share. */
const SIGNED_IN = pathsOf(
  "src/areas/transfer/screens/parts/AccountNumber\\.tsx",
  "src/areas/transfer/rules/paths\\.ts",
  "src/web/ui/data/PrivateAmount\\.tsx",
  "src/web/ui/feedback/StopBanner\\.tsx",
  "src/web/ui/forms/(AmountInput|AmountsSwitch|FieldGroup|RouterForm|typing)\\.tsx?",
  "src/web/ui/layout/(PlainDialog|SignedInPage|Steps)\\.tsx",
);

function pathsOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join("|").replaceAll("/", "[\\\\/]"));
}

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
            codeSplitting: {
              groups: [
                { name: "shared", test: SHARED, priority: 2 },
                { name: "signed-in", test: SIGNED_IN, priority: 1 },
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
