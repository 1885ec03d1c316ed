import type { Page } from "@playwright/test";
import { addDays, dayOf } from "#base/time/day.ts";
import { expect, test } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";

const start = addDays(dayOf(new Date()), 12);
const end = addDays(start, 6);

/** Opens a page whose scripts arrive only after the returned function is called. */
async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("a trip that is chosen before the scripts arrive stands, and its price appears", async ({
  page,
}) => {
  const release = await openWithLateScripts(page, "/A/insurance/travel/trial");
  await page.locator("#start").fill(start);
  await page.locator("#end").fill(end);
  await page.locator("#sum").selectOption("15000000");
  await page.getByRole("radio", { name: "本人與子女", exact: true }).check();
  await page.locator("#age").fill("41");
  await page.locator("#children").selectOption("3");
  await expect(page.locator("[data-price]")).toHaveCount(0);
  release();
  await expect(page.locator("[data-price]")).toBeVisible();
  await expect(page.locator("#start")).toHaveValue(start);
  await expect(page.locator("#end")).toHaveValue(end);
  await expect(page.locator("#sum")).toHaveValue("15000000");
  await expect(page.getByRole("radio", { name: "本人與子女", exact: true })).toBeChecked();
  await expect(page.locator("#age")).toHaveValue("41");
  await expect(page.locator("#children")).toHaveValue("3");
  await expect(page).toHaveURL(new RegExp(`start=${start}&end=${end}&.*insured=both&age=41`));
  // A choice that hides a field does not lose what was typed into it.
  await page.getByRole("radio", { name: "子女", exact: true }).check();
  await expect(page.locator("#age")).toHaveCount(0);
  await page.getByRole("radio", { name: "本人", exact: true }).check();
  await expect(page.locator("#age")).toHaveValue("41");
});

test("a trial that nobody touched stays without errors and without a query", async ({ page }) => {
  const release = await openWithLateScripts(page, "/A/insurance/travel/trial");
  release();
  await expect(page.getByRole("button", { name: "試算保費" })).toHaveCount(0);
  await expect(page.locator("#end-error")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
});

test("a loan that is typed before the scripts arrive stands, and the sliders follow", async ({
  page,
}) => {
  const release = await openWithLateScripts(page, "/products/loan/calculator");
  await page.locator("#amount").fill("55");
  await page.locator("#years").selectOption("3");
  release();
  await expect(page.locator("[data-slides=amount]")).toHaveValue("55");
  await expect(page.locator("#amount")).toHaveValue("55");
  await expect(page.locator("#years")).toHaveValue("3");
  await expect(page.locator("#result")).toContainText("NT$550,000");
});

test("a payee and an amount that are chosen before the scripts arrive stand, and the terms follow", async ({
  page,
}) => {
  await signInAs(page, "advanced01");
  const release = await openWithLateScripts(page, "/transfer");
  const payee = page.locator("input[name=payee]:enabled").first();
  await payee.check();
  await page.locator("#amount").fill("1234");
  release();
  await expect(page.getByRole("complementary").locator("dl").first()).toContainText("NT$1,249");
  await expect(payee).toBeChecked();
  await expect(page.locator("#amount")).toHaveValue(/^1,?234$/);
});
