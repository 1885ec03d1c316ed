import type { Page } from "@playwright/test";
import { texts as enShell } from "#app/shell/texts/en.ts";
import { texts as zhShell } from "#app/shell/texts/zh.ts";
import { texts as en } from "#areas/cards/texts/en.ts";
import { texts as zh } from "#areas/cards/texts/zh.ts";
import { cardNumber } from "../../seed/customers/cards.ts";
import { expect, type RunningBank, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { inputModeOf, type Way, walks } from "../browser/input-modes.ts";
import { codeTo, forgetCodes, personOf, signInAs } from "../browser/people.ts";

const textsOf = { "zh-TW": zh, en };
const MAIN = "/support/emergencies";
const BASIC = { userId: "basic01", number: cardNumber(201) };

/** The button of the page itself: the session's own buttons come before it. */
const sendButton = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true });

/** Once for each page and language is enough: it takes seconds. */
async function checked(page: Page, way: Way): Promise<void> {
  if (way === "scripts") await expectAccessible(page);
}

/** Restores a customer's cards to their initial state. */
async function restore(bank: RunningBank, userId: string): Promise<void> {
  await forgetCodes(bank);
  const own = `(select card.id from bank.card join bank.customer on customer.id = card.customer_id where user_id = '${userId}')`;
  await bank.sql(`delete from bank.card_loss where card_id in ${own}`);
  await bank.sql(`update bank.card set state = 'active' where id in ${own}`);
}

for (const { way, language } of walks) {
  test.describe(`for a card that was found, by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a lost card is reported and the report cancelled by mail and card number [A06] [B05] [R21] [R22] [R23] [R24] [R25]", async ({
      page,
      bank,
    }) => {
      await restore(bank, BASIC.userId);
      const inputMode = inputModeOf(page, way);
      const texts = textsOf[language];
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, BASIC.userId, MAIN);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.main.title);
      await expect(page.getByText(texts.main.noHistory)).toBeVisible();
      await checked(page, way);
      await inputMode.press(page.locator("main").getByRole("link", { name: texts.main.report }));
      await expect(page).toHaveURL(/\/lost$/);
      await checked(page, way);
      await inputMode.press(sendButton(page, texts.report.confirm));

      await expect(page).toHaveURL(/\/lost-report\?reference=L\d{14}$/);
      const reference = new URL(page.url()).searchParams.get("reference") ?? "";
      await expect(page.getByText(reference)).toBeVisible();
      const deadline = page.locator("[data-deadline]");
      if (way === "plain") await expect(deadline).toContainText("12:00");
      else await expect(deadline).toContainText(/\d\d:\d\d:\d\d/);
      await checked(page, way);
      await inputMode.press(
        page.locator("main").getByRole("link", { name: texts.reported.foundLink }),
      );

      await expect(page).toHaveURL(/\/lost-cancel$/);
      await checked(page, way);
      await inputMode.press(sendButton(page, texts.cancel.send));
      await inputMode.press(sendButton(page, texts.cancel.confirm));
      // Both missing fields are reported together.
      await expect(page.getByText(texts.cancel.emptyCode).first()).toBeVisible();
      await expect(page.getByText(texts.cancel.emptyNumber).first()).toBeVisible();
      await checked(page, way);
      await inputMode.type(page.locator("#oneTimeCode"), "000000");
      await inputMode.type(page.locator("#cardNumber"), BASIC.number);
      await inputMode.press(sendButton(page, texts.cancel.confirm));
      // The number was right, and need not be typed again.
      await expect(page.getByText(texts.cancel.proved)).toBeVisible();
      await inputMode.type(page.locator("#oneTimeCode"), await codeTo(bank, BASIC.userId, "mail"));
      await inputMode.press(sendButton(page, texts.cancel.confirm));
      await expect(page).toHaveURL(new RegExp(`/lost-cancel-report\\?reference=${reference}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.cancelled.title);
      await checked(page, way);
      await page.goto(MAIN);
      const history = page.getByRole("table", { name: texts.main.history });
      await expect(history).toContainText(texts.loss.statuses.cancelled);
    });
  });
}

for (const { way, language } of walks) {
  test.describe(`without a sign-in, by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("somebody who cannot sign in reports a card by national ID and SMS code [A06] [R22]", async ({
      page,
      bank,
    }) => {
      await restore(bank, "foreign01");
      const inputMode = inputModeOf(page, way);
      const texts = textsOf[language];
      const shell = { "zh-TW": zhShell, en: enShell }[language];
      await page.goto(`/?lang=${language}`);
      // One click from the header, one from the footer.
      const header = page
        .getByRole("banner")
        .getByRole("link", { name: shell.emergencies })
        .first();
      await expect(header).toHaveAttribute("href", MAIN);
      await inputMode.press(
        page.getByRole("contentinfo").getByRole("link", { name: shell.pageNames.lostCard }),
      );
      await expect(page).toHaveURL(/\/lost$/);
      await inputMode.press(sendButton(page, texts.report.next));
      await expect(page.getByText(texts.report.emptyNationalId).first()).toBeVisible();
      await checked(page, way);
      await inputMode.type(page.locator("#nationalId"), personOf("foreign01").nationalId);
      await inputMode.press(sendButton(page, texts.report.next));
      await expect(page.getByText(texts.report.codeLead)).toBeVisible();
      await checked(page, way);
      await inputMode.type(page.locator("#oneTimeCode"), "000000");
      await inputMode.press(sendButton(page, texts.report.prove));
      await expect(page.locator("#oneTimeCode-error")).toBeVisible();
      await inputMode.type(page.locator("#oneTimeCode"), await codeTo(bank, "foreign01", "sms"));
      await inputMode.press(sendButton(page, texts.report.prove));
      await expect(page.getByText(texts.report.choose)).toBeVisible();
      await checked(page, way);
      await inputMode.press(sendButton(page, texts.report.confirm));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.reported.title);
      await expect(page.getByText(/^L\d{14}$/)).toBeVisible();
      await checked(page, way);
      const [row] = await bank.sql(
        "select card.state from bank.card join bank.customer on customer.id = customer_id where user_id = 'foreign01'",
      );
      expect(row).toEqual({ state: "lost" });
    });
  });
}

for (const { way, language } of walks) {
  test.describe(`for a payment, by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a payment that is not one's own is disputed, and the dispute withdrawn [R26]", async ({
      page,
      bank,
    }) => {
      const inputMode = inputModeOf(page, way);
      const texts = textsOf[language].suspicious;
      await bank.sql("delete from bank.card_dispute_step where reference not like '%000001'");
      await bank.sql("delete from bank.card_dispute where reference not like '%000001'");
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, "cards01", `${MAIN}/suspicious`);
      await expect(page.getByText(texts.states.credited).first()).toBeVisible();
      await checked(page, way);
      const merchant = "LUMEN GIFT CARDS";
      await inputMode.press(
        page.getByRole("link", { name: `${texts.dispute} ${merchant}` }).first(),
      );
      await inputMode.press(sendButton(page, texts.submit));
      await expect(page.getByText(texts.emptyReason).first()).toBeVisible();
      await checked(page, way);
      await inputMode.press(page.locator("#reason"));
      await inputMode.type(page.locator("#note"), "not me");
      await inputMode.press(sendButton(page, texts.submit));
      await expect(page).toHaveURL(/\?filed=D\d{14}$/);
      const reference = new URL(page.url()).searchParams.get("filed") ?? "";
      await expect(page.getByText(reference).first()).toBeVisible();
      await checked(page, way);
      await inputMode.press(sendButton(page, texts.withdraw));
      await expect(page).toHaveURL(/\?withdrawn=D\d{14}$/);
      await expect(page.getByText(texts.states.withdrawn).first()).toBeVisible();
    });
  });
}

test("who has no card is told so, and who comes too late what to do instead [R22] [R23]", async ({
  page,
}) => {
  await signInAs(page, "twdonly01", `${MAIN}/lost`);
  await expect(page.getByText(zh.report.none)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/logout");
  await page.context().clearCookies();
  await signInAs(page, "cards01", `${MAIN}/lost-cancel`);
  await expect(page.getByText(zh.loss.final.late.word, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("guests are shown whom to call, and the pages of reports lead to the sign-in", async ({
  page,
}) => {
  await page.goto(`${MAIN}/suspicious`);
  await expect(page.getByRole("link", { name: zh.suspicious.reportFirst })).toBeVisible();
  await expect(page.locator("main a[href^='tel:']").first()).toBeVisible();
  for (const path of ["lost-report", "lost-cancel", "lost-cancel-report"]) {
    await page.goto(`${MAIN}/${path}`);
    await expect(page).toHaveURL(/\/login\?.*to=/);
  }
});
