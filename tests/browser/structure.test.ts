import { expect, test } from "vitest";
import { structureOf } from "./structure.ts";

const page = (main: string) => `<html><body class="a"><main>${main}</main></body></html>`;
const list = page('<h1>One</h1><ul><li class="x"><a href="/a">A</a></li></ul>');

test("other words, addresses and longer lists are the same structure", () => {
  const longer = '<h1>Eins</h1><ul><li class="x"><a href="/b">B</a></li>';
  expect(structureOf(page(`${longer}<li class="x"><a href="/c">C</a></li></ul>`))).toBe(
    structureOf(list),
  );
  expect(structureOf(page('<img src="/a" alt="a"><br><p>A</p>'))).toBe(
    structureOf(page('<img src="/b" alt="b"/><br><p>B</p>')),
  );
});

test.each([
  ["a class", '<h1>One</h1><ul><li class="y"><a href="/a">A</a></li></ul>'],
  ["a missing attribute", '<h1>One</h1><ul><li class="x"><a>A</a></li></ul>'],
  ["another depth", '<h1>One</h1><div><ul><li class="x"><a href="/a">A</a></li></ul></div>'],
  ["one more element", '<h1>One</h1><ul><li class="x"><a href="/a">A</a><b>!</b></li></ul>'],
  ["another heading", '<h2>One</h2><ul><li class="x"><a href="/a">A</a></li></ul>'],
])("%s makes another structure", (_, main) => {
  expect(structureOf(page(main))).not.toBe(structureOf(list));
});

test("headings in another order are another structure", () => {
  const [two, three] = ["<h2>A</h2>", "<h3>B</h3>"];
  expect(structureOf(page(two + three))).not.toBe(structureOf(page(three + two)));
});
