import { translated } from "#base/content/entry.ts";
import { languages } from "#base/text/language.ts";
import { contentKind } from "#server/content/kind.ts";
import { questionContent } from "../rules/content.ts";
import {
  deleteQuestion,
  putQuestion,
  questionTitles,
  subcategoryCodes,
  subcategoryNames,
  wholeQuestion,
} from "../store/content.ts";

/** Questions as the desk publishes them. */
export const questionKind = contentKind({
  shape: async (db) =>
    questionContent(new Set((await subcategoryCodes(db)).map(({ code }) => code))),
  list: questionTitles,
  async choices(db, language) {
    const codes = await subcategoryNames(db, language);
    return { category: codes.map(({ code, name }) => ({ value: code, label: name })) };
  },
  find: wholeQuestion,
  wholeOf: ({ fields, sections }) => ({
    number: fields.id,
    subcategory: fields.category,
    isPopular: fields.popular,
    reviewed: "",
    question: translated(sections, ({ question }) => question),
    answer: translated(sections, ({ body }) => body),
    keywords: [...new Set(languages.flatMap((language) => sections[language].keywords))],
  }),
  fieldsOf: ({ subcategory, reviewed, isPopular }) => ({
    category: subcategory,
    reviewed,
    popular: isPopular ? "yes" : "no",
  }),
  sectionOf: ({ question, answer, keywords }, language) => ({
    // The table has the words of all languages in one list: they stand with the first.
    fields: {
      question: question[language],
      keywords: language === "zh" ? keywords.join(", ") : "",
    },
    body: answer[language],
  }),
  put: putQuestion,
  remove: deleteQuestion,
  async pathOf(db, item) {
    const whole = await wholeQuestion(db, item);
    const codes = await subcategoryCodes(db);
    const parent = codes.find(({ code }) => code === whole?.subcategory)?.parent;
    return whole && parent ? `/support/faq/category/${parent}/${whole.subcategory}/${item}` : null;
  },
});
