import { fill } from "#base/language.ts";
import type { ScreenHandle } from "#base/screen-handle.ts";
import {
  choiceAsked,
  listAddress,
  listPage,
  pageAsked,
  pageNumbers,
  pagesOf,
} from "#web/list-page.ts";
import { DocumentRows } from "#web/ui/DocumentRows.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Page } from "#web/ui/Page.tsx";
import { PageHead } from "#web/ui/PageHead.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { visitContext } from "#web/visit.ts";
import { listDocuments } from "../contract.ts";
import { documentTypes, formatBytes, RESOURCES_PATH, SEARCH_MOST, TERMS } from "../rules.ts";
import { resourcesTexts } from "../texts/words.ts";
import type { Route } from "./+types/document-list.ts";
import styles from "./parts/list.module.css";
import { SearchForm } from "./parts/SearchForm.tsx";
import { VersionFacts } from "./parts/VersionFacts.tsx";

export const handle = {
  keepSeconds: 60,
  query: { type: documentTypes, page: pageNumbers },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const words = wordsAsked(url);
  const found = await ask(listDocuments, {
    docRsrcTpCd: choiceAsked(url, "type", documentTypes) ?? TERMS,
    pageNbr: pageAsked(url),
    ...(words ? { srchVal: words } : {}),
  });
  return listPage({ texts: resourcesTexts[visitor.language], words, ...found }, found.totCnt);
}

/** What is looked for, on one line and no longer than a search may be. */
function wordsAsked(url: URL): string {
  const typed = (url.searchParams.get("q") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  // A character of two halves is not cut in the middle.
  return typed.slice(0, SEARCH_MOST).replace(/[\ud800-\udbff]$/, "");
}

type Loaded = Awaited<ReturnType<typeof loader>>["data"];

/** /resources: terms, forms, product information and legal notices, to read and to download. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, words, docRsrcTpCd: type, docRsrcList, pageNbr, totCnt, tpCntList } = loaderData;
  const address = (page: number, of: string = type) =>
    listAddress(RESOURCES_PATH, page, { type: of === TERMS ? null : of, q: words || null });
  const links = tpCntList.map((each) => ({
    href: address(1, each.docRsrcTpCd),
    name: fill(texts.typeCount, { type: texts.types[each.docRsrcTpCd], count: each.totCnt }),
    current: each.docRsrcTpCd === type,
  }));
  return (
    <Page title={texts.documents} description={texts.documentsLead} canonical={RESOURCES_PATH}>
      <PageHead
        title={texts.documents}
        lead={texts.documentsLead}
        pages={{ label: texts.kinds, links }}
      />
      <SearchForm texts={texts} type={type} words={words} />
      {docRsrcList.length > 0 ? (
        <>
          <p className={styles.count}>{countOf(loaderData)}</p>
          <DocumentRows
            rows={docRsrcList.map((each) => ({
              href: each.docRsrcUrl,
              title: each.docRsrcTitlCont,
              summary: each.docRsrcSmryCont,
              facts: <VersionFacts texts={texts} version={each} next={each.nextVer} />,
              file: {
                href: each.fileUrl,
                label: each.fileSz
                  ? fill(texts.sized, { size: formatBytes(each.fileSz) })
                  : texts.pdf,
                of: fill(texts.downloadOf, { title: each.docRsrcTitlCont }),
              },
            }))}
          />
        </>
      ) : (
        <Nothing {...loaderData} links={links} />
      )}
      <Pagination
        page={pageNbr}
        pages={pagesOf(totCnt)}
        address={address}
        texts={{ ...texts, label: texts.pages }}
      />
    </Page>
  );
}

function countOf({ texts, words, totCnt, docRsrcTpCd }: Loaded): string {
  if (!words) return fill(texts.count, { count: totCnt });
  return fill(texts.search.found, { words, count: totCnt, type: texts.types[docRsrcTpCd] });
}

/** Why there is nothing, and where there is something. */
function Nothing({
  texts,
  words,
  totCnt,
  docRsrcTpCd: type,
  tpCntList,
  links,
}: Loaded & { links: { href: string; name: string }[] }) {
  if (totCnt > 0 || !words) {
    const sentence = totCnt > 0 ? texts.beyond : texts.nothing;
    return <Empty sentence={sentence} way={{ href: RESOURCES_PATH, label: texts.firstPage }} />;
  }
  const elsewhere = links.filter((_, place) => (tpCntList[place]?.totCnt ?? 0) > 0);
  return (
    <>
      <Empty
        sentence={fill(texts.search.nothing, { words, type: texts.types[type] })}
        way={{ href: RESOURCES_PATH, label: texts.search.clear }}
      />
      {elsewhere.length > 0 && (
        <nav aria-label={texts.search.elsewhere} className={styles.elsewhere}>
          <p>{texts.search.elsewhere}</p>
          <ul>
            {elsewhere.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

export default Screen;
