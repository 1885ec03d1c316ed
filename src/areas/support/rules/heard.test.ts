import { expect, test } from "vitest";
import { calmMessages, personMessages } from "../../../../tests/search/messages.ts";
import { heardText, wantsPerson } from "./heard.ts";

test.each(personMessages)("%s asks for a person [A11]", (message) => {
  expect(wantsPerson(message)).toBe(true);
});

test.each(calmMessages)("%s does not ask for a person", (message) => {
  expect(wantsPerson(message)).toBe(false);
});

test("the same is heard in any width and case", () => {
  expect(heardText("ＨＥＬＰ　我被詐騙了")).toBe(heardText("help 我被詐騙了"));
});
