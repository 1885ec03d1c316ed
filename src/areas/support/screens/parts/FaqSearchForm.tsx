import { fill } from "#base/text/language.ts";
import { SearchForm } from "#web/ui/forms/SearchForm.tsx";
import { SEARCH_LENGTH, SEARCH_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";

interface Props {
  texts: Texts["search"];
  /** The current query, to be shown again. */
  typed?: string;
  /** The category to search in; null for all. */
  category?: { code: string; name: string } | null;
}

/** The search field for a question in the visitor's own words. */
export function FaqSearchForm({ texts, typed, category }: Props) {
  const label = category ? fill(texts.within, { category: category.name }) : texts.label;
  return (
    <SearchForm
      action={SEARCH_PATH}
      texts={{ ...texts, label }}
      typed={typed}
      lengthMost={SEARCH_LENGTH}
      within={category ? { name: "category", value: category.code } : null}
    />
  );
}
