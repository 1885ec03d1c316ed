import { Spoken } from "../data/Spoken.tsx";
import { FieldGroup, type FieldWords } from "./FieldFrame.tsx";
import styles from "./RadioGroup.module.css";

interface Props extends FieldWords {
  choices: readonly {
    value: string;
    label: string;
    /** A description of the choice, under its label. */
    about?: string;
    disabled?: boolean;
  }[];
  typed?: string | undefined;
  /** The prefix of ids, where several groups share a name. */
  id?: string;
}

/** A choice of a few, all visible; the first one has the name as its id, for error links. */
export function RadioGroup({ choices, typed, id: own, ...words }: Props) {
  const first = own ?? words.name;
  return (
    <FieldGroup {...words}>
      <div className={styles.choices} data-wrong={Boolean(words.error)}>
        {choices.map(({ value, label, about, disabled }, index) => {
          const id = index === 0 ? first : `${first}-${value}`;
          return (
            <div key={value} className={styles.choice}>
              <input
                id={id}
                name={words.name}
                type="radio"
                value={value}
                defaultChecked={typed === value}
                disabled={disabled}
                aria-describedby={about ? `${id}-about` : undefined}
              />
              <label htmlFor={id}>
                <Spoken text={label} />
              </label>
              {about && <p id={`${id}-about`}>{about}</p>}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
