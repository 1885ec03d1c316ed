import { describe, expect, test } from "vitest";
import { areaCycles } from "./area-cycles.ts";
import { importBreaches, importsOf, insideBreaches, partOf } from "./import-law.ts";
import { CODE_FOLDERS, filesOf, sourceOf } from "./sources.ts";

const files = filesOf(`${CODE_FOLDERS}/**/*.{ts,tsx,mjs}`);

test("there is code to look at", () => {
  expect(files.length).toBeGreaterThan(100);
});

test("every file imports what it may", () => {
  expect(files.flatMap((file) => importBreaches(sourceOf(file)))).toEqual([]);
});

test("the app takes handlers from an area's server and nothing else", () => {
  expect(files.flatMap((file) => insideBreaches(sourceOf(file)))).toEqual([]);
  const text = `
    import { handlers as boardHandlers } from "#areas/board/server.ts";
    import { siteIndex } from "#areas/search/server/site-index.ts";
    import * as counts from "#areas/support/server/counts.ts";`;
  expect(insideBreaches({ file: "src/app/main.ts", text })).toEqual([
    "src/app/main.ts: takes siteIndex from #areas/search/server/site-index.ts",
    "src/app/main.ts: takes * from #areas/support/server/counts.ts",
  ]);
});

test("areas form no cycle", () => {
  expect(areaCycles(files.map(sourceOf))).toEqual([]);
  const imports = (from: string, to: string) => ({
    file: `src/areas/${from}/rules.ts`,
    text: `import "#areas/${to}/rules.ts";`,
  });
  const ring = [imports("a", "b"), imports("b", "c"), imports("c", "a"), imports("d", "a")];
  expect(areaCycles(ring)).toEqual(["a → b → c → a"]);
  expect(areaCycles(ring.slice(1))).toEqual([]);
});

test.each(["src/db/cluster", "scripts/browser-floor"])(
  "the tool %s knows nothing of the bank",
  (tool) => {
    const sources = filesOf(`${tool}/**/*.ts`).map(sourceOf);
    const strangers = sources.flatMap((source) =>
      importsOf(source).filter((name) => name?.startsWith("#") || name?.startsWith("../")),
    );
    expect(sources.length).toBeGreaterThan(8);
    expect(strangers).toEqual([]);
  },
);

describe("the law", () => {
  test.each([
    ["base stands on nothing", "src/base/time/day.ts", "#web/ask.ts", "base may not import web"],
    ["base runs on both sides", "src/base/time/day.ts", "node:fs", "base may not use the package"],
    ["base draws nothing", "src/base/time/day.ts", "react", "base may not use the package"],
    ["web knows no server", "src/web/ask.ts", "#server/http/http.ts", "web may not import server"],
    ["web knows no area", "src/web/ask.ts", "#areas/board/contract.ts", "web may not import area"],
    ["web knows no Node", "src/web/ask.ts", "node:fs/promises", "web may not use the package"],
    [
      "the server kit knows no area",
      "src/server/http/http.ts",
      "#areas/board/server.ts",
      "may not",
    ],
    ["the server kit draws nothing", "src/server/http/http.ts", "react-dom/server", "may not use"],
    ["only pages.ts knows the router", "src/server/http/http.ts", "react-router", "may not use"],
    ["ports stand below the server", "src/ports/mail/local.ts", "#server/http/http.ts", "may not"],
    ["a screen asks no handler", "src/areas/a/screens/s.tsx", "../server.ts", "may not import"],
    ["a screen has no database", "src/areas/a/screens/s.tsx", "pg", "may not use the package"],
    ["a screen uses no store", "src/areas/a/screens/s.tsx", "../store.ts", "may not import"],
    ["a handler draws nothing", "src/areas/a/server.ts", "./screens/s.tsx", "may not import"],
    ["a handler uses no React", "src/areas/a/server.ts", "react", "may not use the package"],
    ["rules know no handler", "src/areas/a/rules.ts", "./server.ts", "may not import"],
    ["rules know no Fastify", "src/areas/a/rules.ts", "fastify", "may not use the package"],
    ["a store is private", "src/areas/a/server.ts", "#areas/b/store.ts", "is private"],
    ["a store folder is private", "src/areas/a/server.ts", "#areas/b/store/rows.ts", "is private"],
    ["a flow asks no handler", "src/areas/a/flow/steps.ts", "../server.ts", "may not import"],
    ["a flow draws no screen", "src/areas/a/flow/steps.ts", "../screens/s.tsx", "may not import"],
    ["a handler needs no flow", "src/areas/a/server.ts", "./flow/steps.ts", "may not import"],
    ["a flow's table is data", "src/areas/a/flow/table.ts", "react-router", "may not use"],
    ["screens stay at home", "src/areas/a/screens/s.tsx", "#areas/b/screens/t.tsx", "may not"],
    ["neighbours have # names", "src/areas/a/rules.ts", "../b/rules.ts", "by a relative path"],
    [
      "other parts have # names",
      "src/server/http/http.ts",
      "../../base/call/call.ts",
      "by a relative path",
    ],
    ["tests use # names too", "tests/bank/bank.ts", "../../src/app/main.ts", "by a relative path"],
    ["the API draws nothing", "src/app/areas.ts", "./shell/Header.tsx", "may not import"],
    [
      "the shell has no server",
      "src/app/shell/Header.tsx",
      "#server/http/http.ts",
      "may not import",
    ],
    ["the site has no server", "src/root.tsx", "#server/http/http.ts", "may not import server"],
    ["nobody needs the desk", "src/areas/a/server.ts", "#desk/a/server.ts", "may not import desk"],
    ["desk screens ask no handler", "src/desk/a/screens/s.tsx", "../server.ts", "may not"],
    ["a desk store is private", "src/desk/a/server.ts", "#desk/b/store.ts", "is private"],
    ["a screen knows no desk", "src/areas/a/screens/s.tsx", "#desk/a/contract.ts", "may not"],
    ["seed stays out of areas", "src/areas/a/server.ts", "../../../seed/b.ts", "may not import"],
    [
      "code does not need tests",
      "src/app/main.ts",
      "../../tests/bank/bank.ts",
      "may not import tests",
    ],
    ["the signer stands alone", "signer/main.ts", "../src/base/day.ts", "by a relative path"],
    ["a new folder has no place yet", "src/novel/x.ts", "#base/time/day.ts", "has no place"],
    ["a new word in an area neither", "src/areas/a/chores.ts", "#base/time/day.ts", "has no place"],
    ["jobs draw nothing", "src/areas/a/jobs.ts", "./screens/s.tsx", "may not import"],
    ["jobs are the app's", "src/areas/a/server.ts", "./jobs.ts", "may not import area jobs"],
    ["the app knows no rules", "src/app/main.ts", "#areas/a/rules.ts", "may not know"],
    ["the app knows no words", "src/app/main.ts", "#areas/a/texts/words.ts", "may not know"],
  ])("%s", (_, file, name, words) => {
    const breaches = importBreaches({ file, text: `import "${name}";` });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain(words);
  });

  test.each([
    ["src/areas/a/screens/s.tsx", "#areas/b/contract.ts"],
    ["src/areas/a/screens/s.tsx", "../texts/words.ts"],
    ["src/areas/a/screens/s.tsx", "./+types/s.ts"],
    ["src/areas/a/screens/s.tsx", "#areas/b/flow/pages.ts"],
    ["src/areas/a/flow/steps.ts", "#web/flow.ts"],
    ["src/areas/a/server.ts", "./flow/table.ts"],
    ["src/areas/a/server.ts", "#areas/b/server.ts"],
    ["src/areas/a/server.ts", "./store/rows.ts"],
    ["src/areas/a/jobs.ts", "./server/counts.ts"],
    ["src/app/areas.ts", "#areas/a/jobs.ts"],
    ["src/app/areas.ts", "#areas/a/contract/steps.ts"],
    ["src/areas/a/server.test.ts", "../../../tests/bank.ts"],
    ["src/server/pages/render.ts", "react-router"],
    ["src/app/fill.ts", "../../seed/board.ts"],
    ["bench/ledger/driver.ts", "../../src/db/db.ts"],
    ["src/base/call/call.ts", "typebox"],
  ])("%s may import %s", (file, name) => {
    expect(importBreaches({ file, text: `import "${name}";` })).toEqual([]);
  });

  test("sees every way to import", () => {
    const text = `
      import a from "a";
      import type { B } from "b";
      import "./c.css";
      export { d } from "d";
      export type { E } from "e";
      export * from "f";
      const g = await import("g");
      type H = import("h").H;
      const i = await import(\`i\${g}\`);
      // import "not this";
      const text = 'import "nor this"';`;
    expect(importsOf({ file: "x.ts", text })).toEqual(
      expect.arrayContaining(["a", "b", "./c.css", "d", "e", "f", "g", "h", null]),
    );
    expect(importsOf({ file: "x.ts", text })).toHaveLength(9);
  });

  test("refuses an import that is computed", () => {
    const text = "await import(name);";
    expect(importBreaches({ file: "src/server/http/http.ts", text })).toHaveLength(1);
    expect(importBreaches({ file: "src/server/pages/pages.ts", text })).toEqual([]);
  });

  test("places every part of the tree", () => {
    expect(partOf("src/areas/a/contract/step.ts")).toBe("area shared");
    expect(partOf("src/areas/a/screens/parts/Head.tsx")).toBe("area screens");
    expect(partOf("src/areas/a/store.test.ts")).toBe("tests");
    expect(partOf("src/app/shell/texts/zh.ts")).toBe("app shell");
    expect(partOf("src/entry.client.tsx")).toBe("site");
    expect(partOf("src/desk/a/texts/zh.ts")).toBe("desk shared");
  });
});
