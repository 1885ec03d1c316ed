// Shows the strength of a new password, in words, while it is typed.

import { passwordStrength } from "#base/identity/password-strength.ts";

for (const place of document.querySelectorAll<HTMLElement>("[data-strength]")) {
  const field = document.querySelector<HTMLInputElement>(`#${place.dataset.strength}`);
  field?.addEventListener("input", () => {
    place.dataset.level = field.value === "" ? "" : passwordStrength(field.value).level;
    place.textContent = field.value === "" ? "" : wordsOf(field.value, place.dataset);
  });
}

function wordsOf(
  typed: string,
  { announcement = "", levels = "{}", hints = "{}" }: DOMStringMap,
): string {
  const { level, hints: found } = passwordStrength(typed);
  const sentences = found.map((hint) => JSON.parse(hints)[hint]);
  return [announcement.replace("{level}", JSON.parse(levels)[level]), ...sentences].join(" ");
}
