import { fill } from "#base/text/language.ts";
import { listAddress, pageParam, pagesOf } from "#web/list-page.ts";
import { notFound } from "#web/not-found.ts";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { UrgentHelp } from "#web/ui/feedback/UrgentHelp.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { visitContext } from "#web/visit.ts";
import { listFaqCategories, searchFaqs } from "../contract.ts";
import { FAQ_PATH, SUPPORT_PATH, searchPath, urgentPaths } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/faq-search.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { FaqSearchForm } from "./parts/FaqSearchForm.tsx";
import { MoreHelp } from "./parts/MoreHelp.tsx";
import { NothingFound } from "./parts/NothingFound.tsx";
import { codeParam, typedParam } from "./parts/params.ts";
import { QuestionList } from "./parts/QuestionList.tsx";
import { Suggestions } from "./parts/Suggestions.tsx";

// Not cached: the number of possible queries is unlimited.

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const typed = typedParam(params.typed);
  if (typed === "") throw notFound();
  const code = params.category === undefined ? null : codeParam(params.category);
  const { faqCategories, relatedFaqs: popular } = await ask(listFaqCategories, {});
  const category =
    code === null ? null : faqCategories.find(({ categoryCode }) => categoryCode === code);
  if (category === undefined) throw notFound();
  const found = await ask(searchFaqs, {
    searchText: typed,
    page: pageParam(new URL(request.url)),
    ...(category ? { categoryCode: category.categoryCode } : {}),
  });
  const texts = supportTexts[visitor.language];
  return { texts, typed, category, faqCategories, popular, found };
}

/** /support/faq/search/{searchText}: the results, or what to do without any. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, typed, category, faqCategories, popular, found } = loaderData;
  const isNear = found.total > 0 && !found.isSure;
  const path = searchPath(typed, category?.categoryCode ?? null);
  const counts = new Map(
    found.faqCounts.map(({ categoryCode, faqCount }) => [categoryCode, faqCount]),
  );
  const links = [
    { code: null, name: texts.search.all },
    ...faqCategories
      .filter(
        ({ categoryCode }) => counts.has(categoryCode) || categoryCode === category?.categoryCode,
      )
      .map(({ categoryCode, categoryName }) => ({
        code: categoryCode,
        name: `${categoryName} (${counts.get(categoryCode) ?? 0})`,
      })),
  ].map(({ code, name }) => ({
    href: searchPath(typed, code),
    name,
    current: code === (category?.categoryCode ?? null),
  }));
  const isFound = found.total > 0;
  return (
    <Page
      title={fill(texts.search.title, { typed })}
      description={fill(texts.search.lead, { typed })}
      // The number of queries is unlimited: search engines see the FAQ page as canonical.
      canonical={FAQ_PATH}
      hidden={!isFound}
    >
      <Crumbs
        texts={texts}
        steps={[
          { href: SUPPORT_PATH, name: texts.support },
          { href: FAQ_PATH, name: texts.faq },
        ]}
      />
      <PageHead
        title={fill(texts.search.title, { typed })}
        lead={fill(leadOf(texts.search, { isFound, isNear }), { count: found.total, typed })}
      />
      {found.isUrgent && (
        <UrgentHelp texts={{ ...texts.urgent, lead: texts.urgent.stop }} paths={urgentPaths} />
      )}
      {isNear && <MoreHelp texts={texts} />}
      <Suggestions texts={texts.search} suggestions={found.suggestions} />
      <FaqSearchForm texts={texts.search} typed={typed} />
      {(links.length > 2 || category) && <Pills label={texts.search.categories} links={links} />}
      {found.faqs.length > 0 && <QuestionList rows={found.faqs} />}
      {isFound && found.faqs.length === 0 && (
        <Empty sentence={texts.beyond} way={{ href: path, label: texts.firstPage }} />
      )}
      {!isFound && (
        <NothingFound
          texts={texts}
          everywhere={category ? searchPath(typed, null) : null}
          nearest={found.relatedFaqs}
          popular={popular}
        />
      )}
      <Pagination
        page={found.page}
        pages={pagesOf(found.total)}
        address={(number) => listAddress(path, number, {})}
        texts={{ ...texts, label: texts.pages }}
      />
      {!isNear && <MoreHelp texts={texts} />}
    </Page>
  );
}

export default Screen;

/** The sentence above the results: answers, near matches, or nothing. */
function leadOf(
  texts: Texts["search"],
  { isFound, isNear }: Record<"isFound" | "isNear", boolean>,
) {
  if (!isFound) return texts.nothing;
  return isNear ? texts.near : texts.found;
}
