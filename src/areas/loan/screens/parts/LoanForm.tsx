import type { FieldError } from "#base/call/call.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import { COMPARED, COMPARED_MOST, KEEP } from "../../rules/comparison.ts";
import type { LoanField } from "../../rules/typed-loan.ts";
import { type LoanTerms, loanBounds, MONTHS, UNIT } from "../../rules.ts";
import type { Compare } from "../../texts/compare.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./calculator.module.css";
import type { Calculator } from "./use-calculator.ts";

const PERCENT = 100;
/** The step of the rate slider. */
const RATE_STEP = 0.01;

/** The minimum and maximum of each field, in the field's unit. */
export type Bounds = Readonly<Record<LoanField, { least: number; most: number }>>;

/** The bounds of the fields for a product. */
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
  compare: Compare;
  bounds: Bounds;
  wrong: readonly FieldError[];
  /** Today's lowest rate in basis points; null without a board. */
  lowest: number | null;
  calculator: Calculator;
  /** Whether the fields contain a loan that can be compared. */
  canAdd: boolean;
}

/** Amount, rate and period. A GET form; with scripts the result updates on every keystroke. */
export function LoanForm(props: Props) {
  const { texts, bounds, wrong, lowest, calculator } = props;
  const { typed } = calculator;
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
    <form
      ref={calculator.form}
      method="get"
      action={CALCULATOR_PATH}
      className={styles.form}
      onInput={calculator.follow}
      onSubmit={(event) => {
        // The result is already on the page, so nothing is sent; KEEP adds to the comparison.
        const { submitter } = event.nativeEvent as SubmitEvent;
        event.preventDefault();
        if (submitter?.getAttribute("name") === KEEP) calculator.add();
        else calculator.submit();
      }}
    >
      <h2>{texts.title}</h2>
      <Field
        name="amount"
        label={texts.amount}
        hint={fill(texts.amountHint, bounds.amount)}
        error={errorOf("amount")}
        typed={typed.amount}
        suffix={texts.amountUnit}
        variant="figures"
        inputMode="decimal"
        autoComplete="off"
        below={
          <Slider
            {...{ texts, bounds, calculator }}
            field="amount"
            step={1}
            unit={texts.amountUnit}
          />
        }
      />
      <Field
        name="rate"
        label={texts.rate}
        hint={fill(lowest === null ? texts.rateHintNone : texts.rateHint, rateFacts)}
        error={errorOf("rate")}
        typed={typed.rate}
        suffix="%"
        variant="figures"
        inputMode="decimal"
        autoComplete="off"
        below={<Slider {...{ texts, bounds, calculator }} field="rate" step={RATE_STEP} unit="%" />}
      />
      <Select
        name="years"
        label={texts.years}
        hint={fill(texts.yearsHint, years)}
        error={errorOf("years")}
        choices={choices}
        typed={typed.years}
      />
      <Sending {...props} />
    </form>
  );
}

/** The buttons, and the compared loans as hidden fields. */
function Sending({ texts, compare, calculator, canAdd }: Props) {
  const { compared } = calculator;
  const isFull = compared.length >= COMPARED_MOST;
  return (
    <>
      {compared.map((text) => (
        <input key={text} type="hidden" name={COMPARED} value={text} />
      ))}
      <p className={styles.send}>
        <Button>{texts.submit}</Button>
        {canAdd && !isFull && (
          <Button name={KEEP} value="yes" variant="quiet">
            {compare.add}
          </Button>
        )}
      </p>
      {isFull && <p className={styles.note}>{fill(compare.full, { most: COMPARED_MOST })}</p>}
    </>
  );
}

interface SliderProps {
  field: "amount" | "rate";
  texts: Texts["form"];
  bounds: Bounds;
  calculator: Calculator;
  step: number;
  /** The unit of the number, for screen readers. */
  unit: string;
}

/** A slider beside the number, with scripts only; it is not submitted itself. */
function Slider({ field, texts, bounds, calculator, step, unit }: SliderProps) {
  const hydrated = useHydrated();
  const value = calculator.typed[field];
  const { least, most } = bounds[field];
  const position = Number.isNaN(Number(value))
    ? least
    : Math.min(Math.max(Number(value), least), most);
  return (
    <input
      type="range"
      className={styles.slider}
      min={least}
      max={most}
      step={step}
      value={position}
      onChange={({ target }) => calculator.fill({ [field]: target.value })}
      aria-label={fill(texts.slider, { name: texts[field] })}
      aria-valuetext={`${position} ${unit}`}
      data-slides={field}
      hidden={!hydrated}
    />
  );
}
