import { expect, test } from "vitest";
import {
  calmMessages,
  personMessages,
  urgentMessages,
} from "../../../../../tests/search/messages.ts";
import { questionsOf } from "../../../../../tests/search/questions.ts";
import { type Part, urgencyMessages } from "../../../../../tests/search/urgency.ts";
import { emergencyFaqs } from "../../rules.ts";
import { traditional } from "../../server/traditional.ts";
import { isUrgent } from "./urgency.ts";

const isRecognised = (message: string) => isUrgent(traditional(message));

/** The share of messages that are recognised as urgent, and those for which that is wrong. */
function recognised(messages: readonly string[], expected: boolean) {
  const wrong = messages.filter((message) => isRecognised(message) !== expected);
  const share = wrong.length / messages.length;
  return { share: expected ? 1 - share : share, wrong: JSON.stringify(wrong) };
}

test.each(urgentMessages)("%s cannot wait [A11]", (message) => {
  expect(isRecognised(message)).toBe(true);
});

test.each([...calmMessages, ...personMessages])("%s can wait", (message) => {
  expect(isRecognised(message)).toBe(false);
});

test("there are 400 urgent and 1,000 calm messages, in three languages", () => {
  const parts: readonly Part[] = ["develop", "held-out"];
  const count = (kind: "urgent" | "calm") =>
    parts.flatMap((part) => urgencyMessages(part, kind)).length;
  expect(count("urgent")).toBeGreaterThanOrEqual(400);
  expect(count("calm") + calmQuestions().length).toBeGreaterThanOrEqual(1_000);
});

test.each<Part>(["develop", "held-out"])(
  "of urgent messages (%s) 97 in 100 are recognised [A11]",
  (part) => {
    const { share, wrong } = recognised(urgencyMessages(part, "urgent"), true);
    expect(share, wrong).toBeGreaterThanOrEqual(0.97);
  },
);

test.each<Part>(["develop", "held-out"])("of calm messages (%s) 2 in 100 are urgent", (part) => {
  const { share, wrong } = recognised(urgencyMessages(part, "calm"), false);
  expect(share, wrong).toBeLessThanOrEqual(0.02);
});

test("of what customers ask about the bank 2 in 100 are urgent", () => {
  const { share, wrong } = recognised(calmQuestions(), false);
  expect(share, wrong).toBeLessThanOrEqual(0.02);
});

test("of a long text the first 500 characters are examined", () => {
  expect(isUrgent(`${"字".repeat(490)}我被騙了`)).toBe(true);
  expect(isUrgent(`${"字".repeat(500)}我被騙了`)).toBe(false);
});

test("two subjects far apart are not one event", () => {
  expect(isUrgent(`卡片的額度是多少${"，請說明".repeat(12)}我的雨傘不見了`)).toBe(false);
});

/** Questions that no emergency entry answers. */
function calmQuestions(): string[] {
  return ["customers-tuning", "customers-unseen"]
    .flatMap((set) => [...questionsOf(set), ...questionsOf(`${set}-unanswered`)])
    .filter(({ answers }) => !answers.some((each) => emergencyFaqs.includes(Number(each))))
    .map(({ text }) => text);
}
