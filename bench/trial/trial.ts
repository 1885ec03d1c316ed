import { chromium, type Page } from "@playwright/test";
import { TRIAL_PATH } from "#areas/insurance/rules/paths.ts";
import { insuranceTexts } from "#areas/insurance/texts/words.ts";
import { addDays, dayOf } from "#base/time/day.ts";
import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { chromiumWith } from "../../tests/browser/chromium.ts";
import { endChildren, startChild } from "../children.ts";
import { productionEnvironment } from "../production.ts";
import type { Results } from "../results.ts";
import { quantile, spreadOf } from "../spread.ts";

const SLOWER = 4;
const ROUNDS = 15;
const MS_MOST = 50;
const WAIT_MS = 20_000;

/** The millisecond of the input and that of the new price on the screen. */
interface Watched {
  inputAt: number;
  shownAt: number;
  /** The price before the input; null where none is shown. */
  before: string | null;
}

/** What a visitor does; each changes the price. */
const inputs: Record<string, (page: Page, round: number) => Promise<void>> = {
  "the sum insured": async (page, round) => {
    await page.locator("#sum").selectOption(round % 2 === 0 ? "15000000" : "5000000");
  },
  "the age as it is typed": async (page, round) => {
    await page.locator("#age").focus();
    await page.keyboard.press("ControlOrMeta+a");
    // The second digit leads into another class of ages.
    await page.keyboard.press(round % 2 === 0 ? "7" : "3");
    await armed(page);
    await page.keyboard.press("1");
  },
  "who is insured by a click": async (page, round) => {
    await page
      .locator('input[name="insured"]')
      .nth(round % 2 === 0 ? 2 : 0)
      .click();
  },
  "the last day": async (page, round) => {
    await page.locator("#end").fill(addDays(start, round % 2 === 0 ? 20 : 4));
  },
};

const start = addDays(dayOf(new Date()), 10);

/** How long the travel page takes from an input to the new price, on a CPU that is slowed four times. */
export async function trial(): Promise<Results> {
  const server = await startTestServer();
  const browser = await chromium.launch(chromiumWith());
  try {
    const { url } = await freshDatabase(server.url);
    const environment = { ...productionEnvironment, LOG_LEVEL: "warn", DATABASE_URL: url };
    const site = await startChild(new URL("../pages/site.ts", import.meta.url), environment);
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    const query = `destination=overseas&start=${start}&end=${addDays(start, 4)}&time=09:30&sum=5000000&insured=self&age=36`;
    await page.goto(`${site.origin}${TRIAL_PATH}?${query}`, { waitUntil: "networkidle" });
    // Only a page that is hydrated has no button to send its form by.
    const send = insuranceTexts.zh.trial.send;
    await page.getByRole("button", { name: send }).waitFor({ state: "detached" });
    await page.evaluate(watch);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return resultsOf(await inTurn(page));
  } finally {
    await browser.close();
    await endChildren();
    await server.stop();
  }
}

/** In the page: notes when an input began, and when the price that followed from it was painted. */
function watch(): void {
  const watched: Watched = { inputAt: 0, shownAt: 0, before: null };
  Object.assign(window, { watched });
  const began = (event: Event) => {
    if (watched.inputAt === 0) watched.inputAt = event.timeStamp;
  };
  for (const name of ["keydown", "pointerdown", "input", "change"]) {
    addEventListener(name, began, { capture: true });
  }
  const painted = () => {
    if (watched.shownAt === 0) watched.shownAt = performance.now();
  };
  new MutationObserver(() => {
    const price = document.querySelector("[data-price]")?.getAttribute("data-price") ?? null;
    if (price === null || price === watched.before) return;
    // A frame is on the screen when the task after it runs.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = painted;
      port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** Forgets what was seen before: the next event is the input. */
async function armed(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The last input's own frames are over first.
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          const before = document.querySelector("[data-price]")?.getAttribute("data-price") ?? null;
          const { watched } = window as unknown as { watched: Watched };
          Object.assign(watched, { inputAt: 0, shownAt: 0, before });
          resolve();
        }),
      );
    });
  });
}

async function inTurn(page: Page): Promise<Map<string, number[]>> {
  const measured = new Map<string, number[]>(Object.keys(inputs).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, act] of Object.entries(inputs)) {
      await armed(page);
      await act(page, round);
      const { inputAt, shownAt } = await seen(page, name);
      // The first round warms the engine up, as the visitor's earlier choices do.
      if (round > 0) measured.get(name)?.push(shownAt - inputAt);
    }
  }
  return measured;
}

/** Asked inside the page: its policy lets nothing be waited for by text. */
function seen(page: Page, name: string): Promise<Watched> {
  return page.evaluate(
    ({ what, most }) =>
      new Promise<Watched>((resolve, reject) => {
        const { watched } = window as unknown as { watched: Watched };
        const until = performance.now() + most;
        const check = () => {
          if (watched.shownAt > 0) resolve(watched);
          else if (performance.now() > until)
            reject(new Error(`the price did not follow: ${what}`));
          else setTimeout(check, 10);
        };
        check();
      }),
    { what: name, most: WAIT_MS },
  );
}

function resultsOf(measured: Map<string, number[]>): Results {
  return {
    rows: [...measured].map(([name, times]) => ({
      what: `from ${name} to the new price on the screen, ms`,
      against: `the bar, on a CPU slowed ${SLOWER} times`,
      spread: spreadOf(times),
      bar: { atMost: MS_MOST },
    })),
    notes: [...measured].map(
      ([name, times]) =>
        `- ${name}: 95th percentile ${quantile(times, 0.95).toFixed(1)} ms, slowest of ${times.length} ${Math.max(...times).toFixed(1)} ms, a frame of 16.7 ms included`,
    ),
  };
}
