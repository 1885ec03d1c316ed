import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";

const pages = ["/kit", "/kit/forms", "/kit/inputs", "/kit/data", "/kit/feedback", "/kit/live"];
const TARGET = 44;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a covered number is uncovered by its own button, and covered again", async ({ page }) => {
    await page.goto("/kit/data");
    await expect(page.getByText("8990-0123-4564")).toBeHidden();
    await page.getByText("顯示完整帳號").click();
    await expect(page.getByText("8990-0123-4564")).toBeVisible();
    await expect(page.getByText("********4564")).toBeHidden();
    await page.getByText("隱藏帳號").click();
    await expect(page.getByText("********4564")).toBeVisible();
  });

  test("the question of a dialog unfolds, and its answer is sent", async ({ page }) => {
    await page.goto("/kit/feedback");
    await page.getByText("一鍵停用").click();
    await expect(page.getByText("確定要停用所有交易嗎？")).toBeVisible();
    await page.getByRole("button", { name: "確定停用" }).click();
    await expect(page.getByText("已選擇停用")).toBeVisible();
  });

  test("tabs are links to their own address", async ({ page }) => {
    await page.goto("/kit/data");
    await page.getByRole("link", { name: "全家行" }).click();
    await expect(page).toHaveURL(/plan=family/);
    await expect(page.getByText("一張保單保障同行家人")).toBeVisible();
    await expect(page.getByRole("link", { name: "全家行" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("answers and figures open", async ({ page }) => {
    await page.goto("/kit/data");
    await page.getByText("掛失後多久可以取消？").click();
    await expect(page.getByText("隔日中午 12:00 前")).toBeVisible();
    await page.getByText("查看數據").first().click();
    await expect(page.getByRole("rowheader", { name: "第 7 年" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "NT$169,736" })).toBeVisible();
  });

  test("a step that is done leads back, and the present one is marked", async ({ page }) => {
    await page.goto("/kit/forms");
    const flow = page.locator("#steps ~ div > div").nth(1);
    await expect(flow.getByText("第 3 步，共 4 步")).toBeVisible();
    await expect(flow.locator("[aria-current=step]")).toHaveText("確認內容");
    await expect(flow.getByRole("link")).toHaveCount(2);
  });
});

test("a dialog takes the focus, keeps it, and gives it back", async ({ page }) => {
  await page.goto("/kit/live");
  await checkDialog(page);
});

test("a browser without <dialog> gets the same by hand", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["showModal", "show", "close", "open"])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  await page.goto("/kit/live");
  await checkDialog(page);
});

test("arrow keys walk the tabs, and the address follows", async ({ page }) => {
  await page.goto("/kit/live");
  await page.getByRole("tab", { name: "輕鬆行" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "安心行" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText("班機延誤");
  await expect(page).toHaveURL(/plan=plus/);
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "全家行" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "輕鬆行" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.reload();
  await expect(page.getByRole("tab", { name: "全家行" })).toHaveAttribute("aria-selected", "true");
});

test("a number is uncovered, copied, and covered again when the page is left", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/kit/live");
  await page.getByRole("button", { name: "複製帳號" }).click();
  await expect(page.getByRole("button", { name: "已複製" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "已複製" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("899001234564");
  await page.getByRole("button", { name: "顯示完整帳號" }).click();
  await expect(page.getByText("8990-0123-4564")).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.getByText("********4564")).toBeVisible();
});

test("a busy button can be reached and says that it waits", async ({ page }) => {
  await page.goto("/kit/live");
  await page.getByRole("button", { name: "下一步" }).click();
  const busy = page.getByRole("button", { name: "傳送中，請稍候" });
  await expect(busy).toBeEnabled();
  await expect(busy).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "傳送中" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "下一步" })).toBeVisible();
});

test("figures stand in columns of equal width, at the right", async ({ page }) => {
  await page.goto("/kit/data");
  const cell = page.getByRole("cell", { name: "NT$62,500" });
  await expect(cell).toHaveCSS("text-align", "right");
  await expect(cell).toHaveCSS("font-variant-numeric", "tabular-nums");
});

for (const width of [320, 1280]) {
  test(`every target of the kit is large enough at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of pages) {
      await page.goto(address);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details"))
          details.setAttribute("open", "");
      });
      expect.soft(await smallTargets(page), address).toEqual([]);
    }
  });
}

test("the kit stays within 320 px, with letters twice as large too", async ({ page }) => {
  for (const address of pages) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    expect.soft(await sidewaysScroll(page), address).toBe(0);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect.soft(await sidewaysScroll(page), `${address}, large`).toBe(0);
  }
});

async function checkDialog(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: "一鍵停用" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "確定要停用所有交易嗎？" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "確定停用" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "先不要" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main *:focus:not(dialog *)")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole("button", { name: "先不要" }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole("button", { name: "確定停用" }).click();
  await expect(page.getByText("已選擇停用")).toBeVisible();
}

/** Targets in the main part that are smaller than a finger, however they are drawn. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    // The blocks' anchors are for the keyboard; by convention they are three small dots.
    const all = document.querySelectorAll<HTMLElement>(
      "main a[href]:not([accesskey]), main button, main input, main select, main textarea, main summary",
    );
    return [...all].flatMap((element) => {
      const label = (element as HTMLInputElement).labels?.[0];
      const isTick = /^(checkbox|radio)$/.test((element as HTMLInputElement).type);
      const box = (isTick && label ? label : element).getBoundingClientRect();
      // A card's link covers the whole card.
      const cover = getComputedStyle(element, "::after");
      const isCovering = cover.position === "absolute" && element.tagName === "A";
      const isShown = box.width > 1 && box.height > 1;
      const isSmall = box.height < least - 0.5 || box.width < least - 0.5;
      return isShown && isSmall && !isCovering
        ? [`${element.outerHTML.slice(0, 90)} ${box.width}x${box.height}`]
        : [];
    });
  }, TARGET);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
