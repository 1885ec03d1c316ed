import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./comparison.module.css";
import type { Comparison, ShownDocument } from "./requested-document.ts";

interface Props {
  texts: Texts;
  document: ShownDocument;
  comparison: Comparison;
  /** The document's own address, with its parameters. */
  address: string;
}

/** Selects the two versions; a GET form, so that the result can be bookmarked. */
export function PairForm({ texts, document, comparison, address }: Props) {
  const [path, query] = address.split("?");
  const words = texts.comparison;
  const choices = document.versions.map(({ documentVersion, documentEffectiveOn }) => ({
    value: documentVersion,
    label: fill(words.choice, { version: documentVersion, day: documentEffectiveOn }),
  }));
  return (
    <form action={path} className={styles.pair}>
      <HiddenFields fields={[...new URLSearchParams(query)]} />
      <Select
        name="compare"
        label={words.from}
        choices={choices}
        typed={comparison.fromVersion.documentVersion}
      />
      <Select
        name="version"
        label={words.to}
        choices={choices}
        typed={comparison.toVersion.documentVersion}
      />
      <Button variant="quiet">{words.button}</Button>
    </form>
  );
}
