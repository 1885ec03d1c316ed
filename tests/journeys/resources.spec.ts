import { readFile } from "node:fs/promises";
import { expect, test } from "../browser/bank.ts";
import { readPdf } from "../readers/pdf.ts";

for (const scripts of [true, false]) {
  test.describe(`documents ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor finds a form by a word of it and reads it [R36] [A14]", async ({ page }) => {
      await page.goto("/resources");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("下載專區");
      await page.getByRole("link", { name: /^申請書表/ }).click();
      await expect(page).toHaveURL(/\/resources\?type=02$/);
      await page.getByLabel("搜尋文件").fill("法定代理人");
      await page.getByRole("button", { name: "搜尋" }).click();
      await expect(page.getByLabel("搜尋文件")).toHaveValue("法定代理人");
      await expect(page.getByText(/「法定代理人」共找到 \d+ 份申請書表/)).toBeVisible();
      await page.getByRole("link", { name: "未成年人開戶法定代理人同意書", exact: true }).click();
      await expect(page).toHaveURL(/\/resources\/14$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "未成年人開戶法定代理人同意書",
      );
      await expect(page.getByRole("heading", { name: "同意事項" })).toBeVisible();
      await page.getByRole("link", { name: "下載專區" }).first().click();
      await expect(page).toHaveURL(/\/resources$/);
    });

    test("a document is downloaded as a PDF, and the site keeps its language [R36] [A14]", async ({
      page,
    }) => {
      await page.goto("/resources/23");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page
          .getByRole("complementary", { name: "下載 PDF" })
          .getByRole("link", { name: /韓文/ })
          .click(),
      ]);
      expect(download.suggestedFilename()).toBe("체크카드 이용 설명 1.0.pdf");
      const read = readPdf(await readFile(await download.path()));
      expect(read).toMatchObject({ language: "ko-KR", isTagged: true });
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
      const link = page
        .getByRole("complementary", { name: "下載 PDF" })
        .getByRole("link", { name: /韓文/ });
      await expect(link).toHaveText(/PDF，\d+ kB/);
    });
  });

  test.describe(`terms ${scripts ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("the terms are listed with their versions and days, and lead to what will change [R27] [R28]", async ({
      page,
    }) => {
      await page.goto("/terms");
      const row = page.getByRole("row", { name: /個人網路銀行服務約定條款/ });
      await expect(row.getByRole("cell").first()).toHaveText("開戶");
      await expect(row.getByRole("cell").nth(1)).toHaveText("2.0");
      await expect(row.getByRole("cell").nth(2)).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/);
      await expect(row.getByText(/第 3\.0 版將於 \d{4}\/\d{2}\/\d{2} 生效/)).toBeVisible();
      await row.getByRole("link").click();
      await expect(page).toHaveURL(/\/terms\/terms-detail\?no=1$/);
      await expect(page.getByText("現行版本").first()).toBeVisible();
      await page.getByRole("link", { name: "查看修訂內容" }).click();
      await expect(page).toHaveURL(/no=1&version=3\.0&compare=2\.0$/);
      const article = page.locator("section", {
        has: page.getByRole("heading", { name: /第 14 條/ }),
      });
      await expect(article.locator("ins").first()).toHaveText("（新增開始）與一鍵停用（新增結束）");
    });

    test("any two versions can be laid side by side, and the old ones read [R28]", async ({
      page,
    }) => {
      await page.goto("/terms/terms-detail?no=1");
      await page.getByRole("link", { name: "閱讀第 1.0 版" }).click();
      await expect(page.getByText("這是已停用的版本")).toBeVisible();
      await page.getByRole("link", { name: "閱讀現行版本" }).click();
      await expect(page).toHaveURL(/terms-detail\?no=1$/);
      await expect(page.getByText("目前閱讀的版本")).toBeVisible();
      await page.getByRole("link", { name: "與第 1.0 版對照" }).click();
      await page.getByLabel("對照後的版本").selectOption("3.0");
      await page.getByRole("button", { name: "對照" }).click();
      await expect(page).toHaveURL(/no=1&compare=1\.0&version=3\.0$/);
      await expect(page.getByText(/第 1\.0 版（.*）與第 3\.0 版（.*）的差異。/)).toBeVisible();
      await page.getByLabel("對照前的版本").selectOption("3.0");
      await page.getByRole("button", { name: "對照" }).click();
      await expect(page.getByText("這兩個版本的內容完全相同。")).toBeVisible();
    });
  });
}

test("a search without a hit says so, and where there are hits [R36]", async ({ page }) => {
  await page.goto("/resources?type=04&q=夢想帳戶的名稱與數量");
  await expect(page.getByText("沒有符合的法令與隱私。")).toBeVisible();
  await page.goto("/resources?type=04&q=視訊");
  await page
    .getByRole("navigation", { name: "其他類別找到的文件" })
    .getByRole("link", { name: /約定條款/ })
    .click();
  await expect(page.getByRole("heading", { name: "視訊通話身分確認約定條款" })).toBeVisible();
});

test("what is not there is a page that says so [R28] [R36]", async ({ page }) => {
  for (const address of [
    "/resources/999",
    "/resources/1?version=9.9",
    "/resources/1?version=2.0&compare=x",
    "/terms/terms-detail?no=11",
  ]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("on paper a document has its text and leaves its downloads out", async ({ page }) => {
  await page.goto("/resources/1");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /第 1 條/ })).toBeVisible();
  await expect(page.locator("article aside")).toBeHidden();
});

test("the terms can be read and compared in English and Korean [R27] [R28] [A18]", async ({
  page,
}) => {
  await page.goto("/terms?lang=en");
  await page.getByRole("link", { name: "Terms of account upgrade" }).click();
  await page.getByRole("link", { name: "Compare with version 1.0" }).click();
  await expect(page.locator("section ins").first()).toHaveText(/^\(added: .*\)$/);
  await page.goto("/terms/terms-detail?no=7&version=2.0&compare=1.0&lang=ko");
  await expect(page.locator("section ins").first()).toHaveText(/^\(추가 시작\)/);
});
