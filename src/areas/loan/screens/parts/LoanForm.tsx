import type { FieldError } from "#base/call/call.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { LoanField, TypedLoan } from "../../rules/typed-loan.ts";
import { type LoanTerms, loanBounds, MONTHS, UNIT } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./calculator.module.css";

const PERCENT = 100;
/** How far one push of a slider goes. */
const RATE_STEP = 0.01;

/** The least and the most of each field, as the field takes it. */
export type Bounds = Readonly<Record<LoanField, { least: number; most: number }>>;

/** What the fields take for a product. */
export function boundsOf({ least, most }: LoanTerms): Bounds {
  const { rateLeast, rateMost, yearsLeast, yearsMost } = loanBounds;
  return {
    amount: { least: least / UNIT, most: most / UNIT },
    rate: { least: rateLeast * PERCENT, most: rateMost * PERCENT },
    years: { least: yearsLeast, most: yearsMost },
  };
}

interface Props {
  texts: Texts["form"];
  bounds: Bounds;
  typed: TypedLoan;
  wrong: readonly FieldError[];
  /** The lowest rate of today in basis points; null where there is no board. */
  lowest: number | null;
}

/** Amount, rate and period. It asks by its address; a small program reckons while one types. */
export function LoanForm({ texts, bounds, typed, wrong, lowest }: Props) {
  const errorOf = (field: LoanField) => wrong.find((each) => each.field === field)?.message;
  const rateFacts: Facts = { ...bounds.rate, lowest: ((lowest ?? 0) / PERCENT).toFixed(2) };
  const { years } = bounds;
  const choices = Array.from({ length: years.most - years.least + 1 }, (_, place) => {
    const count = years.least + place;
    const label = fill(count === 1 ? texts.yearsOf.one : texts.yearsOf.other, {
      years: count,
      months: count * MONTHS,
    });
    return { value: String(count), label };
  });
  return (
    <form method="get" action={CALCULATOR_PATH} className={styles.form} data-loan>
      <h2>{texts.title}</h2>
      <Field
        name="amount"
        label={texts.amount}
        hint={fill(texts.amountHint, bounds.amount)}
        error={errorOf("amount")}
        typed={typed.amount}
        suffix={texts.amountUnit}
        look="figures"
        inputMode="decimal"
        autoComplete="off"
        below={
          <Slider field="amount" label={texts.amount} texts={texts} bounds={bounds} step={1} />
        }
      />
      <Field
        name="rate"
        label={texts.rate}
        hint={fill(lowest === null ? texts.rateHintNone : texts.rateHint, rateFacts)}
        error={errorOf("rate")}
        typed={typed.rate}
        suffix="%"
        look="figures"
        inputMode="decimal"
        autoComplete="off"
        below={
          <Slider field="rate" label={texts.rate} texts={texts} bounds={bounds} step={RATE_STEP} />
        }
      />
      <Select
        name="years"
        label={texts.years}
        hint={fill(texts.yearsHint, years)}
        error={errorOf("years")}
        choices={choices}
        typed={typed.years}
      />
      <p className={styles.send}>
        <Button>{texts.submit}</Button>
      </p>
    </form>
  );
}

interface SliderProps {
  field: LoanField;
  label: string;
  texts: Pick<Texts["form"], "slider">;
  bounds: Bounds;
  step: number;
}

/** A slider beside the number, for those who have scripts; it sends nothing itself. */
function Slider({ field, label, texts, bounds, step }: SliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      min={bounds[field].least}
      max={bounds[field].most}
      step={step}
      aria-label={fill(texts.slider, { name: label })}
      data-slides={field}
      hidden
    />
  );
}
