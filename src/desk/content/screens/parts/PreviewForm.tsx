import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "../content.module.css";

interface Props {
  texts: Texts;
  path: string;
  version: number;
  /** The moment that is offered; the page as it is now unless one is given. */
  at: string | undefined;
}

/** Opens the public page with a version, or as it will be at a given moment. */
export function PreviewForm({ texts, path, version, at }: Props) {
  return (
    <>
      <h2>{texts.previewTitle}</h2>
      <p>{texts.previewLead}</p>
      <form method="get" action={path} target="_blank" className={styles.panel} rel="noopener">
        <div className={styles.moments}>
          <Field
            name="at"
            label={texts.previewWhen}
            hint={texts.momentHint}
            typed={at}
            autoComplete="off"
          />
        </div>
        <p className={styles.buttons}>
          <Button name="version" value={String(version)} variant="quiet">
            {fill(texts.previewVersion, { version })}
          </Button>
          <Button variant="quiet">{texts.previewScheduled}</Button>
        </p>
      </form>
    </>
  );
}
