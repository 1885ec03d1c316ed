import { excerptWith, type Mark, marksIn } from "#areas/support/rules/search/marks.ts";
import { searchEntries } from "#areas/support/rules/search/search.ts";
import { countMiss } from "#areas/support/server/counts.ts";
import { traditional } from "#areas/support/server/traditional.ts";
import type { Language } from "#base/language.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";
import type { Handlers } from "#server/asked.ts";
import type * as contract from "./contract.ts";
import { kinds } from "./rules.ts";
import type { FoundPage } from "./server/found-pages.ts";
import { siteIndex } from "./server/site-index.ts";

/** About two lines of a list, by language: Chinese says more in a character. */
const EXCERPT = { zh: 84, en: 180, ko: 110 } as const;

type MarksOf = (text: string) => Mark[];

export const handlers: Handlers<typeof contract> = {
  async searchSite(input, asked) {
    const { srchVal, srchKndCd, pageNbr = FIRST_PAGE, pageCnt = PAGE_SIZE } = input;
    const { language } = asked;
    const index = await siteIndex(asked);
    const found = searchEntries(traditional(srchVal), index);
    if (found.entries.length === 0 && pageNbr === FIRST_PAGE) countMiss(asked, srchVal);
    const ofKind = found.entries.filter(
      ({ kind }) => srchKndCd === undefined || kind === srchKndCd,
    );
    const marksOf: MarksOf = (text) =>
      marksIn(text, { terms: found.terms, concepts: index.concepts });
    const first = (pageNbr - 1) * pageCnt;
    return {
      srchList: ofKind.slice(first, first + pageCnt).map((page) => {
        const row = onWire(page, language);
        const excerpt = excerptOf(page, language, marksOf);
        return {
          ...row,
          titlMarkList: marksOf(row.titlCont).map(markOnWire),
          smryCont: excerpt.line,
          smryMarkList: excerpt.marks.map(markOnWire),
        };
      }),
      nearList: found.nearest.map((page) => onWire(page, language)),
      sgstList: found.meant === null ? [] : [found.meant],
      kndCntList: kinds.map((each) => ({
        srchKndCd: each,
        srchCnt: found.entries.filter(({ kind }) => kind === each).length,
      })),
      pageNbr,
      pageCnt,
      totCnt: ofKind.length,
    };
  },
};

/** The first text of a page that holds what was looked for; without one, its beginning. */
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
    srchKndCd: page.kind,
    titlCont: page.question[language],
    ctgNm: page.belongsTo[language],
    dtCont: page.day,
    dtlUrl: page.path,
  };
}

function markOnWire({ start, end }: Mark) {
  return { strtPos: start, endPos: end };
}
