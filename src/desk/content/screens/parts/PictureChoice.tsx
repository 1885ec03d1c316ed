import { EventPicture } from "#web/ui/data/EventPicture.tsx";
import styles from "./PictureChoice.module.css";

interface Props {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  typed: string | undefined;
}

/** Selects one of the site's drawings by its picture. */
export function PictureChoice({ name, label, choices, typed }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.pictures}>
        {choices.map(({ value, label: word }, index) => (
          <label key={value} className={styles.picture}>
            <EventPicture name={value} number={index} />
            <span>
              <input
                id={index === 0 ? name : `${name}-${value}`}
                type="radio"
                name={name}
                value={value}
                defaultChecked={typed === value}
              />
              {word}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
