import { expect, test } from "../browser/bank.ts";
import { expectNarrow, expectNoViolation } from "../browser/checks.ts";

// States of pages that only an action leads to: open menus, refused forms.

for (const language of ["zh-TW", "en", "ko"]) {
  test(`open menus in ${language} are accessible`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    for (const menu of await page.locator("header details:visible").all()) {
      await menu.locator("summary").click();
      await expectNoViolation(page);
    }
  });

  test(`the open menu of a phone in ${language} is accessible and fits`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/notice?lang=${language}`);
    await page.locator("header details:visible > summary").click();
    await expectNoViolation(page);
    await expectNarrow(page);
  });

  test(`a refused form in ${language} is accessible`, async ({ page }) => {
    await page.goto(`/kit?lang=${language}`);
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoViolation(page);
  });

  test(`a refused form of special fields in ${language} is accessible`, async ({ page }) => {
    await page.goto(`/kit/inputs?lang=${language}`);
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectNoViolation(page);
  });
}

for (const place of ["main", "header"]) {
  test(`a fault that is planted in the ${place} is found`, async ({ page }) => {
    await page.goto("/notice");
    await page.locator(place).evaluate((part) => part.append(document.createElement("button")));
    await expect(expectNoViolation(page)).rejects.toThrow("button-name");
  });
}

// Too pale on white, and too dark at night.
for (const { name, colour } of [
  { name: "p", colour: "#888" },
  { name: "strong", colour: "#555" },
]) {
  test(`a text with too little contrast in one theme is found: ${colour}`, async ({ page }) => {
    await page.goto("/notice");
    await page.locator("main").evaluate(
      (main, planted) => {
        const text = document.createElement(planted.name);
        text.textContent = "Planted";
        text.style.color = planted.colour;
        main.append(text);
      },
      { name, colour },
    );
    await expect(expectNoViolation(page)).rejects.toThrow("color-contrast");
  });
}
