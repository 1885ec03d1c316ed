import { Field } from "./Field.tsx";
import type { FieldWords } from "./FieldFrame.tsx";
import styles from "./SecretField.module.css";

/** The texts around a secret. */
export interface SecretTexts {
  show: string;
  /** Opens the on-screen keypad. */
  pad: string;
  /** The secret could not be encrypted: nothing was sent. */
  error: string;
  /** The repeated secret is different. */
  differs: string;
}

interface Props extends FieldWords {
  texts: SecretTexts;
  autoComplete: "current-password" | "new-password" | "off";
  /** The field whose secret is repeated here; it is compared in the page and not sent. */
  again?: string;
}

/**
 * A password or a PIN. It works without scripts; with src/areas/verification/browser/keypad.ts it
 * is encrypted before it leaves the page, and can be revealed or typed on screen (see
 * KeypadDialog).
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
            className={styles.error}
            data-secret-error={name}
            data-failed={texts.error}
            data-differs={texts.differs}
          />
        </>
      }
    />
  );
}
