import { UPLOAD_BYTES } from "#base/call/limits.ts";
import { pictureOf, smallPicture } from "#server/uploads/pictures.testing.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import {
  choose,
  file,
  fillIn,
  next,
  QUESTION,
  registered,
  send,
  stored,
  toDetails,
} from "../browser/inquiry.ts";

test.beforeEach(async ({ bank }) => void (await bank.sql("delete from inquiry_count")));

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("of several pictures only the refused ones must be chosen again [V11] [K02] [M06]", async ({
      page,
      bank,
    }) => {
      const email = `again-${scripts ? "on" : "off"}@example.com`;
      const png = await smallPicture("png");
      await toDetails(page);
      await fillIn(page, email);
      await choose(page, [
        file("好.png", png),
        file("大.png", await pictureOf(UPLOAD_BYTES + 1)),
        file("假.png", Buffer.from("GIF89a, not a PNG")),
      ]);
      if (!scripts) await next(page).click();
      await expect(stored(page).getByLabel("好.png")).toBeChecked();
      const main = page.locator("main");
      await expect(main.getByText("檔案過大，每個檔案不可超過 2 MB").first()).toBeVisible();
      await expect(main.getByText("檔案格式不符").first()).toBeVisible();
      await expect(page.getByLabel("問題描述")).toHaveValue(QUESTION);
      if (scripts) await expectAccessible(page);
      await choose(page, [file("好2.png", png)]);
      if (scripts) await expect(stored(page).getByLabel("好2.png")).toBeChecked();
      await next(page).click();
      await send(page);
      expect(await registered(bank, email)).toMatchObject({ files: 2 });
    });

    test("a fourth picture is refused beside its name [V11]", async ({ page }) => {
      const png = await smallPicture("png");
      await toDetails(page);
      await choose(
        page,
        ["1", "2", "3", "4"].map((name) => file(`${name}.png`, png)),
      );
      if (!scripts) await next(page).click();
      await expect(page.locator("main").getByText("檔案數量過多").first()).toBeVisible();
      await expect(stored(page).getByRole("checkbox", { checked: true })).toHaveCount(3);
    });
  });
}

test("without scripts, pictures far too large are refused by name, and nothing typed is lost [V11]", async ({
  browser,
  bank,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: bank.origin });
  const photo = await pictureOf(5_000_000);
  await toDetails(page);
  await fillIn(page, "photos@example.com");
  await choose(page, [file("1.jpg", photo), file("2.jpg", photo), file("3.jpg", photo)]);
  await next(page).click();
  for (const name of ["1.jpg", "2.jpg", "3.jpg"]) {
    await expect(page.locator("li", { hasText: `「${name}」：檔案過大` }).last()).toBeVisible();
  }
  await expect(page.getByLabel("問題描述")).toHaveValue(QUESTION);
  await page.close();
});

test.describe("on a slow line", () => {
  const UPLOAD_BYTES_PER_SECOND = 800_000;

  test.beforeEach(async ({ page }) => {
    await toDetails(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    // Uploads only, after the page has loaded: Chromium's slow downloads stop for ever at times.
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: UPLOAD_BYTES_PER_SECOND,
    });
  });

  test("three pictures of 2 MB are on their way in sight, and the next step waits for them [R40] [V11]", async ({
    page,
    bank,
  }) => {
    const email = "slow@example.com";
    const large = await pictureOf(UPLOAD_BYTES);
    await choose(
      page,
      ["1", "2", "3"].map((name) => file(`${name}.jpg`, large)),
    );
    await expect(page.getByRole("progressbar")).toHaveCount(3);
    await expect(page.getByText(/上傳中，[1-9]\d?%/)).toBeVisible();
    await expect(page.getByText("等候上傳").first()).toBeVisible();
    // The visitor continues writing during the upload, and need not wait for it.
    await fillIn(page, email);
    await next(page).click();
    await expect(page.getByRole("status").filter({ hasText: "自動進行下一步" })).toBeAttached();
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("請確認內容", {
      timeout: 40_000,
    });
    await send(page);
    expect(await registered(bank, email)).toMatchObject({ files: 3 });
  });

  test("a picture can be stopped on its way, and another one chosen", async ({ page }) => {
    await choose(page, [file("1.jpg", await pictureOf(UPLOAD_BYTES))]);
    await expect(page.getByText(/上傳中，[1-9]\d?%/)).toBeVisible();
    await page.getByRole("button", { name: "取消上傳「1.jpg」" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page.getByLabel("附件（選填）")).toBeFocused();
    await choose(page, [file("2.png", await smallPicture("png"))]);
    await expect(stored(page).getByRole("checkbox")).toHaveCount(1);
  });
});

test("a picture that cannot be sent says so and can be taken away", async ({ page }) => {
  await toDetails(page);
  await page.route("**/v1/support/inquiry/files", (route) =>
    route.fulfill({ status: 503, body: "a proxy's own page" }),
  );
  await choose(page, [file("1.png", await smallPicture("png"))]);
  const row = page.locator("[data-rows=sending] > div");
  await expect(row).toContainText("上傳未完成，請檢查網路連線後重新選擇檔案。");
  await page.getByRole("button", { name: "移除「1.png」" }).click();
  await expect(row).toHaveCount(0);
});
