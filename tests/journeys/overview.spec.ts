import type { Page } from "@playwright/test";
import { texts as en } from "#areas/overview/texts/en.ts";
import { texts as homeEn } from "#areas/overview/texts/home/en.ts";
import { texts as homeZh } from "#areas/overview/texts/home/zh.ts";
import { texts as zh } from "#areas/overview/texts/zh.ts";
import { DEPOSIT_COVER, formatAmount } from "#base/money/money.ts";
import { expect, type RunningBank, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { inputModeOf, walks } from "../browser/input-modes.ts";
import { enter, forgetSession, personOf, signInAs } from "../browser/people.ts";
import { beginNewDay } from "./accessible/new-day.ts";
import { checkerAt } from "./accessible/page-checker.ts";

const textsOf = { "zh-TW": zh, en };
/** The coverage of deposit insurance, in the footer of every page. */
const COVER = formatAmount(DEPOSIT_COVER, "TWD");
const homeOf = { "zh-TW": homeZh, en: homeEn };
/** The height of each part of the overview, in whole pixels. */
const heightsOf = (page: Page) =>
  page
    .locator("main section[aria-labelledby]")
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
/** The button of the page itself: the session's own buttons come before it. */
const submitButton = (page: Page) => page.locator("main form button[type=submit]").last();

for (const { way, language } of walks) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("amounts are hidden and shown by their owner, and stay so in the next session", async ({
      page,
    }) => {
      const inputMode = inputModeOf(page, way);
      const { amounts, hidden } = homeOf[language];
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, "twdonly01");
      const main = page.locator("main");
      const total = main.getByText(/^NT\$[\d,]+$/).first();
      await expect(total).toBeVisible();
      const before = await heightsOf(page);
      await inputMode.press(page.getByRole("button", { name: amounts.hideAmounts }));
      await expect(page.getByRole("button", { name: amounts.showAmounts })).toBeVisible();
      await expect(total).toBeHidden();
      await expect(main.getByText(hidden).first()).toBeAttached();
      // No layout shift: every part of the page keeps its height.
      expect(await heightsOf(page)).toEqual(before);
      // The footer shows the coverage of deposit insurance, which is not a customer's amount.
      const sent = (await (await page.request.get("/overview")).text()).replaceAll(COVER, "");
      expect(sent).not.toMatch(/NT\$\d/);
      await forgetSession(page, { name: /session/ });
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, "twdonly01");
      await expect(total).toBeHidden();
      await inputMode.press(page.getByRole("button", { name: amounts.showAmounts }));
      await expect(total).toBeVisible();
    });

    test("a remembered browser is removed, and the others are signed out", async ({
      page,
      bank,
    }) => {
      await beginNewDay(bank);
      const inputMode = inputModeOf(page, way);
      const texts = textsOf[language];
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, "loans01", "/overview/security");
      // Without scripts there is no fingerprint by which a browser could be recognized.
      if (way === "plain") {
        await expect(page.getByText(texts.noDevices)).toBeVisible();
      } else {
        await inputMode.press(page.getByRole("button", { name: texts.forget }).first());
        await expect(page.getByText(texts.done.forgotten)).toBeVisible();
        await expect(page.getByText(texts.noDevices)).toBeVisible();
      }
      await inputMode.press(page.getByRole("button", { name: texts.elsewhere }));
      await expect(page.getByText(texts.done.elsewhere)).toBeVisible();
      const trail = page.getByRole("table", { name: texts.trail });
      await expect(trail.getByRole("rowheader").first()).toBeVisible();
      await expect(trail).toContainText(texts.events["logout.elsewhere"]);
      await expect(page.getByText(texts.noStaff)).toBeVisible();
    });
  });

  test.describe(`in an emergency, by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("the panic button asks first, then stops everything and tells a number", async ({
      page,
      bank,
    }) => {
      const userId = { scripts: "wealthy01", plain: "foreign01", keyboard: "nomail01" }[way];
      const inputMode = inputModeOf(page, way);
      const { panic } = textsOf[language];
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, userId, "/overview/security");
      await inputMode.press(page.getByRole("link", { name: panic.go }));
      await expect(page.getByText(panic.happens)).toBeVisible();
      await inputMode.press(page.getByRole("button", { name: panic.confirm }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(panic.doneTitle);
      const stopped = await stoppedOf(bank, userId);
      await expect(page.getByText(stopped.reference, { exact: true })).toBeVisible();
      // One of the three has no card, and the page says so.
      await expect(page.locator("main dl li")).toHaveText(
        stopped.cards.map((digits) => new RegExp(`\\*{4} \\*{4} \\*{4} ${digits}$`)),
      );
      expect(stopped).toMatchObject({ cardsInUse: 0, inEffect: 1 });
      await page.goto("/overview");
      await expect(page).toHaveURL(/\/login\?to=%2Foverview$/);
      await signInAs(page, userId);
      await expect(page.locator("main").getByText(stopped.reference).first()).toBeVisible();
      await startAgain(bank, userId);
    });
  });
}

interface Stopped {
  reference: string;
  cards: string[];
  cardsInUse: number;
  inEffect: number;
}

/** The bank's report on the last panic stop of a customer. */
async function stoppedOf(bank: RunningBank, userId: string): Promise<Stopped> {
  const [row] = await bank.sql(
    `select reference,
            array(select detail ->> 'card' from audit as row
                   where row.event = 'card.stop' and row.reference = audit.reference) as cards,
            (select count(*)::int from card where card.customer_id = customer.id
                and state = 'active') as "cardsInUse",
            (select count(*)::int from panic_stop as stop where stop.customer_id = customer.id
                and stop.reference = audit.reference and undone_at is null) as "inEffect"
       from audit join customer on customer.id = audit.customer_id
      where event = 'panic' and user_id = '${userId}' order by at desc limit 1`,
  );
  return row as Stopped;
}

/** Undoes it as the app does: other tests of the same bank send money as the same customers. */
async function startAgain(bank: RunningBank, userId: string): Promise<void> {
  const own = `customer_id = (select id from customer where user_id = '${userId}')`;
  await bank.sql(`update panic_stop set undone_at = bank.now() where ${own} and undone_at is null;
    update card set state = 'active' where ${own} and state = 'stopped'`);
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
  await expect(page.getByRole("table", { name: "最近的登入" })).toContainText("密碼錯誤");
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

test("an account leads to its own page, and the main one to a transfer from it", async ({
  page,
}) => {
  await signInAs(page, "twdonly01");
  await page.getByRole("link", { name: "主帳戶", exact: true }).click();
  await expect(page).toHaveURL(/\/accounts\/[\w-]{16}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("主帳戶");
  const reference = new URL(page.url()).pathname.split("/").pop();
  await page.goto("/overview");
  const way = page.getByRole("navigation", { name: homeZh.tasks.title }).getByRole("link", {
    name: homeZh.tasks.transfer,
    exact: true,
  });
  await expect(way).toHaveAttribute("href", `/transfer?from=${reference}`);
});

test("a page is printed without its session and its buttons", async ({ page }) => {
  await signInAs(page, "joint01", "/overview/security");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("登入狀態")).toBeHidden();
  await expect(page.getByRole("button", { name: "登出其他裝置" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "最近的登入" })).toBeVisible();
});

for (const language of ["zh-TW", "en", "ko"]) {
  test(`the customer's pages are accessible in ${language}, and what the panic button answers`, async ({
    page,
    bank,
  }) => {
    test.slow();
    const check = checkerAt(page);
    await page.goto(`/login?lang=${language}`);
    await signInAs(page, "advanced01");
    for (const path of [
      "/overview",
      "/overview/security?done=elsewhere",
      "/logout",
      "/overview/security/panic",
    ]) {
      await page.goto(path);
      await check();
    }
    await submitButton(page).click();
    await expect(page.locator("main dl")).toContainText(/P\d{14}/);
    await check();
    await startAgain(bank, "advanced01");
  });
}

test("a sign-out and a panic that another session's form asks for are refused, and said so", async ({
  page,
}) => {
  for (const path of ["/logout", "/overview/security/panic"]) {
    const check = checkerAt(page);
    await signInAs(page, "advanced01");
    await page.goto(path);
    const token = page.locator("main form input[type=hidden]").last();
    await token.evaluate((field: HTMLInputElement) => {
      field.value = "of an earlier session";
    });
    await submitButton(page).click();
    await expect(page).toHaveTitle(/^錯誤：/);
    await check();
    await page.goto("/overview");
    await expect(page).toHaveURL(/\/overview$/);
    await forgetSession(page);
  }
});
