import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { missingTexts } from "#areas/certificates/texts/missing.ts";
import { certificatesTexts } from "#areas/certificates/texts/words.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { signInAs } from "../browser/people.ts";
import { readPdf } from "../readers/pdf.ts";

const texts = certificatesTexts.zh;
const { form, issued, verify, kinds } = texts;

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

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a balance certificate is asked for, checked, issued and downloaded [R14] [R15] [B04] [V14]", async ({
      page,
    }) => {
      await signInAs(page, "wealthy01", "/certification");
      await expect(page.getByRole("heading", { name: texts.title, level: 1 })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await picture(page, "main");
      await page.getByRole("link", { name: kinds["deposit-balance"].title }).first().click();
      if (javaScriptEnabled) await expectAccessible(page);
      await picture(page, "deposit");
      // Today has not ended: it is refused beside its field, and nothing that was typed is lost.
      const year = page.locator("#baseDay");
      const right = await year.inputValue();
      await year.fill("2099");
      await page.locator("#englishName").fill("Chou Ming-te");
      await press(page, form.next);
      await expect(page.locator("#baseDay-error")).toBeVisible();
      await expect(page.locator("#englishName")).toHaveValue("Chou Ming-te");
      if (javaScriptEnabled) await expectAccessible(page);
      await picture(page, "deposit-wrong");
      await page.locator("#baseDay").fill(right);
      await press(page, form.next);
      await expect(page.getByRole("heading", { name: texts.check.title })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await picture(page, "check");
      await press(page, form.back);
      await expect(page.locator("#englishName")).toHaveValue("Chou Ming-te");
      await press(page, form.next);
      await press(page, form.confirm);
      await expect(page).toHaveURL(/\/certification\/deposit-balance\/issued\/[0-9a-f-]{36}$/);
      if (javaScriptEnabled) await expectAccessible(page);
      await picture(page, "issued");
      const waiting = page.waitForEvent("download");
      await page.getByRole("link", { name: issued.download }).click();
      const bytes = await readFile(await (await waiting).path());
      expect(readPdf(bytes)).toMatchObject({ language: "zh-TW", isTagged: true });
      await page.getByRole("link", { name: issued.verify }).click();
      await expect(page.getByText(verify.genuine)).toBeVisible();
      await page.goto("/certification");
      await expect(page.locator("#requests")).toHaveCount(1);
      if (javaScriptEnabled) await expectAccessible(page);
      await picture(page, "main-list");
    });
  });
}

test("by mail it comes to the completion page, and the review is told with its day [R16] [K03]", async ({
  page,
}) => {
  await signInAs(page, "advanced01", "/certification/deposit-balance");
  await page.locator("#delivery-mail").check();
  await press(page, form.next);
  await expect(page.getByText(/預計 \d{4}\/\d{2}\/\d{2} 前完成/)).toBeVisible();
  await press(page, form.confirm);
  await expect(page).toHaveURL(/\/certification\/deposit-balance-complete\?request=/);
  await expectAccessible(page);
  await picture(page, "complete");
  await page.getByRole("link", { name: texts.complete.result }).click();
  await expect(page.getByText(texts.reasons.review)).toBeVisible();
  await expectAccessible(page);
  await picture(page, "review");
});

test("the other four are issued too, each with a result page of its own [R17] [R18] [R19] [R20] [B04] [A05]", async ({
  page,
}) => {
  await signInAs(page, "wealthy01", "/certification/withholding");
  await press(page, form.next);
  await press(page, form.confirm);
  await expect(page).toHaveURL(/\/certification\/withholding\/issued\//);
  await page.goto("/logout");
  await page.context().clearCookies();
  await signInAs(page, "loans01", "/certification/loan-balance");
  await expectAccessible(page);
  await picture(page, "loan-balance");
  for (const kind of ["loan-balance", "loan-repayment", "loan-completion"] as const) {
    await page.goto(`/certification/${kind}`);
    await press(page, form.next);
    await expect(page.getByRole("heading", { name: texts.check.title })).toBeVisible();
    await press(page, form.confirm);
    await expect(page).toHaveURL(new RegExp(`/certification/${kind}/issued/`));
    await expect(page.getByRole("link", { name: issued.download })).toBeVisible();
  }
  await picture(page, "loan-issued");
});

test("whoever has none is told why, with the way on [M04] [E11]", async ({ page }) => {
  await signInAs(page, "twdonly01", "/certification/loan-balance");
  await expect(page.getByText("查無您的貸款資料")).toBeVisible();
  await expectAccessible(page);
  await picture(page, "no-loan");
});

test("a file is checked in the browser and never sent: right, changed, and somebody else's", async ({
  page,
}) => {
  await signInAs(page, "joint01", "/certification/deposit-balance");
  await press(page, form.next);
  await press(page, form.confirm);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: issued.download }).click();
  const buffer = await readFile(await (await waiting).path());
  await page.getByRole("link", { name: issued.verify }).click();
  await expect(page.getByText(verify.genuine)).toBeVisible();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  const give = (bytes: Buffer) =>
    page
      .locator("#file")
      .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: bytes });
  await give(buffer);
  await expect(page.getByText(verify.validSame)).toBeVisible();
  await picture(page, "verify");
  const forged = Buffer.from(buffer);
  forged[2_000] = (forged[2_000] ?? 0) ^ 1;
  await give(forged);
  await expect(page.getByText(verify.changed)).toBeVisible();
  await give(Buffer.from("%PDF-1.7 nothing"));
  await expect(page.getByText(verify.unsigned)).toBeVisible();
  expect(sent).toEqual([]);
  await page.goto("/certification/verify?code=ABC");
  await expect(page.locator("#code-error")).toHaveText(verify.badCode);
  await page.goto("/certification/verify/AAAABBBBCCCCDDDDEEEEFFFF");
  await expect(page.getByText(verify.unknown)).toBeVisible();
  await picture(page, "verify-unknown");
  // Without the document's number nobody can say that it was not revoked.
  await page.goto("/certification/verify");
  await give(buffer);
  await expect(page.getByText(verify.valid)).toBeVisible();
  await expect(page.getByText(verify.words.success, { exact: true })).toHaveCount(0);
});

test("a refused form names each field that is missing [E11]", async ({ page }) => {
  await signInAs(page, "nomail01", "/certification/deposit-balance");
  await page.locator("#delivery-post").check();
  await page.locator("#accountNumbers").uncheck();
  await press(page, form.next);
  const summary = page.getByRole("alert");
  await expect(summary).toContainText(missingTexts.zh.accountNumbers);
  await expect(summary).toContainText(missingTexts.zh.postalAddress);
  await expect(page.locator("#postalAddress-error")).toContainText(missingTexts.zh.postalAddress);
  await expectAccessible(page);
});
