import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import type { UpgradeScope } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./upgrade.module.css";

interface Props {
  texts: Texts;
  options: readonly { scope: UpgradeScope; isPossible: boolean }[];
  scope: UpgradeScope | null;
  error: string | undefined;
}

/** Step 2: TWD, foreign currencies or both; what the customer does not have is disabled. */
export function AccountsStep({ texts: { accounts: words }, options, scope, error }: Props) {
  const possible = options.filter(({ isPossible }) => isPossible);
  const typed = scope ?? (possible.length === 1 ? possible[0]?.scope : undefined);
  return (
    <>
      <h2 className={styles.step}>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <PostForm className={styles.form} noValidate>
        <input type="hidden" name="form" value="accounts" />
        <RadioGroup
          name="scope"
          label={words.label}
          typed={typed}
          error={error}
          choices={options.map(({ scope: value, isPossible }) => ({
            value,
            label: words.choices[value],
            about: isPossible ? words.about[value] : words.notPossible,
            disabled: !isPossible,
          }))}
        />
        <p className={styles.ways}>
          <Button>{words.next}</Button>
        </p>
      </PostForm>
    </>
  );
}
