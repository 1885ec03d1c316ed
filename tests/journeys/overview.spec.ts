import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { handsOf, ways } from "../browser/hands.ts";
import { enter, personOf, signInAs } from "../browser/people.ts";

for (const way of ways) {
  test.describe(`by ${way}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("amounts are covered until their owner asks, one by one or all [S02]", async ({
      page,
    }) => {
      const hands = handsOf(page, way);
      await signInAs(page, "twdonly01");
      const card = page.locator("main section").filter({ hasText: "主帳戶" }).last();
      const amount = card.getByText(/^NT\$[\d,]+$/);
      await expect(amount).toBeHidden();
      await expect(card.getByText("已隱藏")).toBeVisible();
      await hands.press(card.locator("summary").first());
      await expect(amount).toBeVisible();
      await hands.press(card.locator("summary").first());
      await expect(amount).toBeHidden();
      await hands.press(page.getByRole("link", { name: "顯示所有金額" }));
      await expect(
        page
          .locator("main")
          .getByText(/^NT\$[\d,]+$/)
          .first(),
      ).toBeVisible();
      await hands.press(page.getByRole("link", { name: "隱藏所有金額" }));
      await expect(page.getByText("已隱藏").first()).toBeVisible();
    });

    test("a remembered browser is removed, and the others are signed out", async ({ page }) => {
      const hands = handsOf(page, way);
      await signInAs(page, "joint01", "/overview/security");
      // Without scripts a browser tells nothing by which it could be remembered.
      if (way === "plain") {
        await expect(page.getByText("目前沒有記住的瀏覽器。")).toBeVisible();
      } else {
        await hands.press(page.getByRole("button", { name: "移除" }).first());
        await expect(page.getByText("已移除這個瀏覽器。")).toBeVisible();
        await expect(page.getByText("目前沒有記住的瀏覽器。")).toBeVisible();
      }
      await hands.press(page.getByRole("button", { name: "登出其他裝置" }));
      await expect(page.getByText("其他裝置都已登出。")).toBeVisible();
      const trail = page.getByRole("region", { name: "帳戶活動" }).first();
      await expect(trail.getByRole("rowheader").first()).toBeVisible();
      await expect(trail).toContainText("登出其他裝置");
      await expect(page.getByText("目前沒有行員查看過您的資料。")).toBeVisible();
    });

    test("the panic button asks first, then stops everything and tells a number", async ({
      page,
      bank,
    }) => {
      const userId = { scripts: "wealthy01", plain: "foreign01", keyboard: "basic01" }[way];
      const hands = handsOf(page, way);
      await signInAs(page, userId, "/overview/security");
      await hands.press(page.getByRole("link", { name: "前往一鍵停用" }));
      await expect(page.getByText("會發生這些事")).toBeVisible();
      await hands.press(page.getByRole("button", { name: "我了解，立即停用" }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("已為您停用");
      const [row] = await bank.sql(
        `select reference from audit join customer on customer.id = customer_id
          where event = 'panic' and user_id = '${userId}' order by at desc limit 1`,
      );
      const { reference } = row as { reference: string };
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "登入" })).toBeVisible();
      await page.goto("/overview");
      await expect(page).toHaveURL(/\/login\?to=%2Foverview$/);
    });
  });
}

test("wrong passwords since the last sign-in are told, with the last one's time", async ({
  page,
}) => {
  const person = personOf("otheroff01");
  await signInAs(page, person.userId);
  await expect(page.getByText(/第一次在網站登入|上次登入：/)).toBeVisible();
  await page.goto("/logout");
  await page.getByRole("button", { name: "確定登出" }).click();
  await page.goto("/login");
  await enter(page, person, { password: "Moonlight7x4" });
  await expect(page.getByText("還可再試 4 次")).toBeVisible();
  await enter(page, person);
  await expect(page.getByText(/上次登入：\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d，Chrome/)).toBeVisible();
  await expect(page.getByText("有 1 次密碼輸入錯誤")).toBeVisible();
  await page.getByRole("link", { name: "查看登入紀錄" }).click();
  await expect(page.getByRole("region", { name: "最近的登入" }).first()).toContainText("密碼錯誤");
  await expectAccessible(page);
});

test("the header of every page shows the way to the accounts, and on a phone out [S02]", async ({
  page,
}) => {
  await signInAs(page, "joint01");
  await page.goto("/notice");
  await page.getByRole("banner").getByRole("link", { name: "我的帳戶" }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/notice");
  await page.locator("header details:visible > summary").click();
  await page.getByRole("banner").getByRole("button", { name: "登出" }).click();
  await expect(page).toHaveURL(/\/login\?ended=out$/);
  await page.goto("/notice");
  await expect(page.getByRole("banner").getByRole("link", { name: "登入" })).toBeVisible();
});

test("an account leads to its history, and the main one to a transfer", async ({ page }) => {
  await signInAs(page, "twdonly01");
  await page.getByRole("link", { name: "交易明細" }).click();
  await expect(page).toHaveURL(/\/accessible\/history\?account=\d{12}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("交易明細");
  await page.goto("/overview");
  await page.getByRole("link", { name: "轉帳", exact: true }).last().click();
  await expect(page).toHaveURL(/\/accessible\/transfer$/);
});

test("a page is printed without its session and its buttons", async ({ page }) => {
  await signInAs(page, "joint01", "/overview/security");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("登入狀態")).toBeHidden();
  await expect(page.getByRole("button", { name: "登出其他裝置" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "最近的登入" })).toBeVisible();
});

for (const language of ["zh-TW", "en", "ko"]) {
  test(`the customer's pages are accessible in ${language}`, async ({ page }) => {
    test.slow();
    await signInAs(page, "advanced01");
    for (const path of [
      `/overview?amounts=shown&lang=${language}`,
      "/overview",
      "/overview/security?done=elsewhere",
      "/overview/security/panic",
      "/logout",
    ]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}
