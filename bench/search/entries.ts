import { readQuestions } from "../../seed/content/support.ts";
import { faqCategories } from "../../seed/support/categories.ts";
import type { Entry } from "../../src/areas/support/rules/search/entry-index.ts";
import type { Translated } from "../../src/base/text/language.ts";

const names = new Map(
  faqCategories.flatMap(({ code, name, subcategories }) =>
    subcategories.map((each) => [each.code, { code, name, own: each.name }] as const),
  ),
);

/** The demonstration bank's own entries. */
export function seededEntries(): Entry[] {
  return readQuestions().map(({ id, category: subcategory, popular, reviewed: _, ...entry }) => {
    const category = names.get(subcategory);
    if (!category) throw new Error(`there is no sub-category ${subcategory}`);
    return {
      ...entry,
      number: id,
      category: category.code,
      subcategory,
      subcategoryName: category.own,
      names: [category.name, category.own],
      isPopular: popular,
    };
  });
}

/** `count` entries: the bank's own repeated, each time mixed with others of them. */
export function manyEntries(count: number): Entry[] {
  const own = seededEntries();
  return Array.from({ length: count }, (_, place) => {
    const entry = own[place % own.length] as Entry;
    const turn = Math.floor(place / own.length);
    if (turn === 0) return entry;
    const other = own[(place * 7 + turn * 31) % own.length] as Entry;
    const third = own[(place * 13 + turn * 17) % own.length] as Entry;
    return {
      ...entry,
      number: entry.number + turn * 10_000,
      question: joined(entry.question, shortened(other.question)),
      answer: joined(third.answer, entry.answer),
      keywords: [...entry.keywords.slice(turn % 3), `${other.keywords[0]}${turn}`],
      isPopular: false,
    };
  });
}

function joined(one: Translated, other: Translated): Translated {
  return {
    zh: `${one.zh}\n\n${other.zh}`,
    en: `${one.en}\n\n${other.en}`,
    ko: `${one.ko}\n\n${other.ko}`,
  };
}

function shortened({ zh, en, ko }: Translated): Translated {
  const half = (text: string) => text.slice(0, Math.ceil(text.length / 2));
  return { zh: half(zh), en: half(en), ko: half(ko) };
}
