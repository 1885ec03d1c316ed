import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/language.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";
import type { Handlers } from "#server/asked.ts";
import { remembered } from "#server/remembered.ts";
import type * as contract from "../contract.ts";
import type { Entry, EntryIndex } from "../rules/search/entry-index.ts";
import { excerptWith, type Mark, marksIn } from "../rules/search/marks.ts";
import { entriesNear, searchEntries } from "../rules/search/search.ts";
import { faqPath } from "../rules.ts";
import { categories, categoryOf, type FaqRow, faqOf, faqs, popularFaqs } from "../store/faq.ts";
import { countMiss, countView } from "./counts.ts";
import { entryIndex } from "./entry-index.ts";
import { traditional } from "./traditional.ts";

const POPULAR_MOST = 8;
const NEAR_MOST = 4;
/** About two lines of a list, by language: Chinese says more in a character. */
const EXCERPT = { zh: 84, en: 180, ko: 110 } as const;

/** What many look for is found once. */
const ANSWERS_MOST = 500;

type Faq = Handlers<typeof contract>;
type Found = Awaited<ReturnType<Faq["searchFaqs"]>>;
type Looked = Parameters<Faq["searchFaqs"]>[0] & { pageNbr: number; pageCnt: number };

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
      faqCtgList: rows.map((row) => ({ ctgCd: row.code, ctgNm: row.name, faqCnt: row.count })),
      faqArray: popular.map(onWire),
    };
  },

  async listFaqSubcategories({ ctgCd }, { db, language }) {
    const [category, rows] = await Promise.all([
      categoryOf(db, language, ctgCd),
      categories(db, language, ctgCd),
    ]);
    if (!category) throw new Refusal("FAQS000002");
    return {
      ctgCd,
      ctgNm: category.name,
      subCtgList: rows.map((row) => ({
        subCtgCd: row.code,
        subCtgNm: row.name,
        faqCnt: row.count,
      })),
    };
  },

  countFaqs: (_input, { db }) => counted(db),
  countFaqsToo: (_input, { db }) => counted(db),

  async listFaqs({ ctgCd, pageNbr = FIRST_PAGE, pageCnt = PAGE_SIZE }, { db, language }) {
    const [category, { rows, total }] = await Promise.all([
      categoryOf(db, language, ctgCd),
      faqs(db, language, { code: ctgCd, size: pageCnt, number: pageNbr }),
    ]);
    if (!category) throw new Refusal("FAQS000002");
    const { code, name, parentCode, parentName } = category;
    return {
      ctgCd: parentCode ?? code,
      ctgNm: parentName ?? name,
      subCtgCd: parentCode === null ? null : code,
      subCtgNm: parentCode === null ? null : name,
      faqList: rows.map(onWire),
      pageNbr,
      pageCnt,
      totCnt: total,
    };
  },

  async readFaq({ subCtgCd, faqNbr }, asked) {
    const { db, language } = asked;
    const row = await faqOf(db, language, { code: subCtgCd, number: faqNbr });
    if (!row) throw new Refusal("FAQS000001");
    countView(asked, faqNbr);
    const index = await entryIndex(asked);
    const entry = index.entries.find(({ number }) => number === faqNbr);
    const near = entry
      ? neighbours(index, String(faqNbr), () => entriesNear(entry, index, NEAR_MOST))
      : [];
    const neighbour = (beside: typeof row.previous) =>
      beside && { faqNbr: beside.number, sbjtCont: beside.question };
    return {
      ...onWire(row),
      ctgNm: row.categoryName,
      cont: row.answer,
      chgDt: row.changed,
      previous: neighbour(row.previous),
      next: neighbour(row.next),
      faqArray: near.map((each) => onWire(rowOf(each, language))),
    };
  },

  async searchFaqs(input, asked) {
    const { language } = asked;
    const { srchVal, ctgCd, pageNbr = FIRST_PAGE, pageCnt = PAGE_SIZE } = input;
    const index = await entryIndex(asked);
    const key = JSON.stringify([language, srchVal, ctgCd, pageNbr, pageCnt]);
    const answer = answers(index, key, () =>
      foundFaqs({ ...input, pageNbr, pageCnt }, language, index),
    );
    const isMiss = answer.totCnt === 0 && ctgCd === undefined && pageNbr === FIRST_PAGE;
    if (isMiss) countMiss(asked, srchVal);
    return answer;
  },
};

function foundFaqs(
  { srchVal, ctgCd, pageNbr, pageCnt }: Looked,
  language: Language,
  index: EntryIndex,
): Found {
  const words = traditional(srchVal);
  const everywhere = searchEntries(words, index);
  const found =
    ctgCd === undefined
      ? everywhere
      : searchEntries(
          words,
          index,
          ({ category, subcategory }) => category === ctgCd || subcategory === ctgCd,
        );
  const marksOf = (text: string) => marksIn(text, { terms: found.terms, concepts: index.concepts });
  const first = (pageNbr - 1) * pageCnt;
  return {
    faqList: found.entries.slice(first, first + pageCnt).map((entry) => {
      const row = onWire(rowOf(entry, language));
      const excerpt = excerptWith(entry.answer[language], EXCERPT[language], marksOf);
      return {
        ...row,
        sbjtMarkList: marksOf(row.sbjtCont).map(markOnWire),
        smryCont: excerpt.line,
        smryMarkList: excerpt.marks.map(markOnWire),
      };
    }),
    faqArray: found.nearest.map((entry) => onWire(rowOf(entry, language))),
    sgstList: found.meant === null ? [] : [found.meant],
    faqCntList: countsByCategory(everywhere.entries),
    pageNbr,
    pageCnt,
    totCnt: found.entries.length,
  };
}

async function counted(db: Parameters<typeof categories>[0]) {
  const rows = await categories(db, "zh", null);
  return {
    totCnt: rows.reduce((sum, { count }) => sum + count, 0),
    faqCntList: rows.map((row) => ({ ctgCd: row.code, faqCnt: row.count })),
  };
}

function countsByCategory(entries: readonly Entry[]) {
  const counts = new Map<string, number>();
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort().map(([ctgCd, faqCnt]) => ({ ctgCd, faqCnt }));
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
    faqNbr: row.number,
    ctgCd: row.category,
    subCtgCd: row.subcategory,
    subCtgNm: row.subcategoryName,
    sbjtCont: row.question,
    faqDtlUrl: faqPath(row),
  };
}

function markOnWire({ start, end }: Mark) {
  return { strtPos: start, endPos: end };
}
