import { Form, useNavigation } from "react-router";
import type { FieldError } from "#base/call/call.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { entryCategories } from "../../rules/categories.ts";
import {
  type HistoryChoice,
  historyDirections,
  historyPeriods,
  isNarrowed,
} from "../../rules/history-page.ts";
import type { Texts } from "../../texts/page/zh.ts";
import styles from "./history.module.css";

interface Props {
  texts: Texts["history"];
  path: string;
  choice: HistoryChoice;
  /** The currency sign in front of an amount. */
  sign: string;
  fields: readonly FieldError[];
}

const SEARCH_LENGTH = 20;

/** The filters of the history: a GET form, so that the result has an address to bookmark. */
export function HistoryFilters({ texts, path, choice, sign, fields }: Props) {
  const { state, location } = useNavigation();
  const isBusy = state === "loading" && location?.pathname === path;
  const errorOf = (name: string) => fields.find(({ field }) => field === name)?.message;
  return (
    <Form
      // Remounts when the filters change, so that the fields match the URL.
      key={JSON.stringify({ ...choice, before: "", shown: 0 })}
      method="get"
      action={path}
      aria-label={texts.filter}
      className={styles.filters}
      preventScrollReset
    >
      <Field
        name="search"
        type="search"
        label={texts.search}
        typed={choice.search}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        error={errorOf("search")}
      />
      <Select
        name="days"
        label={texts.period}
        typed={choice.days}
        choices={historyPeriods.map((value) => ({ value, label: texts.periods[value] }))}
      />
      <Select
        name="category"
        label={texts.category}
        typed={choice.category}
        choices={[
          { value: "", label: texts.anyCategory },
          ...entryCategories.map((value) => ({ value, label: texts.categories[value] })),
        ]}
      />
      <details className={styles.more} open={hasFoldedChoice(choice)}>
        <summary>{texts.more}</summary>
        <div className={styles.range}>
          <Select
            name="direction"
            label={texts.direction}
            typed={choice.direction}
            choices={historyDirections.map((value) => ({ value, label: texts.directions[value] }))}
          />
          {(["minimum", "maximum"] as const).map((name) => (
            <Field
              key={name}
              name={name}
              label={texts[name]}
              typed={choice[name]}
              prefix={sign}
              variant="figures"
              inputMode="decimal"
              autoComplete="off"
              maxLength={SEARCH_LENGTH}
              error={errorOf(name)}
            />
          ))}
        </div>
      </details>
      <p className={styles.send}>
        <Button busy={isBusy} busyLabel={texts.busy}>
          {texts.show}
        </Button>
        {isNarrowed(choice) && (
          <Button href={path} variant="link">
            {texts.clear}
          </Button>
        )}
      </p>
    </Form>
  );
}

/** Whether a filter in the collapsed part is set: it is then shown expanded. */
function hasFoldedChoice({ direction, minimum, maximum }: HistoryChoice): boolean {
  return direction !== "all" || minimum !== "" || maximum !== "";
}
