import type { ComponentProps } from "react";
import { Icon } from "../layout/Icon.tsx";
import control from "./control.module.css";
import { FieldFrame, type FieldWords, noted } from "./FieldFrame.tsx";
import styles from "./Select.module.css";

interface Choice {
  value: string;
  label: string;
}

type Rest = Omit<ComponentProps<"select">, keyof FieldWords | "id" | "className" | "children">;

interface Props extends FieldWords, Rest {
  /** Choices in order, or grouped by heading when there are many. */
  choices: readonly (Choice | { heading: string; choices: readonly Choice[] })[];
  typed?: string | undefined;
}

/** A labelled select; the browser's own, so that every keyboard and screen reader supports it. */
export function Select({ name, label, hint, error, choices, typed, ...rest }: Props) {
  const words = { name, hint, error };
  return (
    <FieldFrame {...words} label={label}>
      <div className={styles.select}>
        <select
          id={name}
          name={name}
          defaultValue={typed}
          className={control.control}
          {...noted(words)}
          {...rest}
        >
          {choices.map((choice) =>
            "heading" in choice ? (
              <optgroup key={choice.heading} label={choice.heading}>
                {choice.choices.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(choice)
            ),
          )}
        </select>
        <Icon name="open" />
      </div>
    </FieldFrame>
  );
}

function optionOf({ value, label }: Choice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
