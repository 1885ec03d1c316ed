import { Button } from "./Button.tsx";
import { Field } from "./Field.tsx";
import styles from "./SearchForm.module.css";

interface Props {
  /** Where what was typed is sent, under the name q. */
  action: string;
  texts: { label: string; hint: string; button: string };
  /** What was searched for, to be shown again. */
  typed?: string | undefined;
  lengthMost: number;
  /** What the search stays in. */
  within?: { name: string; value: string } | null;
}

/** What is looked for in the visitor's own words; a GET form, whose answer is an address. */
export function SearchForm({ action, texts, typed, lengthMost, within = null }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of our floor do not know <search>
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
