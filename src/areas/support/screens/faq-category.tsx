import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { listAddress, listPage, pageNumbers, pageParam, pagesOf } from "#web/list-page.ts";
import { orNotFound } from "#web/not-found.ts";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { visitContext } from "#web/visit.ts";
import { listFaqSubcategories, listFaqs } from "../contract.ts";
import { categoryPath, FAQ_PATH, SUPPORT_PATH } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Route } from "./+types/faq-category.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { FaqSearchForm } from "./parts/FaqSearchForm.tsx";
import { MoreHelp } from "./parts/MoreHelp.tsx";
import { codeParam } from "./parts/params.ts";
import parts from "./parts/parts.module.css";
import { QuestionList } from "./parts/QuestionList.tsx";

export const handle = { keepSeconds: 60, query: { page: pageNumbers } } satisfies ScreenHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const page = pageParam(new URL(request.url));
  const code = codeParam(params.category);
  const found = await orNotFound(ask(listFaqs, { categoryCode: code, page }));
  const { subcategories } = await ask(listFaqSubcategories, { categoryCode: found.categoryCode });
  return listPage(
    { texts: supportTexts[visitor.language], code, subcategories, ...found },
    found.total,
  );
}

/** /support/faq/category/{categoryCode}: the questions of a category, or of one of its sub-categories. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const {
    texts,
    code,
    subcategories,
    categoryCode,
    categoryName,
    subcategoryName,
    faqs,
    page,
    total,
  } = loaderData;
  const path = categoryPath(code);
  const name = subcategoryName ?? categoryName;
  const links = [
    { code: categoryCode, name: texts.all },
    ...subcategories.map((each) => ({ code: each.subcategoryCode, name: each.subcategoryName })),
  ].map((each) => ({
    href: categoryPath(each.code),
    name: each.name,
    current: each.code === code,
  }));
  return (
    <Page
      title={fill(texts.inCategory, { category: name })}
      description={`${fill(texts.inCategory, { category: name })} ${texts.faqLead}`}
      canonical={path}
    >
      <Crumbs
        texts={texts}
        steps={[
          { href: SUPPORT_PATH, name: texts.support },
          { href: FAQ_PATH, name: texts.faq },
        ]}
      />
      <PageHead title={categoryName} lead={fill(texts.count, { count: total })} />
      <Pills label={texts.subcategories} links={links} />
      {faqs.length > 0 ? (
        <QuestionList rows={faqs} plain={subcategoryName !== null} />
      ) : (
        <Empty
          sentence={total > 0 ? texts.beyond : texts.emptyCategory}
          way={
            total > 0
              ? { href: path, label: texts.firstPage }
              : { href: FAQ_PATH, label: texts.search.browse }
          }
        />
      )}
      <Pagination
        page={page}
        pages={pagesOf(total)}
        address={(number) => listAddress(path, number, {})}
        texts={{ ...texts, label: texts.pages }}
      />
      <div className={parts.section}>
        <FaqSearchForm texts={texts.search} category={{ code: categoryCode, name: categoryName }} />
      </div>
      <MoreHelp texts={texts} />
    </Page>
  );
}

export default Screen;
