import type { EntryIndex } from "#areas/support/rules/search/entry-index.ts";
import { excerptWith, type Mark, marksIn } from "#areas/support/rules/search/marks.ts";
import { searchEmergencies, searchEntries } from "#areas/support/rules/search/search.ts";
import { isUrgent } from "#areas/support/rules/urgency/urgency.ts";
import { EMERGENCIES_PATH, emergencyFaqs } from "#areas/support/rules.ts";
import { countMiss } from "#areas/support/server/counts.ts";
import { suggestionsFor } from "#areas/support/server/faq.ts";
import { traditional } from "#areas/support/server/traditional.ts";
import type { Input, Output } from "#base/call/call.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/call/limits.ts";
import type { Language } from "#base/text/language.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { remembered } from "#server/cache/remembered.ts";
import type * as contract from "./contract.ts";
import type { searchSite } from "./contract.ts";
import { kinds } from "./rules.ts";
import type { FoundPage } from "./server/found-pages.ts";
import { siteIndex } from "./server/site-index.ts";

/** About two lines of a list, by language: a Chinese character says more. */
const EXCERPT = { zh: 84, en: 180, ko: 110 } as const;

type MarksOf = (text: string) => Mark[];

type Answer = Output<typeof searchSite>;

/**
 * Caches the results of common queries. About fifteen megabytes if every result has maximum size.
 */
const ANSWERS_MOST = 500;
const answers = remembered<EntryIndex<FoundPage>, Answer>(ANSWERS_MOST);

export const handlers: Handlers<typeof contract> = {
  async searchSite(input, context) {
    const { language } = context;
    const { searchText, searchKind, page = FIRST_PAGE, pageSize = PAGE_SIZE } = input;
    const index = await siteIndex(context);
    const key = JSON.stringify([language, searchText, searchKind, page, pageSize]);
    const answer = answers(index, key, () => found({ ...input, page, pageSize }, language, index));
    // Near matches are reported to the editors as well.
    if (!answer.isSure && page === FIRST_PAGE) countMiss(context, searchText);
    return answer;
  },
};

type Requested = Required<Pick<Input<typeof searchSite>, "page" | "pageSize">> &
  Input<typeof searchSite>;

function found(
  { searchText, searchKind, page, pageSize }: Requested,
  language: Language,
  index: EntryIndex<FoundPage>,
): Answer {
  const words = traditional(searchText);
  const isEmergency = isUrgent(words);
  const { entries, nearest, meant, terms, isSure } = isEmergency
    ? searchEmergencies(words, index, emergencyRank)
    : searchEntries(words, index);
  const ofKind = entries.filter(({ kind }) => searchKind === undefined || kind === searchKind);
  const marksOf: MarksOf = (text) => marksIn(text, { terms, concepts: index.concepts });
  const first = (page - 1) * pageSize;
  return {
    hits: ofKind.slice(first, first + pageSize).map((page) => {
      const row = onWire(page, language);
      const excerpt = excerptOf(page, language, marksOf);
      return {
        ...row,
        titleHighlights: marksOf(row.title).map(markOnWire),
        excerpt: excerpt.line,
        excerptHighlights: excerpt.marks.map(markOnWire),
      };
    }),
    nearest: nearest.map((page) => onWire(page, language)),
    isSure,
    isUrgent: isEmergency,
    suggestions: suggestionsFor(searchText, meant),
    kindCounts: kinds.map((each) => ({
      searchKind: each,
      hitCount: entries.filter(({ kind }) => kind === each).length,
    })),
    page,
    pageSize,
    total: ofKind.length,
  };
}

/** The page of emergencies first, then the entries that help; negative for everything else. */
function emergencyRank({ path, kind }: FoundPage): number {
  if (path === EMERGENCIES_PATH) return 0;
  const place = emergencyFaqs.findIndex((number) => path.endsWith(`/${number}`));
  return kind === "faq" && place >= 0 ? place + 1 : -1;
}

/** The first passage of a page that contains the query; without one, its beginning. */
function excerptOf(page: FoundPage, language: Language, marksOf: MarksOf) {
  const beginning = excerptWith(page.answer[language], EXCERPT[language], marksOf);
  if (beginning.marks.length > 0) return beginning;
  for (const passage of page.passages ?? []) {
    const inside = excerptWith(passage[language], EXCERPT[language], marksOf);
    if (inside.marks.length > 0) return inside;
  }
  return beginning;
}

function onWire(page: FoundPage, language: Language) {
  return {
    searchKind: page.kind,
    title: page.question[language],
    categoryName: page.belongsTo[language],
    dateText: page.day,
    url: page.path,
  };
}

function markOnWire({ start, end }: Mark) {
  return { start, end };
}
