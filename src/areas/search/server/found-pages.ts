import { eventPath, fundNoticePath, noticePath } from "#areas/board/rules.ts";
import { boardTexts } from "#areas/board/texts/words.ts";
import { productPath } from "#areas/products/rules.ts";
import { documentPath } from "#areas/resources/rules.ts";
import { resourcesTexts } from "#areas/resources/texts/words.ts";
import type { Searchable } from "#areas/support/rules/search/entry-index.ts";
import { faqPath } from "#areas/support/rules.ts";
import type { Language, Translated } from "#base/text/language.ts";
import type { Kind } from "../rules.ts";
import type {
  DocumentRow,
  EventRow,
  FaqRow,
  FundNoticeRow,
  NoticeRow,
  ProductRow,
} from "../store.ts";

/** A page of the site as it is searched and shown among what was found. */
export interface FoundPage extends Searchable {
  kind: Kind;
  path: string;
  /** What it belongs to, as the list shows it. */
  belongsTo: Translated;
  day: string | null;
}

/** A product: its promise is what it answers, its terms lie behind. */
export function pageOfProduct(row: ProductRow): FoundPage {
  const points = [...row.benefits, ...row.steps].flatMap(({ title, text }) => [title, text]);
  const facts = row.facts.flatMap(({ label, value }) => [label, value]);
  const variants = row.variants.map(({ lead }) => lead);
  return {
    kind: "product",
    path: row.path ?? productPath(row.code),
    belongsTo: row.group,
    day: null,
    names: [row.group],
    question: row.name,
    answer: translated((language) => `${row.slogan[language]}\n\n${row.lead[language]}`),
    passages: [...points, ...facts, ...variants, row.notes],
    // Whoever types the name of a product looks for the product before what is told of it.
    keywords: [row.name, ...row.variants.map(({ name }) => name)].flatMap(inEveryLanguage),
    isPopular: true,
  };
}

/** An entry of the FAQ, searched as its own search does. */
export function pageOfFaq(row: FaqRow): FoundPage {
  return {
    kind: "faq",
    path: faqPath(row),
    belongsTo: row.subcategoryName,
    day: null,
    names: [row.categoryName, row.subcategoryName],
    question: row.question,
    answer: row.answer,
    keywords: row.keywords,
    isPopular: row.isPopular,
  };
}

/** A notice. */
export function pageOfNotice(row: NoticeRow): FoundPage {
  const category = translated((language) => boardTexts[language].categories[row.category]);
  return {
    ...onBoard(row.title, row.body),
    path: noticePath(row.number),
    belongsTo: joined(
      translated((language) => boardTexts[language].notices),
      category,
    ),
    day: row.day,
    names: [translated((language) => boardTexts[language].notices), category],
    isPopular: row.isPinned,
  };
}

/** An event; one that has ended gives way to those that have not. */
export function pageOfEvent(row: EventRow): FoundPage {
  const events = translated((language) => boardTexts[language].events);
  return {
    ...onBoard(row.title, row.summary),
    path: eventPath(row.number),
    belongsTo: joined(
      events,
      translated((language) => boardTexts[language].eventStates[row.state]),
    ),
    day: `${row.starts} – ${row.ends}`,
    names: [events],
    passages: [row.body],
    isPopular: row.state === "ongoing",
  };
}

/** A notice of a fund company. */
export function pageOfFundNotice(row: FundNoticeRow): FoundPage {
  const fundNotices = translated((language) => boardTexts[language].fundNotices);
  return {
    ...onBoard(row.title, row.body),
    path: fundNoticePath(row.number),
    belongsTo: joined(fundNotices, row.company),
    day: row.day,
    names: [fundNotices, row.company],
    isPopular: false,
  };
}

/** A document by its title and summary; its text lies behind. */
export function pageOfDocument(row: DocumentRow): FoundPage {
  const type = translated((language) => resourcesTexts[language].types[row.type]);
  return {
    kind: "document",
    path: documentPath(row.number),
    belongsTo: type,
    day: row.day,
    names: [type],
    question: row.title,
    answer: row.summary,
    passages: [row.body],
    keywords: inEveryLanguage(row.title),
    isPopular: false,
  };
}

function onBoard(title: Translated, text: Translated) {
  return { kind: "notice", question: title, answer: text, keywords: [] } as const;
}

function inEveryLanguage(text: Translated): string[] {
  return Object.values(text);
}

function translated(textIn: (language: Language) => string): Translated {
  return { zh: textIn("zh"), en: textIn("en"), ko: textIn("ko") };
}

function joined(whole: Translated, part: Translated): Translated {
  return translated((language) => `${whole[language]} · ${part[language]}`);
}
