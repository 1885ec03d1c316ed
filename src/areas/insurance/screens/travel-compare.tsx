import { formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { ScrollFrame } from "#web/ui/data/ScrollFrame.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listRates } from "../contract/travel.ts";
import { choicesQuery, plansUrl, readChoices, tripOf } from "../rules/choices.ts";
import { COMPARED, type ComparedCover, compareCovers, type Mark } from "../rules/covers.ts";
import { DETAIL_PATH } from "../rules/paths.ts";
import { offeredPrice } from "../rules/plans.ts";
import { coverName } from "../texts/covers.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/travel-compare.ts";
import { pagePlans } from "./parts/plans.ts";
import styles from "./parts/trial.module.css";

const icons = { check: "right", cross: "cross", optional: "plus", none: "dash" } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, now } = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const { language } = visitor;
  // Without scripts, checkboxes send each plan as a separate parameter.
  const marked = searchParams.getAll("plan").join(",");
  const choices = readChoices(
    (name) => (name === "plans" && marked ? marked : searchParams.get(name)),
    now,
  );
  const all = pagePlans((await ask(listRates, {})).plans);
  const plans = all.filter(({ code }) => choices.plans.includes(code));
  const trip = tripOf(choices, now);
  const count = new Set(marked ? marked.split(",") : choices.plans).size;
  const { trial, compare } = insuranceTexts[language];
  return {
    texts: { ...compare, wrong: trial.compareWrong, errorTitle: trial.errorTitle },
    isWrong: count < COMPARED.least || count > COMPARED.most,
    plans: plans.map((plan) => ({
      ...plan,
      premium: (trip && offeredPrice(plan, trip)?.total) ?? null,
      detail: `${DETAIL_PATH}?plan=${plan.code}&${choicesQuery(choices)}`,
    })),
    lines: compareCovers(plans, trial && choices.trial.sumInsured).map((line) => ({
      ...line,
      name: coverName(line.code, language),
    })),
    back: plansUrl(choices),
  };
}

/** /insurance/travel/compare: two or three plans side by side, with the differences marked. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, isWrong, plans, lines, back } = loaderData;
  return (
    <Page title={texts.title} description={texts.description} hidden>
      <PageHead title={texts.title} lead={texts.lead} />
      {isWrong ? (
        <Notice kind="error" word={texts.errorTitle}>
          <p>{texts.wrong}</p>
        </Notice>
      ) : (
        <ScrollFrame className={styles.table} name={{ labelledBy: "compared" }}>
          <table>
            <caption id="compared" className="sr-only">
              {texts.table}
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.item}</th>
                {plans.map(({ code, planName, insurerName, premium, detail }) => (
                  <th key={code} scope="col">
                    {planName}
                    <span className={styles.cell}>
                      <small>{insurerName}</small>
                    </span>
                    <span className={styles.premium}>
                      {premium === null ? texts.notPriced : formatAmount(premium, "TWD")}
                    </span>
                    {premium !== null && (
                      <span className={styles.cell}>
                        <a href={detail}>
                          {texts.choose}
                          <span className="sr-only"> {planName}</span>
                        </a>
                      </span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{texts.ages}</th>
                {plans.map(({ code, ageMost }) => (
                  <td key={code}>{fill(texts.agesValue, { age: ageMost })}</td>
                ))}
              </tr>
              {lines.map((line) => (
                <Line key={line.code} {...{ texts, line }} codes={plans.map(({ code }) => code)} />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      <p>
        <Button href={back} variant="quiet">
          {texts.back}
        </Button>
      </p>
    </Page>
  );
}

interface LineProps {
  texts: Texts["compare"];
  line: ComparedCover & { name: string };
  codes: readonly string[];
}

function Line({ texts, line, codes }: LineProps) {
  return (
    <tr data-differs={line.differs}>
      <th scope="row">
        {line.name}
        {line.differs && <span className="sr-only"> ({texts.differs})</span>}
      </th>
      {line.cells.map(({ mark, most }, place) => (
        <td key={codes[place]} data-mark={mark}>
          <Icon name={iconOf(mark)} /> {texts.marks[mark]}
          {most !== null && mark !== "cross" && (
            <span className={styles.cell}>
              <small>{fill(texts.upTo, { amount: formatAmount(most, "TWD") })}</small>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function iconOf(mark: Mark) {
  return icons[mark];
}

export default Screen;
