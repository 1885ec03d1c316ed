import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["nothing", "", "weak", ["longer", "more-different", "both-cases", "add-sign"]],
  ["a short one", "kumquat7", "weak", ["longer", "both-cases", "add-sign"]],
  ["a repeated one", "k7".repeat(10), "weak", ["more-different", "both-cases", "add-sign"]],
  ["a common one", "P@ssw0rd2026", "weak", ["less-common"]],
  ["a mixed one", "Kumq7at-x", "fair", ["longer"]],
  ["one in capitals", "KUMQ7WATX", "fair", ["longer", "both-cases", "add-sign"]],
  ["a long and mixed one", "Kumquat7-marble", "strong", []],
  ["a long sentence", "blau wal frisst 7 krill im mondschein", "strong", []],
])("%s is told how strong it is, and what would help", (_, password, level, hints) => {
  expect(passwordStrength(password)).toEqual({ level, hints });
});

test("a hundred thousand characters do no harm", () => {
  expect(passwordStrength("a".repeat(100_000)).level).toBe("weak");
});
