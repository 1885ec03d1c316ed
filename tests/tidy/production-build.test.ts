// What production serves: the build without the builders' pages.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "#base/errors/catalogue.ts";
import { filesOf, ROOT, sourceOf } from "./sources.ts";

interface Bundle {
  routes: Record<string, { path?: string; module: { handle?: { hydrate?: boolean } } } | undefined>;
  assets: { routes: Record<string, { module: string; imports: string[] } | undefined> };
}

const built = (name: string) => {
  const directory = join(ROOT, name);
  if (!existsSync(join(directory, "fingerprint"))) throw new Error("npm run build -- --kit first");
  return directory;
};

const bundleIn = (directory: string): Promise<Bundle> => import(join(directory, "server/index.js"));

async function pathsIn(directory: string): Promise<string[]> {
  const { routes } = await bundleIn(directory);
  return Object.values(routes).flatMap((route) => route?.path ?? []);
}

test("the route table of production has the product's pages and none of the kit's", async () => {
  const [product, whole] = [await pathsIn(built("build")), await pathsIn(built("build-kit"))];
  const isKits = (path: string) => /^kit(\/|$)/.test(path);
  expect(product.filter(isKits)).toEqual([]);
  expect(whole.filter(isKits).length).toBeGreaterThan(5);
  expect(whole.filter((path) => !isKits(path)).toSorted()).toEqual(product.toSorted());
});

test("no script, style or word of the kit is sent or drawn in production", () => {
  const words = [...sourceOf("src/areas/kit/texts/words.ts").text.matchAll(/: "([^"]{20,})"/g)].map(
    ([, word = ""]) => word,
  );
  const classes = filesOf("src/areas/kit/**/*.module.css").map(
    (file) => `_${file.split("/").at(-1)?.replace(".module.css", "")}_`,
  );
  expect(words.length).toBeGreaterThan(5);
  const textsIn = (name: string) =>
    readdirSync(built(name), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => readFileSync(join(built(name), file), "utf8"))
      .join("\n");
  const product = textsIn("build");
  const found = [...words, ...classes].filter((word) => product.includes(word));
  expect(found).toEqual([]);
  // The same texts are found where they should be.
  const whole = textsIn("build-kit");
  expect(words.filter((word) => !whole.includes(word))).toEqual([]);
});

test("no page sends the catalogue of refusals to a browser", async () => {
  const { routes, assets } = await bundleIn(built("build"));
  const hydrated = Object.entries(routes).filter(([, route]) => route?.module.handle?.hydrate);
  const scripts = hydrated.flatMap(([id]) => {
    const { module = "", imports = [] } = assets.routes[id] ?? {};
    return [module, ...imports];
  });
  expect(hydrated.length).toBeGreaterThan(40);
  const { means, zh } = catalogue.PLAT000009;
  const found = [...new Set(scripts)].filter((script) => {
    const text = readFileSync(join(built("build"), "client", script), "utf8");
    return text.includes(means) || text.includes(zh);
  });
  expect(found).toEqual([]);
});
