import { launch } from "chrome-launcher";
import Fastify from "fastify";
import lighthouse from "lighthouse";
import { TRIAL_PATH } from "#areas/insurance/rules/paths.ts";
import { addDays, dayOf } from "#base/time/day.ts";
import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { endChildren, startChild } from "../children.ts";
import { productionEnvironment } from "../production.ts";
import type { Results } from "../results.ts";
import { spreadOf } from "../spread.ts";

const RUNS = 5;
// A run without a score is repeated, at most this often.
const TRIES_MOST = 12;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const PERFORMANCE_LEAST = 98;
/** A page that hydrates sends React, too. */
const HYDRATED_LEAST = 95;
const OTHERS_LEAST = 100;
const paths = [
  "/",
  "/main-account/landing",
  "/notice",
  "/notice/3",
  "/events",
  "/support/faq/search/atm",
  "/resources",
  "/search",
  "/accessible",
  "/accessible/login",
  "/insurance",
  "/insurance/car",
  "/insurance/motorbike",
  "/securities/main",
  "/securities/stocks/D2301",
  "/board-rate",
  TRIAL_PATH,
  // With a price and its plans.
  `${TRIAL_PATH}?end=${addDays(dayOf(new Date()), 9)}&insured=both`,
];

type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse's mobile scores of public pages, with a blank page as the machine's baseline. */
export async function lighthouseScores(): Promise<Results> {
  const server = await startTestServer();
  const blank = Fastify();
  blank.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(BLANK));
  try {
    const { url } = await freshDatabase(server.url);
    const site = await startChild(new URL("../pages/site.ts", import.meta.url), {
      DATABASE_URL: url,
      ...productionEnvironment,
      LOG_LEVEL: "warn",
    });
    const addresses = new Map<string, string>([
      ["blank page", await blank.listen({ host: "127.0.0.1", port: 0 })],
      ...paths.filter(isChosen).map((path) => [path, `${site.origin}${path}`] as const),
    ]);
    return resultsOf(await inTurn(addresses));
  } finally {
    await blank.close();
    await endChildren();
    await server.stop();
  }
}

const BLANK = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><p>Blank</p></body></html>`;

async function inTurn(addresses: Map<string, string>): Promise<Map<string, Scores[]>> {
  const measured = new Map<string, Scores[]>([...addresses.keys()].map((name) => [name, []]));
  for (let round = 0; round < TRIES_MOST; round += 1) {
    for (const [name, address] of addresses) {
      const runs = measured.get(name) ?? [];
      if (runs.length >= RUNS) continue;
      const scores = await scoresOf(address);
      if (scores) runs.push(scores);
    }
  }
  return measured;
}

async function scoresOf(address: string): Promise<Scores | null> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      output: "json",
      logLevel: "silent",
      onlyCategories: [...categories],
    });
    const scores = categories.map((category) => run?.lhr.categories[category]?.score ?? null);
    if (scores.includes(null)) return null;
    return Object.fromEntries(
      categories.map((category, index) => [category, Math.round((scores[index] ?? 0) * 100)]),
    ) as Scores;
  } finally {
    chrome.kill();
  }
}

/** All, unless LIGHTHOUSE_PAGES says how the paths begin that are measured. */
function isChosen(path: string): boolean {
  const chosen = process.env.LIGHTHOUSE_PAGES?.split(",");
  return chosen === undefined || chosen.some((begin) => path.startsWith(begin));
}

function performanceLeast(name: string): number {
  return name.startsWith(TRIAL_PATH) ? HYDRATED_LEAST : PERFORMANCE_LEAST;
}

function resultsOf(measured: Map<string, Scores[]>): Results {
  const rows = [...measured].flatMap(([name, runs]) =>
    categories
      .filter((category) => name !== "blank page" || category === "performance")
      .map((category) => ({
        what: `${name}, ${category}`,
        against: "Lighthouse, mobile",
        spread: spreadOf(runs.map((scores) => scores[category])),
        bar: { atLeast: category === "performance" ? performanceLeast(name) : OTHERS_LEAST },
      })),
  );
  const notes = [...measured].map(
    ([name, runs]) =>
      `- ${name}: ${runs.length} runs, performance ${runs.map((run) => run.performance).join(", ")}`,
  );
  return { rows, notes };
}
