import { listEvents, listFundNotices, listNotices } from "#areas/board/contract.ts";
import { fundNoticePath } from "#areas/board/rules.ts";
import { listFunds } from "#areas/funds/contract.ts";
import { remunerationPath } from "#areas/funds/rules.ts";
import { listProductGroups } from "#areas/products/contract.ts";
import { listDocuments } from "#areas/resources/contract.ts";
import { documentTypes } from "#areas/resources/rules.ts";
import { listStocks } from "#areas/securities/contract/stocks.ts";
import { stockPath } from "#areas/securities/rules.ts";
import { listFaqCategories, listFaqs } from "#areas/support/contract.ts";
import { categoryPath } from "#areas/support/rules.ts";
import type { Ask } from "#base/call/call.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { escapeHtml } from "#base/text/escape-html.ts";
import { languages, languageTags } from "#base/text/language.ts";
import { visitContext } from "#web/visit.ts";
import { sitePages } from "../rules.ts";
import type { Route } from "./+types/sitemap-file.ts";

const PAGES_MOST = 20;
const SECONDS = 600;
const PAGE = 50;

export const handle = { keepSeconds: SECONDS, sameForAll: true } satisfies ScreenHandle;

/** /sitemap.xml: every page that search engines may index, in every language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, origin } = context.get(visitContext);
  const paths = [...Object.values(sitePages), ...(await contentPaths(ask))];
  const body = [...new Set(paths)].map((path) => entryOf(`${origin}${path}`)).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${body}\n</urlset>\n`,
    {
      headers: {
        "content-type": "application/xml; charset=utf-8",
        "cache-control": `public, max-age=${SECONDS}`,
      },
    },
  );
}

async function contentPaths(ask: Ask): Promise<string[]> {
  const { faqCategories } = await ask(listFaqCategories, {});
  const parts = await Promise.all([
    ask(listProductGroups, {}).then(({ productGroups }) =>
      productGroups.flatMap(({ products }) => products.map(({ productUrl }) => productUrl)),
    ),
    every(async (page) => {
      const { notices } = await ask(listNotices, { page, pageSize: PAGE });
      return notices.map(({ noticeUrl }) => noticeUrl);
    }),
    every(async (page) => {
      const { events } = await ask(listEvents, { page, pageSize: PAGE });
      return events.map(({ eventUrl }) => eventUrl);
    }),
    every(async (page) => {
      const { notices } = await ask(listFundNotices, { page, pageSize: PAGE });
      return notices.map(({ noticeNumber }) => fundNoticePath(noticeNumber));
    }),
    ...documentTypes.map((documentType) =>
      every(async (page) => {
        const { documents } = await ask(listDocuments, { documentType, page, pageSize: PAGE });
        return documents.map(({ documentUrl }) => documentUrl);
      }),
    ),
    ask(listStocks, {}).then(({ stocks }) => stocks.map(({ code }) => stockPath(code))),
    ask(listFunds, {}).then(({ funds }) =>
      funds.map(({ type, code }) => remunerationPath(type, code)),
    ),
    faqCategories.map(({ categoryCode }) => categoryPath(categoryCode)),
    ...faqCategories.map(({ categoryCode }) =>
      every(async (page) => {
        const { faqs } = await ask(listFaqs, { categoryCode, page, pageSize: PAGE });
        return faqs.map(({ faqUrl }) => faqUrl);
      }),
    ),
  ]);
  return parts.flat();
}

/** All pages of a list, up to a limit. */
async function every(page: (number: number) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (let number = 1; number <= PAGES_MOST; number += 1) {
    const rows = await page(number);
    found.push(...rows);
    if (rows.length < PAGE) break;
  }
  return found;
}

function entryOf(address: string): string {
  const url = escapeHtml(address);
  const others = languages
    .map((language) => languageTags[language])
    .map(
      (tag) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}${url.includes("?") ? "&amp;" : "?"}lang=${tag}"/>`,
    );
  return `\n<url><loc>${url}</loc>${others.join("")}</url>`;
}
