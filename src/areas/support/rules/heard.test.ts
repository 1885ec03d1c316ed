import { expect, test } from "vitest";
import { calmMessages, personMessages, urgentMessages } from "../../../../tests/search/messages.ts";
import { heardText, isUrgent, wantsPerson } from "./heard.ts";

test("there are sixty urgent messages, in three languages and scripts", () => {
  expect(urgentMessages.length).toBeGreaterThanOrEqual(60);
});

test.each(urgentMessages)("%s cannot wait [A11]", (message) => {
  expect(isUrgent(message)).toBe(true);
});

test.each(personMessages)("%s asks for a person [A11]", (message) => {
  expect(wantsPerson(message)).toBe(true);
});

test.each(calmMessages)("%s is neither urgent nor asks for a person", (message) => {
  expect([isUrgent(message), wantsPerson(message)]).toEqual([false, false]);
});

test("the same is heard in any width, case and script", () => {
  expect(heardText("ＨＥＬＰ　我被诈骗了")).toBe(heardText("help 我被詐騙了"));
});

test("takes no time, whatever is written", () => {
  const before = performance.now();
  for (const piece of ["卡", "lost ", "gave ", "사기 ", "防範", "a", "卡掉"]) {
    isUrgent(piece.repeat(500).slice(0, 500));
    wantsPerson(piece.repeat(500).slice(0, 500));
  }
  expect(performance.now() - before).toBeLessThan(200);
});
