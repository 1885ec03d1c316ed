import { useEffect, useState } from "react";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listRates } from "../contract/travel.ts";
import {
  type Choices,
  choiceProblems,
  choicesQuery,
  readChoices,
  tripOf,
} from "../rules/choices.ts";
import { TRIAL_PATH } from "../rules/paths.ts";
import { suggestPlans } from "../rules/plans.ts";
import { coverPeriod } from "../rules/trial.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-trial.ts";
import { pagePlans } from "./parts/plans.ts";
import { Suggestions } from "./parts/Suggestions.tsx";
import { sentencesOf } from "./parts/sentences.ts";
import { TrialForm } from "./parts/TrialForm.tsx";
import { TrialPrice } from "./parts/TrialPrice.tsx";
import styles from "./parts/trial.module.css";

export const handle = { hydrate: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, now } = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const { plans } = await ask(listRates, {});
  return {
    texts: insuranceTexts[visitor.language].trial,
    language: visitor.language,
    sentences: sentencesOf(visitor.language),
    plans: pagePlans(plans),
    choices: readChoices((name) => searchParams.get(name), now),
    // Only after a form without scripts was submitted are missing values errors.
    isSent: searchParams.has("insured") || searchParams.has("end"),
    at: now.getTime(),
  };
}

/** /A/insurance/travel/trial: the choice of a trip; the price updates with every choice. */
export default function TravelTrialScreen({ loaderData }: Route.ComponentProps) {
  const { texts, language, sentences, plans, choices: first, isSent, at } = loaderData;
  const [choices, setChoices] = useState<Choices>(first);
  const now = useBankTime(at);
  const choose = (next: Choices) => {
    setChoices(next);
    // The URL follows, for bookmarks and sharing; no page is loaded.
    history.replaceState(history.state, "", `${TRIAL_PATH}?${choicesQuery(next)}`);
  };
  const trip = tripOf(choices, now);
  const suggestions = trip ? suggestPlans(plans, trip, choices.filter) : [];
  const problems = choiceProblems(choices, now);
  const period = coverPeriod(choices.trial);
  return (
    <Page title={texts.title} description={texts.description} canonical={TRIAL_PATH}>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.trial}>
        <TrialForm
          {...{ texts, language, choices, choose, now, sentences }}
          problems={isSent || choices !== first ? problems : {}}
        />
        <TrialPrice {...{ texts, choices, choose, trip, suggestions, period }} />
      </div>
      {trip && <Suggestions {...{ texts, choices, choose, suggestions }} />}
      <p className={styles.rule}>{texts.childRule}</p>
    </Page>
  );
}

/** The server's time, set by the page and advanced by the browser's clock, minute by minute. */
function useBankTime(at: number): Date {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const opened = performance.now();
    const timer = setInterval(() => setNow(at + performance.now() - opened), 30_000);
    return () => clearInterval(timer);
  }, [at]);
  return new Date(now);
}
