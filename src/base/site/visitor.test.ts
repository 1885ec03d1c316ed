import { expect, test } from "vitest";
import { withChoice, withoutChoices } from "./visitor.ts";

test.each([
  ["", "?lang=en"],
  ["?", "?lang=en"],
  ["?page=2", "?page=2&lang=en"],
  ["?lang=ko&page=2", "?page=2&lang=en"],
  ["?l%61ng=ko&page=2", "?page=2&lang=en"],
  ["?c%6funting=agreed", "?lang=en"],
  ["?%zz=1", "?%zz=1&lang=en"],
  ["?toString=1&__proto__=2", "?toString=1&__proto__=2&lang=en"],
])("after %j a choice of language is %j", (search, address) => {
  expect(withChoice(search, "lang", "en")).toBe(address);
});

test("what an address asks for besides choices keeps its order and its spelling", () => {
  expect(withoutChoices("?q=a%20b&theme=dark&&page=2?")).toBe("q=a%20b&page=2?");
});
