import { fill } from "#base/language.ts";
import { Button } from "#web/ui/Button.tsx";
import { Field } from "#web/ui/Field.tsx";
import { SEARCH_LENGTH, SEARCH_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./SearchForm.module.css";

interface Props {
  texts: Texts["search"];
  /** What was searched for, to be shown again. */
  typed?: string;
  /** The category in which to search; without it everywhere. */
  category?: { code: string; name: string } | null;
}

/** The question in the visitor's own words; a GET form, whose answer is an address. */
export function SearchForm({ texts, typed, category }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of our floor do not know <search>
    <form action={SEARCH_PATH} role="search" className={styles.search}>
      <Field
        name="q"
        type="search"
        label={category ? fill(texts.within, { category: category.name }) : texts.label}
        hint={texts.hint}
        typed={typed}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
      />
      {category && <input type="hidden" name="category" value={category.code} />}
      <Button>{texts.button}</Button>
    </form>
  );
}
