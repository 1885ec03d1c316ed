import { readEntry, translated } from "#base/content/entry.ts";
import type { Flaw } from "#base/content/file.ts";
import { languages } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { ContentKind } from "#server/content/kind.ts";
import { questionContent } from "../rules/content.ts";
import {
  deleteQuestion,
  putQuestion,
  questionTitles,
  subcategoryCodes,
  subcategoryNames,
  type WholeQuestion,
  wholeQuestion,
} from "../store/content.ts";

/** Questions as published by the desk. */
export const questionKind: ContentKind = {
  list: questionTitles,
  async choices(db, language) {
    const codes = await subcategoryNames(db, language);
    return { category: codes.map(({ code, name }) => ({ value: code, label: name })) };
  },
  async partsOf(db, item) {
    const whole = await wholeQuestion(db, item);
    if (!whole) return null;
    const { subcategory, isPopular, reviewed, question, answer, keywords } = whole;
    const section = (language: "zh" | "en" | "ko") => ({
      // The table has the keywords of all languages in one list: they go with the first language.
      fields: {
        question: question[language],
        keywords: language === "zh" ? keywords.join(", ") : "",
      },
      body: answer[language],
    });
    const popular = isPopular ? "yes" : "no";
    return {
      fields: { id: String(item), category: subcategory, reviewed, popular },
      sections: { zh: section("zh"), en: section("en"), ko: section("ko") },
    };
  },
  async read(db, text) {
    const flaws: Flaw[] = [];
    const whole = await questionIn(db, text, flaws);
    return whole ? { item: whole.number, flaws: [] } : { item: null, flaws };
  },
  async put(tx, text) {
    const whole = await questionIn(tx, text, []);
    if (!whole) throw new Error("a question that was checked cannot be read");
    await putQuestion(tx, whole);
  },
  remove: deleteQuestion,
  async pathOf(db, item) {
    const whole = await wholeQuestion(db, item);
    const codes = await subcategoryCodes(db);
    const parent = codes.find(({ code }) => code === whole?.subcategory)?.parent;
    return whole && parent ? `/support/faq/category/${parent}/${whole.subcategory}/${item}` : null;
  },
};

async function questionIn(db: Db, text: string, flaws: Flaw[]): Promise<WholeQuestion | null> {
  const codes = await subcategoryCodes(db);
  const entry = readEntry(text, questionContent(new Set(codes.map(({ code }) => code))), flaws);
  if (!entry) return null;
  const { fields, sections } = entry;
  return {
    number: fields.id,
    subcategory: fields.category,
    isPopular: fields.popular,
    reviewed: "",
    question: translated(sections, ({ question }) => question),
    answer: translated(sections, ({ body }) => body),
    keywords: [...new Set(languages.flatMap((language) => sections[language].keywords))],
  };
}
