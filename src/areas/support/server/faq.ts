import { FIRST_PAGE, PAGE_SIZE } from "#base/call/limits.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { remembered } from "#server/cache/remembered.ts";
import type * as contract from "../contract.ts";
import type { Entry, EntryIndex } from "../rules/search/entry-index.ts";
import { folded } from "../rules/search/folding.ts";
import { excerptWith, type Mark, marksIn } from "../rules/search/marks.ts";
import { entriesNear, searchEmergencies, searchEntries } from "../rules/search/search.ts";
import { isUrgent } from "../rules/urgency/urgency.ts";
import { emergencyFaqs, faqPath } from "../rules.ts";
import { categories, categoryOf, type FaqRow, faqOf, faqs, popularFaqs } from "../store/faq.ts";
import { countMiss, countView } from "./counts.ts";
import { entryIndex } from "./entry-index.ts";
import { traditional } from "./traditional.ts";

const POPULAR_MOST = 8;
const NEAR_MOST = 4;
/** About two lines of a list, by language: a Chinese character says more. */
const EXCERPT = { zh: 84, en: 180, ko: 110 } as const;

/** The size of the cache for common queries. */
const ANSWERS_MOST = 500;

type Faq = Handlers<typeof contract>;
type Found = Awaited<ReturnType<Faq["searchFaqs"]>>;
type Checked = Parameters<Faq["searchFaqs"]>[0] & {
  page: number;
  pageSize: number;
  isEmergency: boolean;
};

const answers = remembered<EntryIndex, Found>(ANSWERS_MOST);
const neighbours = remembered<EntryIndex, Entry[]>(ANSWERS_MOST);

/** The handlers of the FAQ. */
export const faqHandlers: Omit<Faq, "listCentres" | "readCallCentre"> = {
  async listFaqCategories(_input, { db, language }) {
    const [rows, popular] = await Promise.all([
      categories(db, language, null),
      popularFaqs(db, language, POPULAR_MOST),
    ]);
    return {
      faqCategories: rows.map((row) => ({
        categoryCode: row.code,
        categoryName: row.name,
        faqCount: row.count,
      })),
      relatedFaqs: popular.map(onWire),
    };
  },

  async listFaqSubcategories({ categoryCode }, { db, language }) {
    const [category, rows] = await Promise.all([
      categoryOf(db, language, categoryCode),
      categories(db, language, categoryCode),
    ]);
    if (!category) throw new Refusal("FAQS000002");
    return {
      categoryCode,
      categoryName: category.name,
      subcategories: rows.map((row) => ({
        subcategoryCode: row.code,
        subcategoryName: row.name,
        faqCount: row.count,
      })),
    };
  },

  countFaqs: (_input, { db }) => counted(db),
  countFaqsToo: (_input, { db }) => counted(db),

  async listFaqs({ categoryCode, page = FIRST_PAGE, pageSize = PAGE_SIZE }, { db, language }) {
    const [category, { rows, total }] = await Promise.all([
      categoryOf(db, language, categoryCode),
      faqs(db, language, { code: categoryCode, size: pageSize, number: page }),
    ]);
    if (!category) throw new Refusal("FAQS000002");
    const { code, name, parentCode, parentName } = category;
    return {
      categoryCode: parentCode ?? code,
      categoryName: parentName ?? name,
      subcategoryCode: parentCode === null ? null : code,
      subcategoryName: parentCode === null ? null : name,
      faqs: rows.map(onWire),
      page,
      pageSize,
      total,
    };
  },

  async readFaq({ subcategoryCode, faqNumber }, context) {
    const { db, language } = context;
    const row = await faqOf(db, language, { code: subcategoryCode, number: faqNumber });
    if (!row) throw new Refusal("FAQS000001");
    countView(context, faqNumber);
    const index = await entryIndex(context);
    const entry = index.entries.find(({ number }) => number === faqNumber);
    const near = entry
      ? neighbours(index, String(faqNumber), () => entriesNear(entry, index, NEAR_MOST))
      : [];
    const neighbour = (beside: typeof row.previous) =>
      beside && { faqNumber: beside.number, question: beside.question };
    return {
      ...onWire(row),
      categoryName: row.categoryName,
      answer: row.answer,
      changedOn: row.changed,
      previous: neighbour(row.previous),
      next: neighbour(row.next),
      relatedFaqs: near.map((each) => onWire(rowOf(each, language))),
    };
  },

  async searchFaqs(input, context) {
    const { searchText, categoryCode, page = FIRST_PAGE } = input;
    const answer = await findFaqs(input, context);
    // Near matches are reported to the editors as well.
    const isMiss = !answer.isSure && categoryCode === undefined && page === FIRST_PAGE;
    if (isMiss) countMiss(context, searchText);
    return answer;
  },
};

/**
 * Searches the entries; what is not a search of somebody, as a chat's message, is not counted. A long
 * message may be urgent although the part of it that is searched for is not.
 */
export async function findFaqs(
  input: Parameters<Faq["searchFaqs"]>[0],
  context: Parameters<Faq["searchFaqs"]>[1],
  isEmergency: boolean = isUrgent(traditional(input.searchText)),
): Promise<Found> {
  const { language } = context;
  const { searchText, categoryCode, page = FIRST_PAGE, pageSize = PAGE_SIZE } = input;
  const index = await entryIndex(context);
  const key = JSON.stringify([language, searchText, categoryCode, page, pageSize, isEmergency]);
  const checked = { ...input, page, pageSize, isEmergency };
  return answers(index, key, () => foundFaqs(checked, language, index));
}

function foundFaqs(
  { searchText, categoryCode, page, pageSize, isEmergency }: Checked,
  language: Language,
  index: EntryIndex,
): Found {
  const words = traditional(searchText);
  const everywhere = isEmergency
    ? searchEmergencies(words, index, ({ number }) => emergencyFaqs.indexOf(number))
    : searchEntries(words, index);
  const found =
    isEmergency || categoryCode === undefined
      ? everywhere
      : searchEntries(
          words,
          index,
          ({ category, subcategory }) => category === categoryCode || subcategory === categoryCode,
        );
  const marksOf = (text: string) => marksIn(text, { terms: found.terms, concepts: index.concepts });
  const first = (page - 1) * pageSize;
  return {
    faqs: found.entries.slice(first, first + pageSize).map((entry) => {
      const row = onWire(rowOf(entry, language));
      const excerpt = excerptWith(entry.answer[language], EXCERPT[language], marksOf);
      return {
        ...row,
        questionHighlights: marksOf(row.question).map(markOnWire),
        excerpt: excerpt.line,
        excerptHighlights: excerpt.marks.map(markOnWire),
      };
    }),
    relatedFaqs: found.nearest.map((entry) => onWire(rowOf(entry, language))),
    isSure: everywhere.isSure,
    isUrgent: isEmergency,
    suggestions: suggestionsFor(searchText, found.meant),
    faqCounts: countsByCategory(everywhere.entries),
    page,
    pageSize,
    total: found.entries.length,
  };
}

/** The suggested query, if it differs from what was typed. */
export function suggestionsFor(typed: string, meant: string | null): string[] {
  return meant === null || folded(meant) === folded(typed) ? [] : [meant];
}

async function counted(db: Parameters<typeof categories>[0]) {
  const rows = await categories(db, "zh", null);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    faqCounts: rows.map((row) => ({ categoryCode: row.code, faqCount: row.count })),
  };
}

function countsByCategory(entries: readonly Entry[]) {
  const counts = new Map<string, number>();
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort().map(([categoryCode, faqCount]) => ({ categoryCode, faqCount }));
}

function rowOf(entry: Entry, language: Language): FaqRow {
  const { number, category, subcategory } = entry;
  return {
    number,
    category,
    subcategory,
    subcategoryName: entry.subcategoryName[language],
    question: entry.question[language],
  };
}

function onWire(row: FaqRow) {
  return {
    faqNumber: row.number,
    categoryCode: row.category,
    subcategoryCode: row.subcategory,
    subcategoryName: row.subcategoryName,
    question: row.question,
    faqUrl: faqPath(row),
  };
}

function markOnWire({ start, end }: Mark) {
  return { start, end };
}
