import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { type DocumentType, RESOURCES_PATH, SEARCH_MOST, TERMS } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./list.module.css";

interface Props {
  texts: Texts;
  type: DocumentType;
  words: string;
}

/** Searches the documents of a kind; a GET form, so that the result can be bookmarked. */
export function SearchForm({ texts, type, words }: Props) {
  return (
    <search>
      <form action={RESOURCES_PATH} className={styles.search}>
        {type !== TERMS && <input type="hidden" name="type" value={type} />}
        <Field
          name="q"
          type="search"
          label={texts.search.label}
          hint={texts.search.hint}
          typed={words}
          maxLength={SEARCH_MOST}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button>{texts.search.button}</Button>
        {words && (
          <Button href={RESOURCES_PATH} variant="link">
            {texts.search.clear}
          </Button>
        )}
      </form>
    </search>
  );
}
