import { expect, test } from "vitest";
import { siteGroups, sitePages } from "./rules.ts";

test("every page of the site stands in one group of the sitemap", () => {
  const grouped = Object.values(siteGroups).flat();
  expect([...grouped].sort()).toEqual(Object.keys(sitePages).sort());
});
