import { loadavg } from "node:os";
import { type Browser, chromium } from "@playwright/test";
import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { chromiumWith } from "../../tests/browser/chromium.ts";
import { endChildren, startChild } from "../children.ts";
import { productionEnvironment } from "../production.ts";
import type { Results } from "../results.ts";
import { personOf, signInAs } from "../session.ts";
import { quantile, spreadOf } from "../spread.ts";
import { type Change, changeIn, watchFigure } from "./watch.ts";
import { lastDigit, type WatchedPage, watchedPages } from "./watched-pages.ts";

const SLOWER = 4;
const ROUNDS = 20;
// The engine has compiled what is used; a visitor's first choices do the same.
const WARM_UP = 2;
const MS_MOST = 50;
const BARRED = "travel trial";
// Copies a key to a figure and does nothing else: what the machine and the measuring take.
const floor: WatchedPage = {
  name: "bare page",
  path: null,
  who: null,
  figure: "output",
  ready: async () => {},
  acts: { key: (page, round) => lastDigit(page, "input", [String(round % 10)]) },
};
const BARE = `<!doctype html><input oninput="this.nextSibling.textContent = this.value"><output>-</output>`;

type Measured = Map<string, Change[]>;

/** How long a page takes from an input to the new figure, on a CPU that is slowed four times. */
export async function inputs(): Promise<Results> {
  const server = await startTestServer();
  const browser = await chromium.launch(chromiumWith("--lang=en-US"));
  try {
    const { url } = await freshDatabase(server.url);
    const environment = { ...productionEnvironment, LOG_LEVEL: "warn", DATABASE_URL: url };
    const site = await startChild(new URL("../pages/site.ts", import.meta.url), environment);
    const measured = new Map<string, Measured>();
    for (const watched of [floor, ...watchedPages]) {
      measured.set(watched.name, await changesOf(browser, site.origin, watched));
    }
    return resultsOf(measured);
  } finally {
    await browser.close();
    await endChildren();
    await server.stop();
  }
}

async function changesOf(
  browser: Browser,
  origin: string,
  { path, who, figure, ready, acts }: WatchedPage,
): Promise<Measured> {
  const page = await browser.newPage({
    viewport: { width: 375, height: 812 },
    extraHTTPHeaders: who === null ? {} : { cookie: await signInAs(origin, personOf(who)) },
  });
  if (path === null) await page.setContent(BARE);
  else await page.goto(`${origin}${path}`, { waitUntil: "load" });
  await ready(page);
  await watchFigure(page, figure);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const measured: Measured = new Map(Object.keys(acts).map((name) => [name, []]));
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [name, act] of Object.entries(acts)) {
      await act(page, round);
      const change = await changeIn(page, name);
      if (round >= WARM_UP) measured.get(name)?.push(change);
    }
    console.log(`round ${round + 1} of ${WARM_UP + ROUNDS}`);
  }
  await page.close();
  return measured;
}

function resultsOf(measured: Map<string, Measured>): Results {
  const against = `the bar, CPU slowed ${SLOWER} times`;
  const rows = [...measured].map(([name, changes]) => {
    const times = [...changes.values()].flat().map(({ ms }) => ms);
    return {
      what: `${name}, 95th percentile from an input to the new figure, ms`,
      against,
      // The quartiles beside it are those of all changes.
      spread: { ...spreadOf(times), median: quantile(times, 0.95) },
      bar: name === BARRED ? { atMost: MS_MOST } : null,
    };
  });
  const lines = [...measured].flatMap(([page, changes]) =>
    [...changes].map(([name, list]) => `- ${page}, ${name}: ${figuresOf(list)}`),
  );
  return {
    rows,
    notes: [
      `- the price, the payment and the terms are computed in the page: no request is part of it`,
      ...lines,
      `- load average ${loadavg()[0]?.toFixed(1)} at the end`,
    ],
  };
}

function figuresOf(changes: readonly Change[]): string {
  const times = changes.map(({ ms }) => ms);
  const browsers = changes.map(({ browserMs }) => browserMs ?? 0);
  const [median, most, slowest] = [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)];
  return `${times.length} changes, median ${median.toFixed(1)}, 95th percentile ${most.toFixed(1)}, slowest ${slowest.toFixed(1)} ms; Event Timing: median ${quantile(browsers, 0.5)}, 95th percentile ${quantile(browsers, 0.95).toFixed(0)} ms`;
}
