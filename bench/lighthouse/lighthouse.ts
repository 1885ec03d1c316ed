import { loadavg } from "node:os";
import { launch } from "chrome-launcher";
import Fastify from "fastify";
import lighthouse, { type Result as Lhr } from "lighthouse";
import { startTestServer } from "../../tests/bank/database.ts";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { endChildren, startChild } from "../children.ts";
import { productionEnvironment } from "../production.ts";
import type { Results } from "../results.ts";
import { spreadOf } from "../spread.ts";
import { isChosen, type MeasuredPage, measuredPages } from "./measured-pages.ts";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
// A run without a score is repeated, at most this often.
const TRIES_MOST = 12;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const PERFORMANCE_LEAST = 98;
/** A page that hydrates sends React, too. */
const HYDRATED_LEAST = 95;
const OTHERS_LEAST = 100;
type Scores = Record<(typeof categories)[number], number>;

/** One way to be disallowed from search engines, on purpose: a customer's own pages are. */
const CRAWLABLE = "is-crawlable";

/** Lighthouse's mobile scores, with a blank page as the machine's baseline. */
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
    const address = await blank.listen({ host: "127.0.0.1", port: 0 });
    const pages = (await measuredPages(site.origin)).filter(isChosen);
    return resultsOf(await inTurn([{ ...BLANK_PAGE, address }, ...pages]));
  } finally {
    await blank.close();
    await endChildren();
    await server.stop();
  }
}

const BLANK = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><p>Blank</p></body></html>`;
const BLANK_PAGE = { name: "blank page", cookie: null, isHydrated: false, isHidden: false };

async function inTurn(pages: readonly MeasuredPage[]): Promise<Map<MeasuredPage, Scores[]>> {
  const measured = new Map<MeasuredPage, Scores[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < TRIES_MOST; round += 1) {
    for (const [page, runs] of measured) {
      if (runs.length >= RUNS) continue;
      const scores = await scoresOf(page);
      if (scores) runs.push(scores);
      console.log(`${page.name}: ${scores ? JSON.stringify(scores) : "no score"}`);
    }
  }
  return measured;
}

async function scoresOf({ name, address, cookie, isHidden }: MeasuredPage): Promise<Scores | null> {
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
      ...(isHidden && { skipAudits: [CRAWLABLE] }),
      ...(cookie !== null && { extraHeaders: { cookie } }),
    });
    if (run) explain(name, run.lhr);
    const scores = categories.map((category) => run?.lhr.categories[category]?.score ?? null);
    if (scores.includes(null)) return null;
    return Object.fromEntries(
      categories.map((category, index) => [category, Math.round((scores[index] ?? 0) * 100)]),
    ) as Scores;
  } finally {
    chrome.kill();
  }
}

/** Prints where the page led, and which audits cost it something. */
function explain(name: string, { audits, categories: scored, finalDisplayedUrl }: Lhr): void {
  for (const { auditRefs } of Object.values(scored)) {
    for (const { id, weight } of auditRefs) {
      const { score = null, displayValue = "" } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 0.9)
        console.log(`  ${id} ${score} ${displayValue}`);
    }
  }
  console.log(`${name}: ${finalDisplayedUrl}`);
}

function performanceLeast(page: MeasuredPage): number {
  return page.isHydrated ? HYDRATED_LEAST : PERFORMANCE_LEAST;
}

function resultsOf(measured: Map<MeasuredPage, Scores[]>): Results {
  const rows = [...measured].flatMap(([page, runs]) =>
    categories
      .filter((category) => page.name !== BLANK_PAGE.name || category === "performance")
      .map((category) => ({
        what: `${page.name}, ${category}${page.isHidden && category === "seo" ? ` without ${CRAWLABLE}` : ""}`,
        against: "Lighthouse, mobile",
        spread: spreadOf(runs.map((scores) => scores[category])),
        bar: { atLeast: category === "performance" ? performanceLeast(page) : OTHERS_LEAST },
      })),
  );
  const notes = [...measured].map(
    ([{ name }, runs]) =>
      `- ${name}: ${runs.length} runs, performance ${runs.map((run) => run.performance).join(", ")}`,
  );
  return { rows, notes: [...notes, `- load average ${loadavg()[0]?.toFixed(1)} at the end`] };
}
