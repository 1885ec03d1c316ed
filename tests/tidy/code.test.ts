// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code to judge holds templates.

import { describe, expect, test } from "vitest";
import {
  leftBehind,
  strayMeans,
  strayWords,
  unaddressedForms,
  undocumented,
  unneededExceptions,
} from "./code-law.ts";
import { breachesOf, CODE_FOLDERS, filesOf, sourceOf } from "./sources.ts";

const code = filesOf(`${CODE_FOLDERS}/**/*.{ts,tsx,mjs}`);
const texts = [
  ...filesOf(`${CODE_FOLDERS}/**/*.{ts,tsx,mjs,css,sql,json,md,html,py,sh}`),
  ...filesOf("{public,docs,spec}/**/*.{js,css,html,json,md,txt,svg,tsv}"),
  ...filesOf("*.{ts,json,md}", ".npmrc", ".gitignore"),
];

test("every file is finished and at home on any machine", () => {
  expect(breachesOf(texts, leftBehind)).toEqual([]);
});

test("the site leaves words to texts/", () => {
  const site = code.filter((file) => file.startsWith("src/"));
  expect(breachesOf(site, strayWords)).toEqual([]);
});

test("every form that is posted says where to", () => {
  const screens = code.filter((file) => file.endsWith(".tsx"));
  expect(breachesOf(screens, unaddressedForms)).toEqual([]);
  const form = '<form method="post" noValidate>';
  expect(unaddressedForms({ file: "src/a.tsx", text: form })).toEqual([form]);
  expect(unaddressedForms({ file: "src/a.tsx", text: '<form method="post" action="/a">' })).toEqual(
    [],
  );
});

test("every exception for words in code is still needed", () => {
  expect(unneededExceptions(code.map(sourceOf))).toEqual([]);
});

test("code is told the time, leaves nothing to chance and has no enums", () => {
  expect(breachesOf(code, strayMeans)).toEqual([]);
});

test("every export of the shared parts says what it promises", () => {
  expect(breachesOf(code, undocumented)).toEqual([]);
});

describe("the law", () => {
  const file = "src/areas/board/screens/notice.tsx";

  test.each([
    ["// TO" + "DO: later", 1],
    ["// a HA" + "CK", 1],
    ['const at = "/wo' + 'rk/main";', 1],
    ['const at = "/ro' + 'ot/.npmrc";', 1],
    ["registry=https://npm.regis" + "try.example/", 1],
    ["// the root/ of all work/", 0],
    ["// hackneyed, and https://dawnbank.example/network/", 0],
  ])("finds what is left behind in %s", (text, count) => {
    expect(leftBehind({ file, text })).toHaveLength(count);
  });

  test.each([
    ["<p>Hello</p>", 1],
    ['<p>{"Hello"}</p>', 1],
    ['<img alt="A sun" />', 1],
    ['<p aria-label="Close">{texts.close}</p>', 1],
    ['<p title={"Close"}>{texts.close}</p>', 1],
    ["<p title={`Close ${name}`}>{texts.close}</p>", 1],
    ["<p>{`${name} of ${count}`}</p>", 1],
    ["<p key={`page-${page}`}>{`${name}: ${count}`}</p>", 0],
    ["<p>{texts.hello} – {texts.bye}:{' '}© 1</p>", 0],
    ['<a className={"x"} rel="next" href="/notice">{texts.next}</a>', 0],
    ['<meta name="viewport" content="width=device-width" />', 0],
  ])("finds words in %s", (text, count) => {
    expect(strayWords({ file, text: `export const a = ${text};` })).toHaveLength(count);
  });

  test("lets Chinese stand in texts, seed and tests only", () => {
    const text = 'const a = "公告";';
    expect(strayWords({ file: "src/web/ask.ts", text })).toHaveLength(1);
    expect(strayWords({ file: "src/web/ask.ts", text: 'const a = "、";' })).toHaveLength(1);
    expect(strayWords({ file: "src/areas/board/texts/zh.ts", text })).toEqual([]);
    expect(strayWords({ file: "src/web/ask.test.ts", text })).toEqual([]);
  });

  test.each([
    ["src/base/a.ts", "const a = new Date();", 1],
    ["src/areas/board/server.ts", "const a = Date.now();", 1],
    ["src/base/a.ts", "const a = new Date(0);", 0],
    ["src/db/clock.ts", "const a = Date.now();", 0],
    ["src/db/clock.ts", "const a = Math.random();", 1],
    ["src/db/clock.ts", "enum A { b }", 1],
    ["src/base/a.test.ts", "const a = Date.now();", 0],
  ])("judges in %s: %s", (path, text, count) => {
    expect(strayMeans({ file: path, text })).toHaveLength(count);
  });

  test.each([
    ["export function a() {}", ["a"]],
    ["export const a = 1;", ["a"]],
    ["// Not a promise.\nexport class A {}", ["A"]],
    ["/** Promised. */\nconst b = 1;\n\nexport const a = 1;", ["a"]],
    ["/** Promised. */\nexport function a() {}", []],
    ["/** Promised. */\nexport const a = 1;\nexport const b = 2;", []],
    ["export type A = string;\nexport interface B {}", []],
    ['export { a } from "./a.ts";', []],
  ])("asks of '%s' a promise for %j", (text, names) => {
    expect(undocumented({ file: "src/base/a.ts", text })).toEqual(names);
  });
});
