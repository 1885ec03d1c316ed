import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";

const bank = testBank({ pagesPerMinute: 1_000_000, callsPerMinute: 1_000_000 });

const PAGES_MOST = 4_000;
// Generating a file is slow; two are enough to show that links to files work.
const FILES_MOST = 2;

/** Traces of unrendered text: a link or a table in Markdown, or a path that is not a link. */
const MARKS = /\]\(|[(（]\/[a-z]| \| /;

/** Follows every link of the site from the home page; returns what it found. */
async function crawl(language: string) {
  const met = new Map<string, number>();
  const from = new Map<string, string>();
  const queue = ["/", "/sitemap", "/accessible", "/sitemap.xml"];
  const undrawn: string[] = [];
  let files = 0;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (met.has(path)) continue;
    if (/\/file(\?|$)/.test(path)) files += 1;
    if (files > FILES_MOST && /\/file(\?|$)/.test(path)) continue;
    if (met.size >= PAGES_MOST) throw new Error("there is no end of pages");
    const response = await bank().site.inject({
      url: path,
      headers: { cookie: `language=${language}` },
    });
    met.set(path, response.statusCode);
    const type = String(response.headers["content-type"] ?? "");
    const moved = response.headers.location;
    const marks = type.includes("html") ? MARKS.exec(wordsOf(response.body)) : null;
    if (marks) undrawn.push(`${path}: ${marks.input.slice(marks.index - 20, marks.index + 40)}`);
    const found = moved
      ? [moved]
      : type.includes("html")
        ? hrefsOf(response.body)
        : locationsOf(response.body);
    for (const href of found) {
      const next = pathOf(href, path);
      if (next === null || met.has(next)) continue;
      if (!from.has(next)) from.set(next, path);
      queue.push(next);
    }
  }
  const dead = [...met].filter(([, status]) => status >= 400);
  return {
    pages: met.size,
    undrawn,
    dead: dead.map(([path, status]) => `${status} ${path} from ${from.get(path)}`),
  };
}

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src)="([^"]+)"/g)].map(([, href]) => href ?? "");
}

/** The text of a page, for readers and search engines, without its scripts and their data. */
function wordsOf(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replace(/<(?!meta)[^>]*>/g, "");
}

function locationsOf(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href ?? "");
}

/** The path of a link within the site, without its fragment and the visitor's preferences. */
function pathOf(href: string, from: string): string | null {
  const url = new URL(href.replaceAll("&amp;", "&"), new URL(from, "http://localhost:3000"));
  if (url.origin !== "http://localhost:3000") return null;
  for (const choice of ["lang", "theme", "counting", "app", "text", "easy"])
    url.searchParams.delete(choice);
  return url.pathname + url.search;
}

test.each(["zh-TW", "en", "ko"])(
  "no link of the site leads nowhere in %s, and none is left as it was written",
  { timeout: 240_000 },
  async (language) => {
    const { pages, dead, undrawn } = await crawl(language);
    expect(dead).toEqual([]);
    expect(undrawn).toEqual([]);
    expect(pages).toBeGreaterThan(350);
  },
);
