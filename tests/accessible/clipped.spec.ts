import type { Page } from "@playwright/test";
import { expect, type RunningBank, test } from "../browser/bank.ts";
import { clippedIn, cutOptionsIn } from "../browser/clipped.ts";
import { signInAtDesk } from "../browser/desk.ts";
import { forgetSession, signInAs } from "../browser/people.ts";

const languages = ["zh-TW", "en", "ko"] as const;

const publicPages = [
  ...[
    "/",
    "/main-account/landing",
    "/installment-loan/landing",
    "/about",
    "/board-rate",
    "/products",
  ],
  ...[
    "/products/detail/DPMA0001",
    "/products/loan/calculator",
    "/events",
    "/events/1",
    "/notice/45",
  ],
  ...[
    "/resources/32?version=2.0&compare=1.0",
    "/search?q=dream",
    "/support",
    "/support/faq/search/rate",
  ],
  ...[
    "/support/contact-us/service-center",
    "/support/contact-us/inquiry-main",
    "/support/emergencies",
  ],
  ...[
    "/support/chat",
    "/login",
    "/A/insurance/travel/trial",
    "/securities/main",
    "/investment/fund",
  ],
  ...["/sitemap", "/accessible", "/nothing/here"],
];
/** Pages of a customer; what begins with @ is the first link of the overview that leads there. */
const ownPages: Record<string, readonly string[]> = {
  wealthy01: [
    ...["/overview", "@/accounts/", "/transfer", "/overview/security", "/overview/security/panic"],
    ...["/certification", "/certification/deposit-balance", "/overview/insurance"],
    ...["/accessible/overview", "/accessible/history", "/accessible/transfer?kind=other"],
  ],
  loans01: ["/overview", "@/loans/"],
  cards01: ["@/cards/", "/support/emergencies/suspicious", "/support/emergencies/lost"],
};
const deskPages: Record<string, readonly string[]> = {
  service01: ["home", "customers", "inquiries", "disputes", "chats", "reports", "account"],
  content01: [
    ...["content", "content/notices/45", "content/questions", "content/product-groups/1"],
    ...["content/deposit-rates/1", "content/loan-rates/2", "content/exchange-rates/2"],
  ],
  admin01: ["staff", "trail", "approvals"],
};

/** What is cut on pages, in one language. */
async function cutOn(page: Page, paths: readonly string[], language: string): Promise<string[]> {
  const cut: string[] = [];
  for (const path of paths) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
    cut.push(...(await clippedIn(page)).map((each) => `${path} at ${each}`));
  }
  return cut;
}

for (const language of languages) {
  test(`no text is cut on the public pages in ${language}`, async ({ page }) => {
    test.slow();
    expect(await cutOn(page, publicPages, language)).toEqual([]);
  });

  test(`no text is cut on a customer's pages in ${language}`, async ({ page }) => {
    test.slow();
    for (const [userId, paths] of Object.entries(ownPages)) {
      await signInAs(page, userId);
      const links = await page
        .locator("main a")
        .evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""));
      const own = paths.map((path) =>
        path.startsWith("@")
          ? (links.find((link) => link.startsWith(path.slice(1))) ?? path)
          : path,
      );
      expect(await cutOn(page, own, language)).toEqual([]);
      await forgetSession(page);
    }
  });

  test(`no text is cut at the desk in ${language}`, async ({ page, bank }) => {
    test.slow();
    for (const [userId, paths] of Object.entries(deskPages)) {
      await signInAtDesk(page, bank, userId);
      expect(await cutOn(page, paths.map(at(bank)), language)).toEqual([]);
      await forgetSession(page);
    }
  });

  test(`the options of the desk's selects fit a phone in ${language}`, async ({ page, bank }) => {
    test.slow();
    const choosing = {
      service01: "customers",
      admin01: "staff",
      content01: "content/loan-rates/2",
    };
    for (const [userId, path] of Object.entries(choosing)) {
      await signInAtDesk(page, bank, userId);
      await page.goto(`${at(bank)(path)}?lang=${language}`);
      await expect(page.locator("select").first()).toBeVisible();
      expect(await cutOptionsIn(page)).toEqual([]);
      await forgetSession(page);
    }
  });
}

const at = (bank: RunningBank) => (path: string) => `${bank.deskOrigin}/desk/${path}`;
