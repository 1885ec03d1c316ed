import { readFile } from "node:fs/promises";
import { accessibleTexts } from "#areas/accessible/texts/words.ts";
import { expect, test } from "../browser/bank.ts";
import { everyWalk, inputModeOf, walks } from "../browser/input-modes.ts";
import {
  agree,
  fillInfo,
  keyOf,
  next,
  postingsOf,
  signInTo,
  typeCode,
  typePin,
  type Walker,
} from "../browser/transfer-steps.ts";
import { beginNewDay } from "./accessible/new-day.ts";

const words = {
  "zh-TW": {
    designated: "約定轉帳",
    other: "非約定轉帳",
    step: (number: number) => `第 ${number} 步，共 5 步`,
    words: /新臺幣[壹貳參肆伍陸柒捌玖拾佰零]+元整/,
    done: "轉帳完成",
    out: "登出",
    bye: "已安全登出",
  },
  en: {
    designated: "Designated transfer",
    other: "Non-designated transfer",
    step: (number: number) => `Step ${number} of 5`,
    words: /New Taiwan Dollars [A-Z][A-Za-z -]+ Only/,
    done: "Transfer complete",
    out: "Sign out",
    bye: "You are signed out",
  },
} as const;

let amount = 100;

test.beforeEach(({ bank }) => beginNewDay(bank));

const textsOf = { "zh-TW": accessibleTexts.zh, en: accessibleTexts.en } as const;

for (const { way, language } of everyWalk) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    for (const kind of ["designated", "other"] as const) {
      test(`a customer makes a transfer (${kind}) from the door to the receipt and out [A03] [B09] [S06] [P02] [R47]`, async ({
        page,
        bank,
      }) => {
        const labels = words[language];
        const who: Walker = { page, bank, userId: "basic01", inputMode: inputModeOf(page, way) };
        const { inputMode } = who;
        amount += 1;
        await page.goto(`/accessible?lang=${language}`);
        await signInTo(who, "/accessible/transfer");
        await inputMode.press(page.getByRole("link", { name: labels[kind], exact: true }));
        await expect(page).toHaveTitle(new RegExp(`${labels[kind]}.*${labels.step(1)}`));
        if (kind === "designated") {
          await inputMode.press(page.locator("#designatedAccountId"));
          await fillInfo(who, { amount: String(amount), note: "rent" });
        } else {
          const to = { bank: "822", toAccount: "9015-4027-3618" };
          await fillInfo(who, { ...to, amount: String(amount), note: "rent" });
        }
        await expect(page).toHaveTitle(new RegExp(labels.step(2)));
        await expect(page.locator("main table")).toContainText(`NT$${amount}`);
        await expect(page.locator("main table")).toContainText(labels.words);
        await agree(who);
        await expect(page).toHaveTitle(new RegExp(labels.step(3)));
        await typeCode(who);
        await expect(page).toHaveTitle(new RegExp(labels.step(4)));
        await typePin(who);
        await expect(page).toHaveURL(/\/done\?key=/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.done);
        await expect(page.locator("main table")).toContainText(/\d{8}-[0-9A-F]{12}/);
        await expect(page.locator("main table")).toContainText(labels.words);
        expect(await postingsOf(bank, keyOf(page))).toBe(1);
        const menu = page.getByRole("complementary");
        await inputMode.press(menu.getByRole("button", { name: labels.out, exact: true }));
        await expect(page).toHaveURL("/accessible/login?ended=out");
        await expect(page.getByText(labels.bye)).toBeVisible();
      });
    }
  });
}

for (const { way, language } of walks) {
  test.describe(`around transfers, by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a customer reads the past 30 days, narrows them and keeps them as a file [A03] [K02] [R47]", async ({
      page,
      bank,
    }) => {
      const { history } = textsOf[language];
      const who: Walker = { page, bank, userId: "wealthy01", inputMode: inputModeOf(page, way) };
      await page.goto(`/accessible?lang=${language}`);
      await signInTo(who, "/accessible/history");
      const rows = page.locator("main table tbody tr");
      await expect(rows).toHaveCount(10);
      await expect(page.locator("#from option")).toHaveCount(31);
      await who.inputMode.press(page.getByRole("link", { name: history.older }));
      await expect(page).toHaveURL(/before=\d+/);
      await who.inputMode.press(page.getByRole("link", { name: history.newest }));
      await page.locator("#kind").selectOption("deposit");
      await who.inputMode.press(page.getByRole("button", { name: history.show, exact: true }));
      await expect(page).toHaveURL(/kind=deposit/);
      for (const row of await rows.all())
        await expect(row.locator("td").nth(1)).toHaveText(history.none);
      const started = page.waitForEvent("download");
      await who.inputMode.press(page.getByRole("link", { name: history.file }));
      const file = await started;
      expect(file.suggestedFilename()).toMatch(/^history-\d{4}-\d{8}-\d{8}\.csv$/);
      const text = await readFile(await file.path(), "utf8");
      const head = { "zh-TW": "日期,時間,摘要", en: "Date,Time,Description" }[language];
      expect(text.slice(0, head.length + 1)).toBe(`\ufeff${head}`);
    });

    test("a visitor reads a notice, and nothing of a customer without signing in [A03] [P02]", async ({
      page,
    }) => {
      const inputMode = inputModeOf(page, way);
      await page.goto(`/accessible/notices?lang=${language}`);
      const newest = page.locator("main ol a").first();
      const title = await newest.textContent();
      await inputMode.press(newest);
      await expect(page).toHaveURL(/\/accessible\/notices\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      for (const path of ["overview", "transfer", "history", "transfer/done?key=x"]) {
        await page.goto(`/accessible/${path}`);
        await expect(page).toHaveURL(/\/accessible\/(login\?to=|transfer\?news=lost|login)/);
      }
    });

    test("letters grow and sentences shorten by links, and stay so [A03]", async ({ page }) => {
      const inputMode = inputModeOf(page, way);
      const { sizes, easyOn, easyOff, easyLeads } = textsOf[language];
      await page.goto(`/accessible?lang=${language}`);
      const size = () => page.locator("h1").evaluate((h1) => getComputedStyle(h1).fontSize);
      const before = Number.parseFloat(await size());
      await inputMode.press(page.getByRole("link", { name: sizes.large, exact: true }));
      expect(Number.parseFloat(await size())).toBeCloseTo(before * 1.25, 0);
      await inputMode.press(page.getByRole("link", { name: easyOn }));
      await expect(page.getByText(easyLeads.entry)).toBeVisible();
      await page.goto("/accessible/login");
      await expect(page.getByText(easyLeads.login)).toBeVisible();
      await inputMode.press(page.getByRole("link", { name: easyOff }));
      await expect(page.getByText(easyLeads.login)).toHaveCount(0);
    });
  });
}

test("the sitemap lists every page, and the access keys by the names of what they lead to [A03] [R47]", async ({
  page,
}) => {
  for (const language of ["zh-TW", "en", "ko"]) {
    await page.goto(`/accessible/sitemap?lang=${language}`);
    const keys = page.locator("#keys >> xpath=ancestor::table");
    for (const letter of ["U", "C", "Z", "S"]) {
      const holder = page.locator(`[accesskey=${letter}]`);
      await expect(holder).toHaveCount(1);
      const name =
        (await holder.getAttribute("aria-label")) ??
        (await page.locator(`label[for=${await holder.getAttribute("id")}]`).textContent());
      const row = keys.locator("tr", { has: page.getByRole("rowheader", { name: letter }) });
      await expect(row.locator("td").first()).toHaveText(name ?? "");
      expect(await holder.getAttribute("title")).toContain(`Alt+${letter}`);
      if (letter !== "S") await expect(holder).toHaveText(":::");
    }
    for (const link of await page.locator("main ul a[href^='/accessible']").all()) {
      const response = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(response.status()).toBe(200);
    }
  }
});

test("the search field of every page searches the FAQ", async ({ page }) => {
  await page.goto("/accessible");
  await page.locator("[accesskey=S]").focus();
  await page.keyboard.type("轉帳限額");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/support\/faq\/search\//);
});

test("a page asks for at most 10 kB of script, also where the PIN is encrypted", async ({
  page,
  bank,
}) => {
  const who: Walker = { page, bank, userId: "advanced01", inputMode: inputModeOf(page, "scripts") };
  await signInTo(who, "/accessible/transfer?kind=other");
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    bytes += (await response.request().sizes()).responseBodySize;
  });
  const to = { bank: "822", toAccount: "901540273618", amount: "77" };
  await fillInfo(who, to);
  await agree(who);
  await typeCode(who);
  await page.reload();
  await expect(next(page)).toBeVisible();
  expect(bytes).toBeLessThanOrEqual(10_000);
});
