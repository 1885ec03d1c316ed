import { expect, test } from "vitest";
import { codeSeconds } from "./rules.ts";

test("codes live two minutes for a transfer and five elsewhere [K01]", () => {
  expect(codeSeconds("transfer")).toBe(120);
  expect(codeSeconds("find-user-id")).toBe(300);
});
