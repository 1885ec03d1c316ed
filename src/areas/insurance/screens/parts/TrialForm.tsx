import type { FormEvent } from "react";
import { formatAmount, formatInMyriads, type Ntd } from "#base/money/money.ts";
import { fill, type Language } from "#base/text/language.ts";
import { addDays, formatDay } from "#base/time/day.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import {
  type ChoiceProblems,
  type Choices,
  choicesQuery,
  readChoices,
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
import { Carried } from "./Carried.tsx";
import { type Sentences, sentenceIn } from "./sentence-in.ts";
import styles from "./trial.module.css";

export interface TrialProps {
  texts: Texts["trial"];
  choices: Choices;
  choose(next: Choices): void;
}

interface Props extends TrialProps {
  language: Language;
  now: Date;
  sentences: Sentences;
  problems: ChoiceProblems;
}

/** The steps of a trial: each is a separate form or link; scripts only save the page load. */
export function TrialForm(props: Props) {
  const { texts, choices, choose, now } = props;
  const { trial } = choices;
  const after = (choice: TrialChoice) => ({ ...choices, trial: afterChoice(trial, choice, now) });
  const read = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    choose(
      readChoices((name) => {
        const value = form.get(name);
        return typeof value === "string" ? value : null;
      }, now),
    );
  };
  return (
    <div className={styles.form}>
      <p id="destination" className={styles.label}>
        {texts.destination}
      </p>
      <Pills
        label={texts.destination}
        links={destinations.map((destination) => {
          const next = after({ choose: "destination", destination });
          return {
            href: `${TRIAL_PATH}?${choicesQuery(next)}`,
            name: texts[destination],
            current: trial.destination === destination,
            onClick: () => choose(next),
          };
        })}
      />
      <StartForm {...props} read={read} />
      <TripForm key={`${trial.destination} ${trial.startOn}`} {...props} read={read} />
      <ResetLink {...{ texts, choose }} next={after({ choose: "default" })} />
    </div>
  );
}

interface FormProps extends Props {
  read(event: FormEvent<HTMLFormElement>): void;
}

function StartForm({ texts, choices, now, sentences, problems, read }: FormProps) {
  const isHydrated = useHydrated();
  const first = firstDay(now);
  return (
    <form method="get" action={TRIAL_PATH} onChange={read} key={choices.trial.destination}>
      <Carried choices={choices} without={["start", "end", "time"]} />
      <Field
        key={choices.trial.startOn}
        name="start"
        type={"date" as "text"}
        label={texts.start}
        hint={texts.startHint}
        error={sentenceIn(sentences, problems.startOn)}
        typed={choices.trial.startOn}
        min={first}
        max={addDays(first, AHEAD_DAYS_MOST)}
        required
      />
      {!isHydrated && <Button variant="quiet">{texts.startSend}</Button>}
    </form>
  );
}

function TripForm({ texts, language, choices, now, sentences, problems, read }: FormProps) {
  const isHydrated = useHydrated();
  const { trial } = choices;
  const names = { self: texts.self, child: texts.child, both: texts.both };
  const covers = coversOf(trial.insuredType ?? "both");
  const own = ["end", "time", "sum", "insured", "age", "children"];
  return (
    <form method="get" action={TRIAL_PATH} onChange={read} noValidate>
      <Carried choices={choices} without={own} />
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
  choose,
  next,
}: Pick<TrialProps, "texts" | "choose"> & { next: Choices }) {
  return (
    <p>
      <a
        className="lone-link"
        href={`${TRIAL_PATH}?${choicesQuery(next)}`}
        onClick={(event) => {
          event.preventDefault();
          choose(next);
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
