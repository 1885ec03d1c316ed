import { PlainDialog } from "../layout/PlainDialog.tsx";
import button from "./Button.module.css";
import styles from "./KeypadDialog.module.css";

/** The texts of the on-screen keypad. */
export interface KeypadTexts {
  title: string;
  lead: string;
  digits: string;
  letters: string;
  signs: string;
  /** "{count} characters typed", announced after every key. */
  typed: string;
  capitals: string;
  shuffle: string;
  back: string;
  clear: string;
  done: string;
}

interface Props {
  texts: KeypadTexts;
  /** A PIN has digits and capitals only. */
  kind: "password" | "pin";
}

const DIGITS = "1234567890";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SIGNS = "!@#$%^&*()-_=+[]{};:'\"\\|,.<>/?`~";

/** On-screen keypad, once per page; src/areas/verification/browser/keypad.ts fills and opens it. */
export function KeypadDialog({ texts, kind }: Props) {
  const isPin = kind === "pin";
  const groups = [
    { name: texts.digits, keys: DIGITS },
    { name: texts.letters, keys: isPin ? LETTERS.toUpperCase() : LETTERS },
    ...(isPin ? [] : [{ name: texts.signs, keys: SIGNS }]),
  ];
  const tools = ["shuffle", "back", "clear"] as const;
  return (
    <PlainDialog
      id="keypad"
      title={texts.title}
      actions={
        <button type="button" data-act="done" className={`${button.button} ${button.main}`}>
          {texts.done}
        </button>
      }
    >
      <p>{texts.lead}</p>
      <p role="status" className={styles.typed} data-typed={texts.typed} />
      <div className={styles.tools}>
        {!isPin && (
          <button type="button" data-act="capitals" aria-pressed="false">
            {texts.capitals}
          </button>
        )}
        {tools.map((tool) => (
          <button key={tool} type="button" data-act={tool}>
            {texts[tool]}
          </button>
        ))}
      </div>
      {groups.map(({ name, keys }) => (
        // biome-ignore lint/a11y/useSemanticElements: keys are not fields that need a legend
        <div key={name} role="group" aria-label={name} className={styles.keys} data-keys={keys} />
      ))}
    </PlainDialog>
  );
}
