import type { Page } from "@playwright/test";
import { texts } from "#areas/upgrade/texts/zh.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { signInAs } from "../browser/people.ts";

const { intro, terms, accounts } = texts;

/** A screenshot for human reviewers; the tests do not need it. */
const picture = async (page: Page, name: string) => {
  const directory = process.env.PICTURES;
  if (!directory) return;
  for (const [width, height] of [
    [1440, 900],
    [375, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${directory}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};

const agree = (page: Page) => page.getByRole("button", { name: terms.agree });
const frame = (page: Page) => page.getByRole("region", { name: terms.box });

test("a guest reads what it takes and is led to sign in, and back [R10]", async ({ page }) => {
  await page.goto("/upgrade-account");
  await expect(page.getByRole("heading", { name: intro.needTitle })).toBeVisible();
  await expectAccessible(page);
  await picture(page, "guest");
  await page.getByRole("link", { name: intro.signIn }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Fupgrade-account$/);
  for (const step of ["card-information", "video-call", "upgrade-compelte"]) {
    await page.goto(`/upgrade-account/${step}`);
    await expect(page).toHaveURL(new RegExp(`/login\\?to=%2Fupgrade-account%2F${step}$`));
  }
});

test("a browser that cannot make calls is told so, and not that it is too old for the card [R11]", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "RTCPeerConnection"));
  await page.goto("/upgrade-account/drivers");
  const browser = page.locator("[data-check=browser]");
  await browser.getByRole("button").click();
  await expect(browser).toHaveAttribute("data-state", "failed");
  await expect(browser).toContainText("您的瀏覽器不支援視訊通話");
  await expect(browser).not.toContainText("61001");
  await page.evaluate(() => Reflect.deleteProperty(window, "TextEncoder"));
  await browser.getByRole("button").click();
  await expect(browser).toContainText("(Code: 61001)");
  await expect(browser).not.toContainText("視訊通話");
});

for (const way of ["scrolling", "the keyboard", "the link"] as const) {
  test(`the terms can be agreed to after their end, reached by ${way} [V15] [B06] [C20]`, async ({
    page,
    bank,
  }) => {
    const who = { scrolling: "basic01", "the keyboard": "twdonly01", "the link": "otheroff01" }[
      way
    ];
    await signInAs(page, who, "/upgrade-account");
    await expect(agree(page)).toBeDisabled();
    await expect(page.getByText(terms.notYet)).toBeVisible();
    if (way === "scrolling") {
      await frame(page).evaluate((box) => box.scrollTo(0, box.scrollHeight / 2));
      await expect(agree(page)).toBeDisabled();
      await frame(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    } else if (way === "the keyboard") {
      await frame(page).focus();
      await page.keyboard.press("End");
    } else {
      await page.getByRole("link", { name: terms.toEnd }).focus();
      await page.keyboard.press("Enter");
    }
    await expect(agree(page)).toBeEnabled();
    await expect(page.getByText(terms.reached)).toBeVisible();
    await expectAccessible(page);
    if (way === "scrolling") await picture(page, "terms");
    await agree(page).click();
    await expect(page.getByRole("heading", { name: accounts.title })).toBeVisible();
    const stored = await bank.sql(
      `select document_number, version from upgrade_agreement join upgrade on upgrade.id = upgrade_id
         join customer on customer.id = customer_id where user_id = '${who}' order by 1`,
    );
    expect(stored).toEqual([
      { document_number: 6, version: "2.0" },
      { document_number: 7, version: "2.0" },
      { document_number: 8, version: "1.0" },
    ]);
  });
}

test("what the customer does not have cannot be chosen; the step is resumed where it stopped [S08] [C23] [R12]", async ({
  page,
}) => {
  await signInAs(page, "alloff01", "/upgrade-account");
  await expect(agree(page)).toBeDisabled();
  await frame(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await agree(page).click();
  await expect(page.getByRole("radio", { name: accounts.choices.twd, exact: true })).toBeEnabled();
  await expect(page.getByRole("radio", { name: accounts.choices.both })).toBeDisabled();
  await expectAccessible(page);
  await picture(page, "accounts");
  await page.getByRole("button", { name: accounts.next }).click();
  await expect(page).toHaveURL(/\/upgrade-account\/card-information$/);
  await expectAccessible(page);
  await picture(page, "card");
  // An interrupted upgrade continues here: its overview says so.
  await page.goto("/upgrade-account");
  await expect(page.getByText(intro.resumeTitle)).toBeVisible();
  await picture(page, "resume");
  await page.getByRole("link", { name: "繼續：驗證憑證" }).click();
  await expect(page).toHaveURL(/card-information$/);
  await page.goto("/upgrade-account/video-call");
  await expect(page).toHaveURL(/card-information$/);
});

test("whose accounts are all advanced has nothing to upgrade [C22]", async ({ page }) => {
  await signInAs(page, "advanced01", "/upgrade-account");
  await expect(page.getByText(intro.allDone)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("terms and accounts are forms, and the card step says what it needs [B06]", async ({
    page,
  }) => {
    await signInAs(page, "cards01", "/upgrade-account");
    await expect(page.getByText(terms.end)).toBeVisible();
    await agree(page).click();
    await page.getByRole("button", { name: accounts.next }).click();
    await expect(page).toHaveURL(/card-information$/);
    await expect(page.getByText("需要瀏覽器執行 JavaScript")).toBeVisible();
  });
});

test("the right spelling leads to the specified one, and nobody finishes early [R13]", async ({
  page,
}) => {
  await signInAs(page, "foreign01", "/overview");
  await page.goto("/upgrade-account/upgrade-complete");
  await expect(page).toHaveURL(/\/upgrade-account$/);
  const response = await page.request.get("/upgrade-account/upgrade-complete", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/upgrade-account/upgrade-compelte");
});

test("only the pages that need them may use camera and adapter [R11]", async ({ page }) => {
  const headersOf = async (path: string) => (await page.goto(path))?.headers() ?? {};
  const doctor = await headersOf("/upgrade-account/drivers");
  expect(doctor["permissions-policy"]).toContain("camera=(self)");
  expect(doctor["content-security-policy"]).toContain("https://localhost:56450");
  const start = await headersOf("/upgrade-account");
  expect(start["permissions-policy"]).toContain("camera=()");
  expect(start["content-security-policy"]).not.toContain("56450");
  await expect(page.getByRole("link", { name: intro.check })).toHaveAttribute(
    "href",
    "/upgrade-account/drivers",
  );
});
