import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { startOf } from "#base/text/typed-text.ts";
import {
  choiceParam,
  listAddress,
  listPage,
  pageNumbers,
  pageParam,
  pagesOf,
} from "#web/list-page.ts";
import { DocumentRows } from "#web/ui/data/DocumentRows.tsx";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
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
  query: { q: "free", type: documentTypes, page: pageNumbers },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const words = wordsParam(url);
  const found = await ask(listDocuments, {
    documentType: choiceParam(url, "type", documentTypes) ?? TERMS,
    page: pageParam(url),
    ...(words ? { searchText: words } : {}),
  });
  return listPage({ texts: resourcesTexts[visitor.language], words, ...found }, found.total);
}

/** The query, on one line and cut to the maximum length. */
function wordsParam(url: URL): string {
  const typed = (url.searchParams.get("q") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  return startOf(typed, SEARCH_MOST);
}

type Loaded = Awaited<ReturnType<typeof loader>>["data"];

/** /resources: terms, forms, product information and legal notices, to read and to download. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, words, documentType: type, documents, page, total, typeCounts } = loaderData;
  const address = (page: number, of: string = type) =>
    listAddress(RESOURCES_PATH, page, { type: of === TERMS ? null : of, q: words || null });
  const links = typeCounts.map((each) => ({
    href: address(1, each.documentType),
    name: fill(texts.typeCount, { type: texts.types[each.documentType], count: each.total }),
    current: each.documentType === type,
  }));
  return (
    <Page title={texts.documents} description={texts.documentsLead} canonical={RESOURCES_PATH}>
      <PageHead
        title={texts.documents}
        lead={texts.documentsLead}
        pages={{ label: texts.kinds, links }}
      />
      <SearchForm texts={texts} type={type} words={words} />
      {documents.length > 0 ? (
        <>
          <p className={styles.count}>{countOf(loaderData)}</p>
          <DocumentRows
            rows={documents.map((each) => ({
              href: each.documentUrl,
              title: each.documentTitle,
              summary: each.documentSummary,
              facts: <VersionFacts texts={texts} version={each} next={each.nextVersion} />,
              file: {
                href: each.fileUrl,
                label: each.fileBytes
                  ? fill(texts.sized, { size: formatBytes(each.fileBytes) })
                  : texts.pdf,
                of: fill(texts.downloadOf, { title: each.documentTitle }),
              },
            }))}
          />
        </>
      ) : (
        <Nothing {...loaderData} links={links} />
      )}
      <Pagination
        page={page}
        pages={pagesOf(total)}
        address={address}
        texts={{ ...texts, label: texts.pages }}
      />
    </Page>
  );
}

function countOf({ texts, words, total, documentType }: Loaded): string {
  if (!words) return fill(texts.count, { count: total });
  return fill(texts.search.found, { words, count: total, type: texts.types[documentType] });
}

/** Says that nothing was found, and where there are results. */
function Nothing({
  texts,
  words,
  total,
  documentType: type,
  typeCounts,
  links,
}: Loaded & { links: { href: string; name: string }[] }) {
  if (total > 0 || !words) {
    const sentence = total > 0 ? texts.beyond : texts.nothing;
    return <Empty sentence={sentence} way={{ href: RESOURCES_PATH, label: texts.firstPage }} />;
  }
  const elsewhere = links.filter((_, place) => (typeCounts[place]?.total ?? 0) > 0);
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
