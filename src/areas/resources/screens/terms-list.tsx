import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { listAddress, listPage, pageNumbers, pageParam } from "#web/list-page.ts";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listDocuments, listTerms } from "../contract.ts";
import { RESOURCES_PATH, TERMS, TERMS_PATH, termPath } from "../rules.ts";
import { resourcesTexts } from "../texts/words.ts";
import type { Route } from "./+types/terms-list.ts";
import styles from "./parts/document.module.css";

const TERMS_OF_PAGE = 50;

export const handle = { keepSeconds: 60, query: { page: pageNumbers } } satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const page = pageParam(new URL(request.url));
  const [found, { terms }] = await Promise.all([
    ask(listDocuments, { documentType: TERMS, page, pageSize: TERMS_OF_PAGE }),
    ask(listTerms, {}),
  ]);
  return listPage({ all: resourcesTexts[visitor.language], terms, ...found }, found.total);
}

/** /terms: all terms with their current version, its effective day, and announced changes. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { all, documents, terms, page, total } = loaderData;
  const texts = all.terms;
  const columns = [texts.name, texts.occasion, texts.version, texts.effective, texts.next];
  const occasionsOf = (number: number) =>
    terms
      .filter(({ contentId }) => contentId === String(number))
      .map(({ termsOccasion }) => texts.occasions[termsOccasion])
      .join(texts.comma);
  return (
    <Page title={texts.title} description={texts.lead} canonical={TERMS_PATH}>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        pages={{
          label: texts.pages,
          links: [
            { href: TERMS_PATH, name: texts.title, current: true },
            { href: RESOURCES_PATH, name: all.documents, current: false },
          ],
        }}
      />
      <div className={styles.terms}>
        <Table
          id="terms"
          caption={texts.caption}
          captionHidden
          stacked
          columns={columns.map((label) => ({ label }))}
          rows={documents.map((term) => ({
            key: String(term.documentNumber),
            cells: [
              <a key="name" href={termPath(term.documentNumber)}>
                {term.documentTitle}
              </a>,
              occasionsOf(term.documentNumber) || texts.none,
              term.documentVersion,
              term.documentEffectiveOn,
              term.nextVersion ? (
                <span key="next" className={styles.mark}>
                  {fill(all.comes, {
                    version: term.nextVersion.documentVersion,
                    day: term.nextVersion.documentEffectiveOn,
                  })}
                </span>
              ) : (
                texts.none
              ),
            ],
          }))}
        />
        <Notice kind="info" word={texts.review}>
          <p>{texts.reviewText}</p>
        </Notice>
      </div>
      <Pagination
        page={page}
        pages={Math.ceil(total / TERMS_OF_PAGE)}
        address={(page) => listAddress(TERMS_PATH, page, {})}
        texts={{ ...all, label: all.pages }}
      />
    </Page>
  );
}

export default Screen;
