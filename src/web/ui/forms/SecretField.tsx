import { Field } from "./Field.tsx";
import type { FieldWords } from "./FieldNotes.tsx";
import styles from "./SecretField.module.css";

/** The words around a secret. */
export interface SecretTexts {
  show: string;
  /** Opens the keypad on the screen. */
  pad: string;
  /** The secret could not be encrypted: nothing was sent. */
  trouble: string;
  /** It was typed differently the second time. */
  differs: string;
}

interface Props extends FieldWords {
  texts: SecretTexts;
  autoComplete: "current-password" | "new-password" | "off";
  /** The field whose secret is typed here once more; it is compared in the page and not sent. */
  again?: string;
}

/**
 * A password or a PIN. It works plainly; where src/areas/verification/browser/keypad.ts runs it is encrypted before it
 * leaves the page, can be looked at, and can be typed on the screen (see KeypadDialog).
 */
export function SecretField({ texts, again, ...rest }: Props) {
  const { name } = rest;
  const marks = again ? { "data-keypad-again": again } : { "data-keypad": "" };
  return (
    <Field
      {...rest}
      {...marks}
      type="password"
      spellCheck={false}
      below={
        <>
          <div className={styles.tools} data-secret-tools={name} hidden>
            <button type="button" aria-pressed="false" aria-controls={name}>
              {texts.show}
            </button>
            <button type="button" aria-haspopup="dialog" aria-controls="keypad">
              {texts.pad}
            </button>
          </div>
          <p
            role="alert"
            className={styles.trouble}
            data-secret-trouble={name}
            data-failed={texts.trouble}
            data-differs={texts.differs}
          />
        </>
      }
    />
  );
}
