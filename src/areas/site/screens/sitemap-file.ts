import { listEvents, listFundNotices, listNotices } from "#areas/board/contract.ts";
import { fundNoticePath } from "#areas/board/rules.ts";
import { listProductGroups } from "#areas/products/contract.ts";
import { listDocuments } from "#areas/resources/contract.ts";
import { documentTypes } from "#areas/resources/rules.ts";
import { listFaqCategories, listFaqs } from "#areas/support/contract.ts";
import { categoryPath } from "#areas/support/rules.ts";
import type { Ask } from "#base/call.ts";
import { languages, languageTags } from "#base/language.ts";
import type { ScreenHandle } from "#base/screen-handle.ts";
import { visitContext } from "#web/visit.ts";
import { sitePages } from "../rules.ts";
import type { Route } from "./+types/sitemap-file.ts";

const PAGES_MOST = 20;
const SECONDS = 600;
const PAGE = 50;

export const handle = { keepSeconds: SECONDS, sameForAll: true } satisfies ScreenHandle;

/** /sitemap.xml: every page that searchers may find, in every language. */
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
  const { faqCtgList } = await ask(listFaqCategories, {});
  const parts = await Promise.all([
    ask(listProductGroups, {}).then(({ pdGrpList }) =>
      pdGrpList.flatMap(({ pdList }) => pdList.map(({ pdDtlUrl }) => pdDtlUrl)),
    ),
    every(async (pageNbr) => {
      const { ntcList } = await ask(listNotices, { pageNbr, pageCnt: PAGE });
      return ntcList.map(({ ntcDtlUrl }) => ntcDtlUrl);
    }),
    every(async (pageNbr) => {
      const { evntList } = await ask(listEvents, { pageNbr, pageCnt: PAGE });
      return evntList.map(({ evntDtlUrl }) => evntDtlUrl);
    }),
    every(async (pageNbr) => {
      const { noticeList } = await ask(listFundNotices, { pageNbr, pageCnt: PAGE });
      return noticeList.map(({ noticeNbr }) => fundNoticePath(noticeNbr));
    }),
    ...documentTypes.map((docRsrcTpCd) =>
      every(async (pageNbr) => {
        const { docRsrcList } = await ask(listDocuments, { docRsrcTpCd, pageNbr, pageCnt: PAGE });
        return docRsrcList.map(({ docRsrcUrl }) => docRsrcUrl);
      }),
    ),
    faqCtgList.map(({ ctgCd }) => categoryPath(ctgCd)),
    ...faqCtgList.map(({ ctgCd }) =>
      every(async (pageNbr) => {
        const { faqList } = await ask(listFaqs, { ctgCd, pageNbr, pageCnt: PAGE });
        return faqList.map(({ faqDtlUrl }) => faqDtlUrl);
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
  const url = escaped(address);
  const others = languages
    .map((language) => languageTags[language])
    .map(
      (tag) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}${url.includes("?") ? "&amp;" : "?"}lang=${tag}"/>`,
    );
  return `\n<url><loc>${url}</loc>${others.join("")}</url>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
