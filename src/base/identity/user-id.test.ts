import { expect, test } from "vitest";
import { parseUserId, userIdRefusal } from "./user-id.ts";

test.each([
  ["six characters", "abc123", "abc123"],
  ["fourteen characters", "Abcdefg1234567", "Abcdefg1234567"],
  ["full-width characters and space around", " ａｂｃ１２３ ", "abc123"],
])("a user ID of %s is taken [V01][V16][K01]", (_, typed, userId) => {
  expect(userIdRefusal(typed)).toBeNull();
  expect(parseUserId(typed)).toBe(userId);
});

test.each([
  ["nothing", "", "empty"],
  ["five characters", "abc12", "bad-length"],
  ["fifteen characters", "abcdefg12345678", "bad-length"],
  ["a hyphen", "abc-123", "bad-characters"],
  ["a space inside", "abc 123", "bad-characters"],
  ["a Chinese character", "王abc123", "bad-characters"],
  ["a hundred thousand letters and a sign", `${"a".repeat(100_000)}!`, "bad-characters"],
])("a user ID of %s is refused [V01][V16][K01]", (_, typed, refusal) => {
  expect(userIdRefusal(typed)).toBe(refusal);
  expect(parseUserId(typed)).toBeNull();
});
