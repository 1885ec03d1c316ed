import { expect, test } from "../browser/bank.ts";

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a wrong form says what is wrong beside each field and keeps what was typed", async ({
      page,
    }) => {
      await page.goto("/kit");
      await page.getByLabel("次數", { exact: true }).fill("10");
      await page.getByRole("button", { name: "送出" }).click();
      await expect(page).toHaveTitle(/^錯誤：/);
      const summary = page.getByRole("alert");
      await expect(summary.getByRole("link")).toHaveCount(2);
      await expect(page.getByLabel("次數", { exact: true })).toHaveValue("10");
      await expect(page.getByLabel("次數", { exact: true })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await summary.getByRole("link").first().click();
      await expect(page.getByLabel("要重複的句子")).toBeFocused();
    });

    test("a right form is answered by the handler behind /v1", async ({ page }) => {
      await page.goto("/kit");
      await page.getByLabel("要重複的句子").fill("早安");
      await page.getByLabel("次數", { exact: true }).fill("２");
      await page.getByRole("button", { name: "送出" }).click();
      await expect(page.getByRole("status")).toHaveText("結果: 早安 早安");
    });

    test("a refusal is told in the visitor's language", async ({ page }) => {
      await page.goto("/kit?lang=en");
      await page.getByLabel("要重複的句子").fill("no");
      await page.getByLabel("次數", { exact: true }).fill("1");
      await page.getByRole("button", { name: "送出" }).click();
      await expect(page.getByRole("alert")).toContainText("computer");
      await expect(page.getByLabel("要重複的句子")).toHaveValue("no");
    });
  });
}

test("remote data cycles through its states, and the error is kept until reset", async ({
  page,
}) => {
  await page.goto("/kit/remote");
  const status = page.getByRole("status");
  await expect(status).toHaveText("尚未讀取");
  await expect(page.locator("time")).toHaveCount(1);
  await page.getByRole("button", { name: "讀取", exact: true }).click();
  await expect(status).toHaveText("成功");
  await page.getByRole("button", { name: "讀取不存在的公告" }).click();
  await expect(status).toHaveText("失敗");
  await expect(page.getByRole("alert")).toContainText("(Code: BORD000001)");
  await page.getByRole("button", { name: "重設" }).click();
  await expect(status).toHaveText("尚未讀取");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an answer that was kept needs no second call [C71]", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v1/")) calls.push(request.url());
  });
  await page.goto("/kit/remote");
  await page.getByRole("button", { name: "讀取", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("成功");
  await page.getByRole("button", { name: "重設" }).click();
  await page.getByRole("button", { name: "讀取", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("成功");
  expect(calls).toHaveLength(1);
});

test("a browser without the streams that hydration needs gets them [K05]", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["TransformStream", "TextEncoderStream"])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(ReadableStream.prototype, "pipeThrough");
  });
  await page.goto("/kit/remote");
  await page.getByRole("button", { name: "讀取", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("成功");
});

test("a content page carries no script but the shell's own", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto("/notice");
  expect(scripts.map((url) => new URL(url).pathname)).toEqual(["/site.js"]);
  await expect(page.locator("script:not([src])")).toHaveCount(0);
});
