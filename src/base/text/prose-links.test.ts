import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileAddresses } from "../../../tests/people/hostile-addresses.ts";
import { piecesOf, withoutLinks } from "./prose-links.ts";

test("a line falls into words and links", () => {
  expect(piecesOf("See [rates](/board-rate), or [call](tel:165) us.")).toEqual([
    { text: "See ", href: null },
    { text: "rates", href: "/board-rate" },
    { text: ", or ", href: null },
    { text: "call", href: "tel:165" },
    { text: " us.", href: null },
  ]);
});

test.each([
  ["an own path with a question", "/login/forgot-idpw?find=password"],
  ["a place on a page", "/board-rate#exchange"],
  ["a telephone number from anywhere", "tel:+886-2-8899-0899"],
  ["a mail address", "mailto:service@dawnbank.example"],
])("%s is a link", (_, target) => {
  expect(piecesOf(`[here](${target})`)).toEqual([{ text: "here", href: target }]);
});

// A text may say whom to write to or to call; its fields may not.
const astray = hostileAddresses.filter((address) => !/^(mailto|tel):/.test(address));

test.each([
  ...astray.map((address) => [JSON.stringify(address), address]),
  ["a letter that is written for its sender", "mailto:a@b.example?body=x"],
  ["a number that is none", "tel:call-me"],
  ["nothing", ""],
])("%s stays text, every letter of it", (_, target) => {
  const line = `[here](${target}) and on`;
  expect(piecesOf(line)).toEqual([{ text: line, href: null }]);
});

test("the bank's own numbers can be called without marks", () => {
  expect(piecesOf("撥 0800-899-899 或 +886-2-8899-0899。").map(({ href }) => href)).toEqual([
    null,
    "tel:0800-899-899",
    null,
    "tel:+886-2-8899-0899",
    null,
  ]);
  expect(piecesOf("0800-899-8991")).toEqual([{ text: "0800-899-8991", href: null }]);
});

test("a text without its links keeps their words and line ends", () => {
  expect(withoutLinks("「[牌告利率](/board-rate)」頁面\n0800-899-899")).toBe(
    "「牌告利率」頁面\n0800-899-899",
  );
});

test("whatever is written, a link stays on this site, calls or writes, and no plain letter is lost", () => {
  const signs = fc.constantFrom(
    "[",
    "]",
    "(",
    ")",
    "/",
    "\\",
    ":",
    "tel:",
    "mailto:",
    "javascript:",
  );
  const unit = fc.oneof(signs, fc.constantFrom("a", "165", "@", "?", " ", "\n", "[a](/b)"));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (line) => {
      const pieces = piecesOf(line);
      for (const { href } of pieces) {
        if (href === null) continue;
        const { protocol, origin } = new URL(href, "https://bank.example");
        expect(["tel:", "mailto:"].includes(protocol) || origin === "https://bank.example").toBe(
          true,
        );
      }
      if (pieces.every(({ href }) => href === null)) expect(withoutLinks(line)).toBe(line);
    }),
    { numRuns: 500 },
  );
});
