import { expect, test } from "vitest";
import { pagePath } from "./signed-in.ts";

test.each([
  ["/transfer?key=1&from=a%20b", "/transfer?key=1&from=a%20b"],
  ["/transfer.data", "/transfer"],
  ["/transfer.data?_routes=send", "/transfer"],
  ["/transfer/confirm.data?key=1&_routes=confirm", "/transfer/confirm?key=1"],
  ["/_.data", "/"],
  ["/_root.data", "/"],
])("what is sent to %s is for the page %s", (sent, page) => {
  expect(pagePath(`https://bank.example${sent}`)).toBe(page);
});
