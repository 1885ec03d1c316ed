import { holidayContent, questionContent } from "#areas/support/rules/content.ts";
import { translated } from "#base/content/entry.ts";
import { count, degrees, orNull, telephone, words } from "#base/content/fields.ts";
import { languages } from "#base/text/language.ts";
import { faqCategories } from "../support/categories.ts";
import { readFolder } from "./folder.ts";

const subcategories = new Set(
  faqCategories.flatMap((category) => category.subcategories.map(({ code }) => code)),
);

const questionShape = questionContent(subcategories);

const hours = {
  expected: "opening hours such as 09:00-18:00",
  read: (value: string) =>
    /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined,
};

const centreShape = {
  folder: "service-centres",
  fields: {
    position: count,
    telephone,
    weekdays: hours,
    /** Closed if missing. */
    weekends: orNull(hours),
    latitude: degrees,
    longitude: degrees,
  },
  unique: ["position"],
  texts: { name: words, address: words, note: words },
  body: "none",
} as const;

/** The days on which banks are closed; a demonstration has them all from its first start on. */
export function readHolidays(root?: string) {
  return readFolder(
    holidayContent,
    ({ fields, sections }) => ({ ...fields, title: translated(sections, ({ title }) => title) }),
    root,
  );
}

/** Frequently asked questions with their answers. */
export function readQuestions(root?: string) {
  const questions = readFolder(
    questionShape,
    ({ fields, sections }) => ({
      ...fields,
      question: translated(sections, ({ question }) => question),
      answer: translated(sections, ({ body }) => body),
      /** Other words that customers use for the same thing, in all languages. */
      keywords: languages.flatMap((language) => sections[language].keywords),
    }),
    root,
  );
  return questions.toSorted((one, other) => one.id - other.id);
}

/** The service centres, from north to south. */
export function readCentres(root?: string) {
  const centres = readFolder(
    centreShape,
    ({ fields, sections }) => ({
      ...fields,
      name: translated(sections, ({ name }) => name),
      address: translated(sections, ({ address }) => address),
      note: translated(sections, ({ note }) => note),
    }),
    root,
  );
  return centres.toSorted((one, other) => one.position - other.position);
}
