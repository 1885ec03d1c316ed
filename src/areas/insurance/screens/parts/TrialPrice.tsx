import { formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import type { Suggestion, Trip } from "../../rules/plans.ts";
import type { CoverPeriod } from "../../rules/trial.ts";
import type { PagePlan } from "./plans.ts";
import type { TrialProps } from "./TrialForm.tsx";
import styles from "./trial.module.css";

const MINUTES = 16;

interface Props extends Pick<TrialProps, "texts" | "choose"> {
  trip: Trip | null;
  suggestions: readonly Suggestion<PagePlan>[];
  period: CoverPeriod | null;
}

/** The price of the current choices; announced when it changes. */
export function TrialPrice({ texts, choose, trip, suggestions, period }: Props) {
  const [cheapest] = suggestions;
  const shown = (moment: Date) => formatMoment(moment).slice(0, MINUTES);
  const goToPlans = () =>
    choose((choices) => ({ ...choices, trial: { ...choices.trial, isGoToSuggestion: true } }));
  return (
    <section aria-labelledby="price" className={styles.price}>
      <h2 id="price">{texts.priceTitle}</h2>
      <div role="status">
        {cheapest ? (
          <p className={styles.amount} data-price={cheapest.price.total}>
            <span>{texts.from}</span> <strong>{formatAmount(cheapest.price.total, "TWD")}</strong>{" "}
            <span>{texts.fromUnit}</span>
          </p>
        ) : (
          <p>{trip ? texts.none : texts.waiting}</p>
        )}
      </div>
      {period && (
        <p className={styles.period}>
          <strong>{texts.period}</strong>
          <br />
          {fill(texts.periodValue, {
            start: shown(period.startsAt),
            days: period.periods,
            end: shown(period.endsAt),
          })}
          <br />
          <small>{texts.periodNote}</small>
        </p>
      )}
      {cheapest && (
        <Button href="#plans" onClick={goToPlans}>
          {fill(texts.seePlans, { count: suggestions.length })}
        </Button>
      )}
    </section>
  );
}
