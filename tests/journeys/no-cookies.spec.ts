// A browser that refuses cookies: what it is sent arrives without them.

import type { Page } from "@playwright/test";
import { DEMONSTRATION_STAFF_PASSWORD } from "../../seed/staff/people.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { codeAtDesk } from "../browser/desk.ts";
import { enter, personOf, SIGN_IN_MS } from "../browser/people.ts";

/** Answers every request of a page by the bank, without its cookies. */
async function refuseCookies(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const response = await fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      redirect: "manual",
      ...(body && { body: new Uint8Array(body) }),
    });
    const headers = Object.fromEntries(response.headers);
    for (const name of ["set-cookie", "content-encoding", "content-length"]) delete headers[name];
    await route.fulfill({
      status: response.status,
      headers,
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

for (const path of ["/login", "/accessible/login"]) {
  test(`${path} says that the browser did not keep the cookie [R07]`, async ({ page }) => {
    await refuseCookies(page);
    await page.goto(path);
    await enter(page, personOf("basic01"));
    const sentence = page.getByText("瀏覽器沒有儲存本網站的 Cookie");
    await expect(sentence).toBeVisible({ timeout: SIGN_IN_MS });
    await expectAccessible(page);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the desk says so too", async ({ page, bank }) => {
    await refuseCookies(page);
    await page.goto(`${bank.deskOrigin}/desk/sign-in`);
    await page.locator("#userId").fill("service01");
    await page.locator("#password").fill(DEMONSTRATION_STAFF_PASSWORD);
    await page.locator("#code").fill(await codeAtDesk(bank, "service01"));
    await page.locator("main form button[type=submit]").click();
    const sentence = page.getByText("瀏覽器沒有儲存行員作業平台的 Cookie");
    await expect(sentence).toBeVisible({ timeout: SIGN_IN_MS });
  });
});
