import { expect, test } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";
import { shiftOf } from "../browser/shift.ts";

test("nothing on the overview or an account moves while it arrives on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/login");
  await signInAs(page, "twdonly01");
  const account = await page.locator('main a[href^="/accounts/"]').first().getAttribute("href");
  for (const path of ["/overview", account ?? ""]) {
    await page.goto(path);
    // The countdown has replaced what the server sent.
    await expect(page.getByLabel("登入狀態")).toContainText(/\d:\d\d 後自動登出/);
    expect(await shiftOf(page), path).toBeLessThan(0.02);
  }
});
