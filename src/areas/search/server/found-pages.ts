import { eventPath, fundNoticePath, noticePath } from "#areas/board/rules.ts";
import { boardTexts } from "#areas/board/texts/words.ts";
import { remunerationPath } from "#areas/funds/rules.ts";
import type { fundsByName } from "#areas/funds/server/values.ts";
import { fundsTexts } from "#areas/funds/texts/words.ts";
import { productPaths } from "#areas/landing/rules.ts";
import { productPath } from "#areas/products/rules.ts";
import { documentPath } from "#areas/resources/rules.ts";
import { resourcesTexts } from "#areas/resources/texts/words.ts";
import { stockPath } from "#areas/securities/rules.ts";
import type { sharesByName } from "#areas/securities/server.ts";
import { securitiesTexts } from "#areas/securities/texts/words.ts";
import { type SitePage, sitePages } from "#areas/site/rules.ts";
import { siteTexts } from "#areas/site/texts/words.ts";
import type { Searchable } from "#areas/support/rules/search/entry-terms.ts";
import { faqPath } from "#areas/support/rules.ts";
import { linkPath } from "#base/site/own-path.ts";
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
import { pageWords, productWords } from "../texts/page-words.ts";
import { searchTexts } from "../texts/words.ts";

/** A page of the site as an index entry and a search result. */
export interface FoundPage extends Searchable {
  kind: Kind;
  path: string;
  /** The section it belongs to, as shown in the list. */
  belongsTo: Translated;
  day: string | null;
}

/** A product: its slogan and lead are the answer, its terms the passages. */
export function pageOfProduct(row: ProductRow): FoundPage {
  const points = [...row.benefits, ...row.steps].flatMap(({ title, text }) => [title, text]);
  const facts = row.facts.flatMap(({ label, value }) => [label, value]);
  const variants = row.variants.map(({ lead }) => lead);
  return {
    kind: "product",
    path: linkPath(row.path) ?? productPath(row.code),
    belongsTo: row.group,
    day: null,
    names: [row.group],
    question: row.name,
    answer: translated((language) => `${row.slogan[language]}\n\n${row.lead[language]}`),
    passages: [...points, ...facts, ...variants, row.notes],
    // A visitor who types a product's name wants the product before pages about it.
    keywords: [
      ...[row.name, ...row.variants.map(({ name }) => name)].flatMap(inEveryLanguage),
      ...(productWords[row.code] ?? []),
    ],
    isPopular: true,
  };
}

/** An entry of the FAQ, indexed as in the FAQ's own search. */
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

/** An event; an ended one ranks below current ones. */
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

/** A document by its title and summary; its text becomes the passages. */
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

/** The site's functions, by the names of their pages; products have their own rows. */
export function pagesOfSite(): FoundPage[] {
  const products: readonly string[] = Object.values(productPaths);
  const pages = (Object.entries(sitePages) as [SitePage, string][]).filter(
    ([, path]) => !products.includes(path),
  );
  return pages.map(([name, path]) => {
    const title = translated((language) => siteTexts[language].sitemap.names[name]);
    return {
      kind: "page",
      path,
      belongsTo: translated((language) => searchTexts[language].kinds.page),
      day: null,
      names: [],
      question: title,
      answer: { zh: "", en: "", ko: "" },
      keywords: [...inEveryLanguage(title), ...(pageWords[name] ?? [])],
      isPopular: true,
    };
  });
}

/** A stock or an ETF, by its name or its code. */
export function pageOfShare(row: Awaited<ReturnType<typeof sharesByName>>[number]): FoundPage {
  const kind = translated((language) => securitiesTexts[language].kinds[row.kind]);
  return { ...onMarket(row, kind), path: stockPath(row.code) };
}

/** A fund, by its name, its code or its company. */
export function pageOfFund(row: Awaited<ReturnType<typeof fundsByName>>[number]): FoundPage {
  const type = translated((language) => fundsTexts[language].types[row.type]);
  const page = onMarket(row, joined(type, row.company));
  return { ...page, path: remunerationPath(row.type, row.code) };
}

function onMarket({ code, name }: { code: string; name: Translated }, belongsTo: Translated) {
  return {
    kind: "market",
    belongsTo,
    day: null,
    names: [belongsTo],
    question: translated((language) => `${name[language]} (${code})`),
    answer: belongsTo,
    keywords: [code, ...inEveryLanguage(name)],
    isPopular: true,
  } as const;
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
