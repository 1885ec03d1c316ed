import { Button } from "./Button.tsx";
import { Field } from "./Field.tsx";
import styles from "./SearchForm.module.css";

interface Props {
  /** Where the query is sent, as parameter q. */
  action: string;
  texts: { label: string; hint: string; button: string };
  /** The current query, to be shown again. */
  typed?: string | undefined;
  lengthMost: number;
  /** Restricts the search. */
  within?: { name: string; value: string } | null;
}

/** A search form; a GET form, so that the result has an address. */
export function SearchForm({ action, texts, typed, lengthMost, within = null }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: our oldest browsers do not know <search>
    <form action={action} role="search" className={styles.search}>
      <Field
        name="q"
        type="search"
        label={texts.label}
        hint={texts.hint}
        typed={typed}
        maxLength={lengthMost}
        autoComplete="off"
        enterKeyHint="search"
      />
      {within && <input type="hidden" {...within} />}
      <Button>{texts.button}</Button>
    </form>
  );
}
