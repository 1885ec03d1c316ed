import type { ClipboardEvent } from "react";
import { halfWidth } from "#base/text/typed-text.ts";
import control from "./control.module.css";
import styles from "./DateInput.module.css";
import { FieldGroup, type FieldWords } from "./FieldFrame.tsx";
import { dayParts } from "./typed-day.ts";

const WHOLE_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

interface Props extends FieldWords {
  /** The joined day as it was typed: see typed-day.ts. */
  typed?: string | undefined;
  texts: Readonly<Record<"year" | "month" | "day", string>>;
  /** True when the day is the customer's own birthday, which browsers can autofill. */
  birthday?: boolean;
  disabled?: boolean;
}

/** A day in three text fields; the year's id is the name, for error links. */
export function DateInput({ typed, texts, birthday = false, disabled, ...words }: Props) {
  const parts = dayParts(typed);
  return (
    <FieldGroup {...words}>
      <div className={styles.day} onPaste={spread}>
        {(["year", "month", "day"] as const).map((part) => {
          const id = part === "year" ? words.name : `${words.name}-${part}`;
          return (
            <div key={part} data-part={part}>
              <label htmlFor={id}>{texts[part]}</label>
              <input
                id={id}
                name={`${words.name}-${part}`}
                type="text"
                inputMode="numeric"
                autoComplete={birthday ? `bday-${part}` : "off"}
                defaultValue={parts[part]}
                disabled={disabled}
                aria-invalid={words.error ? true : undefined}
                className={`${control.control} ${control.figures}`}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

/** Pasting a whole day fills all three fields. */
function spread(event: ClipboardEvent<HTMLDivElement>): void {
  const pasted = WHOLE_DAY.exec(halfWidth(event.clipboardData.getData("text")));
  if (!pasted) return;
  event.preventDefault();
  event.currentTarget.querySelectorAll("input").forEach((input, place) => {
    input.value = pasted[place + 1] ?? "";
  });
}
