import { type FormEvent, memo, useEffect, useRef } from "react";
import { formatAmount, formatInMyriads, type Ntd } from "#base/money/money.ts";
import { fill, type Language } from "#base/text/language.ts";
import { addDays, formatDay } from "#base/time/day.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import {
  type ChoiceProblems,
  type Choices,
  choiceFields,
  choiceProblems,
  trialUrl,
} from "../../rules/choices.ts";
import { CHILDREN_MOST, coversOf } from "../../rules/insured.ts";
import { TRIAL_PATH } from "../../rules/paths.ts";
import {
  AHEAD_DAYS_MOST,
  afterChoice,
  destinations,
  firstDay,
  insuredTypes,
  lastDay,
  slotsOf,
  sums,
  type TrialChoice,
} from "../../rules/trial.ts";
import type { Texts } from "../../texts/zh.ts";
import { type Sentences, sentenceIn } from "./sentences.ts";
import styles from "./trial.module.css";
import type { Choose } from "./use-trial.ts";
import { startFields, tripFields, useTrialFields } from "./use-trial-fields.ts";

export interface TrialProps {
  texts: Texts["trial"];
  choices: Choices;
  choose: Choose;
}

interface Props extends TrialProps {
  language: Language;
  now: Date;
  sentences: Sentences;
  /** Whether what is missing or invalid is shown. */
  isChecked: boolean;
}

/** The steps of a trial: each is a separate form or link; scripts only save the page load. */
export const TrialForm = memo((props: Props) => {
  const { texts, choices, choose, now, isChecked } = props;
  const { trial } = choices;
  const problems = isChecked ? choiceProblems(choices, now) : {};
  const after = (choice: TrialChoice) => (newest: Choices) => ({
    ...newest,
    trial: afterChoice(newest.trial, choice, now),
  });
  const { frame, follow } = useTrialFields(choose, now);
  return (
    <div className={styles.form} ref={frame}>
      <p id="destination" className={styles.label}>
        {texts.destination}
      </p>
      <Pills
        label={texts.destination}
        links={destinations.map((destination) => {
          const change = after({ choose: "destination", destination });
          return {
            href: trialUrl(change(choices)),
            name: texts[destination],
            current: trial.destination === destination,
            onClick: () => choose(change),
          };
        })}
      />
      <StartForm
        {...props}
        problems={problems}
        onChange={(event) => follow(event.currentTarget, startFields)}
      />
      <TripForm
        key={`${trial.destination} ${trial.startOn}`}
        {...props}
        problems={problems}
        onChange={(event) => follow(event.currentTarget, tripFields)}
      />
      <ResetLink {...{ texts, choices, choose }} change={after({ choose: "default" })} />
    </div>
  );
});

interface FormProps extends Props {
  problems: ChoiceProblems;
  onChange(event: FormEvent<HTMLFormElement>): void;
}

function StartForm({ texts, choices, now, sentences, problems, onChange }: FormProps) {
  const isHydrated = useHydrated();
  const { startOn } = choices.trial;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(startOn);
  // The field follows the choice, but not while it is typed in: half a date is another day.
  useEffect(() => {
    if (shown.current === startOn) return;
    shown.current = startOn;
    if (field.current && field.current !== document.activeElement) field.current.value = startOn;
  }, [startOn]);
  const first = firstDay(now);
  return (
    <form method="get" action={TRIAL_PATH} onChange={onChange} key={choices.trial.destination}>
      <HiddenFields
        fields={choiceFields(choices)}
        but={[...startFields.own, ...startFields.resets]}
      />
      <Field
        name="start"
        type={"date" as "text"}
        label={texts.start}
        hint={texts.startHint}
        error={sentenceIn(sentences, problems.startOn)}
        ref={field}
        typed={startOn}
        min={first}
        max={addDays(first, AHEAD_DAYS_MOST)}
        onBlur={({ target }) => {
          target.value = startOn;
        }}
        required
      />
      {!isHydrated && <Button variant="quiet">{texts.startSend}</Button>}
    </form>
  );
}

function TripForm({ texts, language, choices, now, sentences, problems, onChange }: FormProps) {
  const isHydrated = useHydrated();
  const { trial } = choices;
  const names = { self: texts.self, child: texts.child, both: texts.both };
  const covers = coversOf(trial.insuredType ?? "both");
  return (
    <form method="get" action={TRIAL_PATH} onChange={onChange} noValidate>
      <HiddenFields fields={choiceFields(choices)} but={tripFields.own} />
      <div className={styles.pair}>
        <Field
          name="end"
          type={"date" as "text"}
          label={texts.end}
          hint={fill(texts.endHint, { day: formatDay(lastDay(trial)) })}
          error={sentenceIn(sentences, problems.endOn)}
          typed={trial.endOn ?? ""}
          min={trial.startOn}
          max={lastDay(trial)}
        />
        <Select
          name="time"
          label={texts.time}
          hint={texts.timeHint}
          error={sentenceIn(sentences, problems.leavingTime)}
          typed={trial.leavingTime}
          choices={slotChoices(choices, now)}
        />
      </div>
      <Select
        name="sum"
        label={texts.sum}
        error={sentenceIn(sentences, problems.sumInsured)}
        typed={String(trial.sumInsured)}
        choices={sums.map((sum) => ({ value: String(sum), label: sumLabel(sum, language) }))}
      />
      <RadioGroup
        name="insured"
        label={texts.insured}
        error={sentenceIn(sentences, problems.insuredType)}
        typed={trial.insuredType ?? ""}
        choices={insuredTypes.map((type) => ({ value: type, label: names[type] }))}
      />
      <div className={styles.pair}>
        {(covers.self || !isHydrated) && (
          <Field
            name="age"
            label={texts.age}
            hint={texts.ageHint}
            error={sentenceIn(sentences, problems.age)}
            typed={choices.age}
            variant="short"
            inputMode="numeric"
            maxLength={3}
          />
        )}
        {(covers.children || !isHydrated) && (
          <Select
            name="children"
            label={texts.children}
            hint={texts.childrenHint}
            typed={String(choices.children)}
            choices={Array.from({ length: CHILDREN_MOST }, (_, place) => ({
              value: String(place + 1),
              label: String(place + 1),
            }))}
          />
        )}
      </div>
      {!isHydrated && <Button>{texts.send}</Button>}
    </form>
  );
}

/** Resets the trip to today; the other choices stay. */
function ResetLink({
  texts,
  choices,
  choose,
  change,
}: TrialProps & { change: (choices: Choices) => Choices }) {
  return (
    <p>
      <a
        className="lone-link"
        href={trialUrl(change(choices))}
        onClick={(event) => {
          event.preventDefault();
          choose(change);
        }}
      >
        {texts.reset}
      </a>
    </p>
  );
}

/** The available slots, and the chosen one, even if it has passed. */
function slotChoices({ trial }: Choices, now: Date) {
  const open = slotsOf(trial.startOn, now);
  const all = open.includes(trial.leavingTime) ? open : [trial.leavingTime, ...open];
  return all.map((slot) => ({ value: slot, label: slot }));
}

function sumLabel(sum: Ntd, language: Language): string {
  const amount = formatAmount(sum, "TWD");
  return language === "en" ? amount : `${amount} (${formatInMyriads(sum, language)})`;
}
