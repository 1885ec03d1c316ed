// The same journey in every input mode: with scripts, without them, and by keyboard alone.

import { expect, type Locator, type Page } from "@playwright/test";
import { isShort } from "../suites.ts";

/** The input modes. */
export const ways = ["scripts", "plain", "keyboard"] as const;

export type Way = (typeof ways)[number];

type Walk = { way: Way; language: "zh-TW" | "en" };

const all: readonly Walk[] = ways.flatMap((way) =>
  (["zh-TW", "en"] as const).map((language) => ({ way, language })),
);
const some: readonly Walk[] = [
  { way: "scripts", language: "zh-TW" },
  { way: "plain", language: "en" },
  { way: "keyboard", language: "zh-TW" },
];

/** Every mode in both languages, for sign-in and transfer; `npm test` uses each mode once. */
export const everyWalk = isShort ? some : all;

/** Each mode once and both languages; `npm run prove -- matrix` uses all combinations everywhere. */
export const walks = process.env.MATRIX ? all : some;

const TABS_MOST = 120;

/** A user's actions on a page, in any mode. */
export interface InputMode {
  type(field: Locator, text: string): Promise<void>;
  /** A button, a link or a checkbox. */
  press(control: Locator): Promise<void>;
}

/** The actions of a mode; by keyboard the mouse is not used. */
export function inputModeOf(page: Page, way: Way): InputMode {
  if (way !== "keyboard") {
    return { type: (field, text) => field.fill(text), press: (control) => control.click() };
  }
  return {
    async type(field, text) {
      await tabTo(page, field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
    async press(control) {
      await tabTo(page, control);
      const isBox = /^(checkbox|radio)$/.test((await control.getAttribute("type")) ?? "");
      await page.keyboard.press(isBox ? "Space" : "Enter");
    },
  };
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let times = 0; times < TABS_MOST; times += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way by Tab to ${control}`);
}
