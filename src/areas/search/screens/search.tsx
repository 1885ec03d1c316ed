import { FOUND_MOST } from "#areas/support/rules/search/search.ts";
import { urgentPaths } from "#areas/support/rules.ts";
import { supportTexts } from "#areas/support/texts/words.ts";
import { FIRST_PAGE } from "#base/call/limits.ts";
import { SEARCH_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { searchedText } from "#base/text/typed-text.ts";
import { choiceParam, pageParam } from "#web/list-page.ts";
import { UrgentHelp } from "#web/ui/feedback/UrgentHelp.tsx";
import { SearchForm } from "#web/ui/forms/SearchForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { searchSite } from "../contract.ts";
import { kinds, SEARCH_LENGTH } from "../rules.ts";
import { searchTexts } from "../texts/words.ts";
import type { Route } from "./+types/search.ts";
import { Results } from "./parts/Results.tsx";
import { WaysOn } from "./parts/WaysOn.tsx";

// Not cached: the number of possible queries is unlimited.

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const typed = searchedText(url.searchParams.get("q"), SEARCH_LENGTH);
  const kind = choiceParam(url, "kind", kinds);
  const texts = searchTexts[visitor.language];
  if (typed === "") {
    return { texts, search: { typed, kind, page: FIRST_PAGE }, found: null, urgent: null };
  }
  const search = { typed, kind, page: pageParam(url) };
  const found = await ask(searchSite, {
    searchText: typed,
    page: search.page,
    ...(kind ? { searchKind: kind } : {}),
  });
  const urgent = found.isUrgent ? supportTexts[visitor.language].urgent : null;
  return { texts, search, found, urgent };
}

/** /search?q=…: searches the whole site; without a query, where to begin. */
export function Screen({ loaderData: { texts, search, found, urgent } }: Route.ComponentProps) {
  const { typed } = search;
  const form = (
    <SearchForm action={SEARCH_PATH} texts={texts} typed={typed} lengthMost={SEARCH_LENGTH} />
  );
  if (!found) {
    return (
      <Page title={texts.title} description={texts.description} canonical={SEARCH_PATH}>
        <PageHead title={texts.title} lead={texts.lead} />
        {form}
        <WaysOn texts={texts} />
      </Page>
    );
  }
  const total = found.kindCounts.reduce((sum, { hitCount }) => sum + hitCount, 0);
  const title = fill(texts.results, { typed });
  return (
    <Page title={title} description={fill(texts.resultsLead, { typed })} hidden>
      <PageHead title={title} lead={leadOf(texts, { typed, total, isSure: found.isSure })} />
      {urgent && <UrgentHelp texts={{ ...urgent, lead: urgent.stop }} paths={urgentPaths} />}
      {form}
      <Results texts={texts} search={search} found={found} />
      {total === 0 && <WaysOn texts={texts} />}
    </Page>
  );
}

export default Screen;

/** The sentence above the results: answers, near matches, or nothing. */
function leadOf(
  texts: Record<"nothing" | "near" | "found" | "foundMost", string>,
  { typed, total, isSure }: { typed: string; total: number; isSure: boolean },
) {
  if (total === 0) return fill(texts.nothing, { typed });
  if (!isSure) return fill(texts.near, { typed, count: total });
  return fill(total < FOUND_MOST ? texts.found : texts.foundMost, { count: total });
}
