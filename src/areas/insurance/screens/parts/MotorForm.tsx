import { fill } from "#base/text/language.ts";
import { addDays, type Day } from "#base/time/day.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import {
  claimGrades,
  classesOf,
  motorExtras,
  START_AHEAD_DAYS_MOST,
  type Vehicle,
  yearsOf,
} from "../../rules/motor.ts";
import { INSURANCE_PATH } from "../../rules/paths.ts";
import type { ReadMotor } from "../../rules/typed-motor.ts";
import type { motorTexts } from "../../texts/motor.ts";
import styles from "./insurance.module.css";
import { type Sentences, sentenceIn } from "./sentences.ts";
import trialStyles from "./trial.module.css";

interface Props {
  texts: (typeof motorTexts)["zh"];
  vehicle: Vehicle;
  read: ReadMotor;
  sentences: Sentences;
  today: string;
}

/** The form of a motor quote. */
export function MotorForm({ texts, vehicle, read, sentences, today }: Props) {
  const { typed, problems } = read;
  const errorOf = (field: keyof typeof problems) => {
    const code = problems[field];
    return code && sentenceIn(sentences, { code, facts: { days: START_AHEAD_DAYS_MOST } });
  };
  return (
    <form
      method="get"
      action={`${INSURANCE_PATH}/${vehicle}`}
      className={trialStyles.form}
      noValidate
    >
      <Select
        name="vehicleClass"
        label={texts.vehicleClass}
        typed={typed.vehicleClass}
        choices={classesOf(vehicle).map((name) => ({ value: name, label: texts.classes[name] }))}
      />
      <div className={trialStyles.pair}>
        <Field
          name="age"
          label={texts.age}
          hint={texts.ageHint}
          error={errorOf("age")}
          typed={typed.age}
          variant="short"
          inputMode="numeric"
          maxLength={3}
        />
        <Select
          name="claimGrade"
          label={texts.claimGrade}
          hint={texts.claimGradeHint}
          error={errorOf("claimGrade")}
          typed={typed.claimGrade}
          choices={claimGrades.map((grade) => ({
            value: String(grade),
            label: fill(texts.grade, { grade }),
          }))}
        />
      </div>
      <RadioGroup
        name="sex"
        label={texts.sex}
        typed={typed.sex}
        choices={[
          { value: "male", label: texts.sexes.male },
          { value: "female", label: texts.sexes.female },
        ]}
      />
      <div className={trialStyles.pair}>
        <Select
          name="years"
          label={texts.years}
          error={errorOf("years")}
          typed={typed.years}
          choices={yearsOf[vehicle].map((years) => ({
            value: String(years),
            label: texts.yearNames[years],
          }))}
        />
        <Field
          name="start"
          type={"date" as "text"}
          label={texts.start}
          error={errorOf("start")}
          typed={typed.start}
          min={today}
          max={addDays(today as Day, START_AHEAD_DAYS_MOST)}
        />
      </div>
      <Extras {...{ texts, typed }} />
      <Button>{texts.send}</Button>
    </form>
  );
}

function Extras({ texts, typed }: Pick<Props, "texts"> & Pick<ReadMotor, "typed">) {
  return (
    <fieldset className={styles.options}>
      <legend>{texts.extrasTitle}</legend>
      {motorExtras.map((extra) => (
        <label key={extra}>
          <input
            type="checkbox"
            name="extra"
            value={extra}
            defaultChecked={typed.extras.split(",").includes(extra)}
          />
          <span>
            <strong>{texts.extras[extra][0]}</strong>
            <br />
            <small>{texts.extras[extra][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
