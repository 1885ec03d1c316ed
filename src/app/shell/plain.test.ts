import { createElement, Fragment } from "react";
import { expect, test } from "vitest";
import type { Visitor } from "#base/site/visitor.ts";
import { outdatedNotice } from "./outdated-notice.ts";
import { type PlainScreen, renderPlain } from "./plain.ts";

const visitor: Visitor = {
  language: "zh",
  device: "pc",
  theme: "system",
  text: "middle",
  easy: false,
  counting: "refused",
  appWord: "away",
  signedIn: false,
};
const shared = {
  site: "customers",
  visitor,
  origin: "https://bank.example",
  pathname: "/x",
  search: "",
  formToken: "",
} as const;

async function drawn(Screen: () => ReturnType<typeof createElement>) {
  const request = { url: "https://bank.example/x", method: "GET" } as Request;
  const given = { request, params: {}, context: null };
  const page = await renderPlain({ Screen } as PlainScreen, given, { shared, styles: [] });
  if (!("html" in page)) throw new Error("a screen is a page");
  return page;
}

test.each([
  ["a main part", createElement("main", null, "早安")],
  ["none", createElement("p", null, "早安")],
  ["several", createElement(Fragment, null, createElement("main"), createElement("main"))],
])("a screen with %s is whole, between header and footer", async (_, element) => {
  const metadata = createElement("title", { key: "title" }, "<main> & title");
  const page = await drawn(() => createElement("div", { id: "screen" }, metadata, element));
  const { html, screenAt } = page;
  expect(html).toMatch(/^<!DOCTYPE html><html lang="zh/);
  expect(html.indexOf("<title>&lt;main&gt; &amp; title</title>")).toBeLessThan(
    html.indexOf("</head>"),
  );
  expect(html.slice(screenAt)).toMatch(/^<div id="screen">/);
  expect(html.slice(0, screenAt)).toContain("</header>");
  expect(html.slice(screenAt)).toMatch(/<footer[\s\S]*<\/body><\/html>$/);
  expect(html).not.toContain("screen-begins");
});

test("the notice of an old page names its minute in Taipei, in the visitor's language", () => {
  const madeAt = new Date("2026-11-18T23:59:59Z");
  expect(outdatedNotice("zh", madeAt)).toContain("本頁是 2026/11/19 07:59 的資料");
  expect(outdatedNotice("en", madeAt)).toContain("as of 2026/11/19 07:59.");
  expect(outdatedNotice("ko", madeAt)).toContain("2026/11/19 07:59 기준");
});
