import type { CompatStatement, SupportStatement } from "@mdn/browser-compat-data";
import { describe, expect, test } from "vitest";
import { checkFiles } from "./check.ts";
import { sentence, supported } from "./floor.ts";
import { scriptUses } from "./scripts.ts";
import { styleUses } from "./styles.ts";

const namesIn = (uses: { what: string }[]): string[] => [...new Set(uses.map(({ what }) => what))];
const inScript = (text: string): string[] => namesIn(scriptUses(text));
const inStyle = (text: string): string[] => namesIn(styleUses(text));

function compat(safari: SupportStatement): CompatStatement {
  const old = { version_added: "1" };
  return { source_file: "", support: { chrome: old, firefox: old, safari } };
}

describe("the floor", () => {
  test.each<[string, SupportStatement, boolean]>([
    ["in the version of the floor", { version_added: "14" }, true],
    ["one minor version late", { version_added: "14.1" }, false],
    ["at the latest before the floor", { version_added: "≤13" }, true],
    ["at the latest after the floor", { version_added: "≤15" }, false],
    ["in a preview", { version_added: "preview" }, false],
    ["never", { version_added: false }, false],
    ["behind a flag", { version_added: "9", flags: [{ type: "preference", name: "x" }] }, false],
    ["with a prefix", { version_added: "9", prefix: "-webkit-" }, false],
    ["under another name", { version_added: "9", alternative_name: "other" }, false],
    ["until just before the floor", { version_added: "9", version_removed: "14" }, false],
    ["until just after the floor", { version_added: "9", version_removed: "14.1" }, true],
    ["prefixed, then plain", [{ version_added: "13" }, { version_added: "9", prefix: "x" }], true],
  ])("a feature that came %s", (_, safari, expected) => {
    expect(supported(compat(safari))).toBe(expected);
  });

  test("a finding says what it needs and where the floor is", () => {
    expect(sentence([{ browser: "safari", since: "15.4" }])).toBe("needs Safari 15.4, floor 14");
    expect(sentence([{ browser: "firefox", since: null }])).toBe("not in Firefox, floor 88");
  });
});

describe("scripts", () => {
  test.each([
    ["const found = /(?<=a)b/;", "syntax lookbehind assertion"],
    ["new RegExp(`(?<!a)b`);", "syntax lookbehind assertion"],
    ["/a/d", "syntax hasIndices"],
    ["/[a--b]/v", "syntax unicodeSets"],
    ["/(?i:a)b/", "syntax modifier"],
    ["/(?<a>b)|(?<a>c)/", "syntax duplicate named capturing groups"],
    ["class A { static a = 1; }", "syntax class fields"],
    ["class A { #a = 1; }", "syntax private class fields"],
    ["class A { #a() {} }", "syntax private class methods"],
    ["class A { #a; b(c) { return #a in c; } }", "syntax private class fields in"],
    ["class A { static { a(); } }", "syntax initialization blocks"],
    ["await fetch('/');", "syntax top level"],
    ["export * as a from './a.js';", "syntax namespace"],
    ["import a from './a.json' with { type: 'json' };", "syntax import attributes"],
    ["{ using a = b(); }", "syntax using"],
    ["structuredClone(a)", "structuredClone"],
    ["new TextEncoderStream()", "TextEncoderStream"],
    ["new WeakRef(a)", "WeakRef"],
    ["structuredClone?.(a)", "structuredClone"],
    ["window.structuredClone(a)", "structuredClone"],
    ["Object.hasOwn(a, 'b')", "Object.hasOwn"],
    ["AbortSignal.timeout(1)", "AbortSignal.timeout"],
    ["crypto.randomUUID()", "crypto.randomUUID"],
    ["new Intl.Segmenter('zh')", "Intl.Segmenter"],
    ["new CSSStyleSheet()", "new CSSStyleSheet()"],
    ["a.at(-1)", ".at()"],
    ["a?.at(-1)", ".at()"],
    ["a.findLast(b)", ".findLast()"],
    ["a.toSorted()", ".toSorted()"],
    ["dialog.showModal()", ".showModal()"],
    [
      "const page = `new ReadableStream().pipeThrough(new TextEncoderStream())`",
      "TextEncoderStream",
    ],
    ["typeof structuredClone; structuredClone(a)", "structuredClone"],
    ["function f() { typeof structuredClone } structuredClone(a)", "structuredClone"],
    ["if (structuredClone) structuredClone(a)", "structuredClone"],
  ])("%s is found", (text, what) => {
    expect(inScript(text)).toContain(what);
  });

  test.each([
    ["a ??= b; a ||= b; a &&= b;"],
    ["a?.b ?? 1_000; 10n; try { a() } catch { b() }"],
    ["class A { a = 1; static b() {} }"],
    ["import('./a.js'); import.meta.url;"],
    ["async function f() { await a; for await (const b of c) b(); }"],
    ["/(?<year>a)(?:b)\\(?<=[(?<=]/su"],
    ["Promise.any([]); a.replaceAll('b', 'c'); a.flatMap(b);"],
  ])("%s is spoken at the floor", (text) => {
    expect(inScript(text)).toEqual([]);
  });

  test.each([
    ["typeof", "if (typeof structuredClone === 'function') structuredClone(a)"],
    ["typeof beside a default", "const b = typeof reportError == 'function' ? reportError : c"],
    ["in", "if (`randomUUID` in crypto) crypto.randomUUID()"],
    ["an optional call", "a.at?.(-1); crypto.randomUUID?.()"],
    ["an optional member", "navigator.locks?.request('a', b)"],
    ["a lowered optional call", "(b = crypto.randomUUID) == null ? void 0 : b.call(crypto)"],
    [
      "a lowered typeof",
      "typeof (a == null ? void 0 : a.Segmenter) == `function` ? new Intl.Segmenter() : b",
    ],
    ["an object that comes from something reported itself", "transition.skipTransition()"],
    ["a condition", "a.at && a.at(-1)"],
    ["a comparison", "a.at !== undefined ? a.at(-1) : b"],
    ["an early return", "function f(a) { if (!a.at) return; a.at(-1) }"],
    [
      "a function around",
      "function f() { const g = () => navigation.back(); if (typeof navigation == 'object') g() }",
    ],
    ["an import of the same name", "import { structuredClone } from './a.js'; structuredClone(a)"],
    ["a parameter of the same name", "function f(structuredClone) { structuredClone(a) }"],
    ["a method of its own", "const router = { at() {} }; router.at(1)"],
  ])("a use behind %s is accepted", (_, text) => {
    expect(inScript(text)).toEqual([]);
  });

  test("a text that is no script is found", () => {
    expect(inScript("const = 1")).toEqual(["syntax (Unexpected token (1:6))"]);
  });
});

describe("style sheets", () => {
  test.each([
    ["a { inset: 0 }", "inset"],
    ["a { aspect-ratio: 1 }", "aspect-ratio"],
    ["a { overflow: clip }", "overflow: clip"],
    ["a { width: fit-content }", "width: fit-content"],
    ["a { color: oklch(50% 0 0) }", "oklch()"],
    ["a { color: rgb(from red r g b) }", "rgb(from …)"],
    ["a { background: linear-gradient(in oklab, red, blue) }", "linear-gradient(in …)"],
    ["a { color: red; color: color-mix(in srgb, var(--a), red) }", "color-mix()"],
    [":root { --a: red; --a: oklch(50% 0 0) }", "oklch()"],
    ["a { height: 100dvh }", "unit dvh"],
    ["a { width: 10cqw }", "unit cqw"],
    ["a { display: flex; gap: 1rem }", "gap in a flex box"],
    ["a { display: inline-flex } @media print { a { row-gap: 1rem } }", "row-gap in a flex box"],
    ["a { display: flex; align-items: start }", "align-items in a flex box"],
    ["a { user-select: none }", "user-select"],
    ["@layer a { b { color: red } }", "@layer"],
    ["@container (min-width: 1px) { a { color: red } }", "@container"],
    ["@property --a { syntax: '*'; inherits: false }", "@property"],
    ["@font-face { size-adjust: 90% }", "@font-face size-adjust"],
    ["@import url(a.css) layer(b);", "@import layer"],
    ["@media (width >= 1px) { a { color: red } }", "@media range syntax"],
    ["@media (hover) or (pointer: fine) { a { color: red } }", "@media or"],
    ["@media not (hover) { a { color: red } }", "@media not (…)"],
    ["@media (forced-colors: active) { a { color: red } }", "@media (forced-colors)"],
    ["a:has(b) { color: red }", ":has"],
    ["a:nth-child(2n of .b) { color: red }", ":nth-child(… of …)"],
    ["a { &:hover { color: red } }", "& (nesting)"],
    ["a { b { color: red } }", "syntax (Colon is expected)"],
    ["a:focus-visible { color: red }", ":focus-visible"],
    ["a:focus, a:focus-visible { color: red }", ":focus-visible"],
    ["a:hover, a:focus-visible { color: red } a:focus { color: red }", ":focus-visible"],
    [":is(a:hover, a:focus-visible) { color: red }", ":focus-visible"],
    [":is(a:focus, a:focus-visible) { inset: 0 }", "inset"],
    ["@media print, (forced-colors: active) { a { text-wrap: balance } }", "text-wrap"],
    ["a, b::-moz-focus-inner { border: 0 }", "::-moz-focus-inner"],
    ["@supports not selector(:has(a)) { a { color: red } }", "@supports not selector()"],
    ["@supports not (aspect-ratio: 1) { a { aspect-ratio: 1 } }", "aspect-ratio"],
    ["@supports (aspect-ratio: 1) or (color: red) { a { aspect-ratio: 1 } }", "aspect-ratio"],
    ["a { colour: red }", "colour"],
    ["a { color: shade(red) }", "shade()"],
    ["a:hoover { color: red }", ":hoover"],
    ["@screen md { a { color: red } }", "@screen"],
  ])("%s is found", (text, what) => {
    expect(inStyle(text)).toContain(what);
  });

  test.each([
    ["a { display: grid; gap: 1rem; justify-content: start; grid: auto / minmax(0, 1fr) 2fr }"],
    ["a { width: clamp(1rem, min(2vw, 3em), max(1px, calc(1% + 2ch))); --a: anything(1dvq) }"],
    [
      "a:is(b, c):not(d, e)::before, ::placeholder { color: rgb(1 2 3 / 50%); transform: scale(2) }",
    ],
    ["@media (min-width: 1px) and (prefers-reduced-motion: reduce) { a { color: red } }"],
    ["@keyframes a { from { opacity: 0 } 50% { opacity: 1 } }"],
    ["@font-face { font-family: a; src: local('a'), url(a.woff2) format('woff2') }"],
    ["input::-webkit-inner-spin-button, a { margin: 0 }"],
    ["button::-moz-focus-inner { border: 0 }"],
    ["a { -webkit-line-clamp: 2; display: -webkit-box; word-wrap: break-word }"],
  ])("%s is read at the floor", (text) => {
    expect(inStyle(text)).toEqual([]);
  });

  test.each([
    ["an earlier value", "a { min-height: 100vh; min-height: 100dvh }"],
    [
      "a prefixed property",
      "a { -webkit-user-select: none; -ms-user-select: none; user-select: none }",
    ],
    ["a prefixed value", "a { width: -moz-fit-content; width: fit-content }"],
    ["a test of it", "@supports (color: oklch(0% 0 0)) { a { --b: oklch(50% 0 0) } }"],
    ["a test of something newer", "@supports (color: oklch(0% 0 0)) { a { aspect-ratio: 1 } }"],
    ["both of two tests", "@supports (color: red) and (inset: 0) { a { inset: 0 } }"],
    ["a test of the selector", "@supports selector(:has(a)) { a:has(b) { color: red } }"],
    ["the same rule for :focus", "a:focus { color: red } a:focus-visible { color: red }"],
    ["one rule for every :focus", ":focus { color: red } a:focus-visible { color: red }"],
    ["a list that forgives", ":is(a:hover, a:focus, a:focus-visible) { color: red }"],
    ["nothing but less of :focus", "a:focus:not(:focus-visible) { outline: 0 }"],
  ])("a feature behind %s is accepted", (_, text) => {
    expect(inStyle(text)).toEqual([]);
  });
});

describe("the whole check", () => {
  const files = [
    { name: "assets/a.css", text: "a { color: red }\nb { inset: 0 } c { inset: 1px }" },
    { name: "assets/b.js", text: "a.at(0)" },
  ];
  const inset = { what: "inset", why: "test" };

  test("[K05] what Chrome 90, Safari 14 or Firefox 88 cannot run is reported once for a file", () => {
    const { findings } = checkFiles(files, []);
    expect(findings).toMatchObject([
      { file: "assets/a.css", what: "inset", times: 2, line: 2, column: 5 },
      { file: "assets/b.js", what: ".at()", times: 1, line: 1, column: 1 },
    ]);
  });

  test("an allowance accepts its feature and no other", () => {
    const { findings, accepted, unused } = checkFiles(files, [inset]);
    expect(namesIn(findings)).toEqual([".at()"]);
    expect(namesIn(accepted)).toEqual(["inset"]);
    expect(unused).toEqual([]);
  });

  test.each([
    ["for another file", { ...inset, where: "other.css" }],
    ["that needs a file that is not sent", { ...inset, given: "shim" }],
    ["for what nobody uses", { ...inset, what: "outset" }],
  ])("an allowance %s accepts nothing and is reported as unused", (_, allowance) => {
    const { findings, unused } = checkFiles(files, [allowance]);
    expect(namesIn(findings)).toEqual(["inset", ".at()"]);
    expect(unused).toEqual([allowance]);
  });
});
