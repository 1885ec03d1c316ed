import { memo } from "react";
import { formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { choiceFields, choicesQuery, filters, plansUrl } from "../../rules/choices.ts";
import { COMPARED } from "../../rules/covers.ts";
import { COMPARE_PATH, DETAIL_PATH } from "../../rules/paths.ts";
import type { Suggestion } from "../../rules/plans.ts";
import type { PagePlan } from "./plans.ts";
import type { TrialProps } from "./TrialForm.tsx";
import styles from "./trial.module.css";

interface Props extends TrialProps {
  suggestions: readonly Suggestion<PagePlan>[];
}

/** The plans that can insure the trip, with filters and boxes to compare them. */
export const Suggestions = memo(({ texts, choices, choose, suggestions }: Props) => {
  const all = { ...choices, filter: "all" as const };
  return (
    <Section id="plans" title={texts.plansTitle} lead={texts.plansLead} compact>
      <Pills
        label={texts.filter}
        links={filters.map((filter) => ({
          href: plansUrl({ ...choices, filter }),
          name: texts.filters[filter],
          current: choices.filter === filter,
          onClick: () => choose((newest) => ({ ...newest, filter })),
        }))}
      />
      {suggestions.length === 0 ? (
        <Empty sentence={texts.none} way={{ href: plansUrl(all), label: texts.noneWay }} />
      ) : (
        <form method="get" action={COMPARE_PATH}>
          <HiddenFields fields={choiceFields(choices)} but={["plans"]} />
          <ul className={styles.plans}>
            {suggestions.map((suggestion) => (
              <PlanCard key={suggestion.plan.code} {...{ texts, choices, choose, suggestion }} />
            ))}
          </ul>
          <div className={styles.compare}>
            <Button variant="quiet">{texts.compareSend}</Button>
            <p role="status">
              {choices.plans.length > 0 &&
                fill(texts.compareCount, { count: choices.plans.length })}
              {choices.plans.length > COMPARED.most && ` ${texts.compareWrong}`}
            </p>
          </div>
        </form>
      )}
    </Section>
  );
});

function PlanCard({
  texts,
  choices,
  choose,
  suggestion: { plan, price },
}: TrialProps & { suggestion: Suggestion<PagePlan> }) {
  const { code, planName, slogan, insurerName } = plan;
  const isMarked = choices.plans.includes(code);
  const mark = () =>
    choose((newest) => {
      const others = newest.plans.filter((each) => each !== code);
      return { ...newest, plans: newest.plans.includes(code) ? others : [...others, code] };
    });
  return (
    <li className={styles.plan}>
      <div>
        <h3>{planName}</h3>
        <p className={styles.insurer}>{insurerName}</p>
        <p>{slogan}</p>
      </div>
      <div className={styles.ways}>
        <p className={styles.premium} data-plan={code}>
          {formatAmount(price.total, "TWD")}
        </p>
        <Button href={`${DETAIL_PATH}?plan=${code}&${choicesQuery(choices)}`}>
          {texts.detail}
        </Button>
        <label className={styles.mark}>
          <input type="checkbox" name="plan" value={code} checked={isMarked} onChange={mark} />
          <span>
            {texts.compare}
            <span className="sr-only"> {planName}</span>
          </span>
        </label>
      </div>
    </li>
  );
}
