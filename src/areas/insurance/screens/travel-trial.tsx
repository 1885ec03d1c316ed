import { useMemo } from "react";
import { redirect } from "react-router";
import { sentencesOf } from "#base/errors/texts.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { useAfterPaint } from "#web/use-after-paint.ts";
import { visitContext } from "#web/visit.ts";
import { listRates } from "../contract/travel.ts";
import { readChoices, trialUrl, tripOf } from "../rules/choices.ts";
import { TRIAL_PATH } from "../rules/paths.ts";
import { suggestPlans } from "../rules/plans.ts";
import { coverPeriod } from "../rules/trial.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-trial.ts";
import { pagePlans } from "./parts/plans.ts";
import { Suggestions } from "./parts/Suggestions.tsx";
import { trialCodes, trialHoles } from "./parts/sentences.ts";
import { TrialForm } from "./parts/TrialForm.tsx";
import { TrialPrice } from "./parts/TrialPrice.tsx";
import styles from "./parts/trial.module.css";
import { useBankTime, useTrial, useTrialUrl } from "./parts/use-trial.ts";

export const handle = { hydrate: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, now } = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const choices = readChoices((name) => searchParams.get(name), now);
  // A query cannot scroll; the fragment of its redirect can, also where no script runs.
  if (choices.trial.isGoToSuggestion) throw redirect(trialUrl(choices));
  const { plans } = await ask(listRates, {});
  return {
    texts: insuranceTexts[visitor.language].trial,
    language: visitor.language,
    sentences: sentencesOf(trialCodes, trialHoles, visitor.language),
    plans: pagePlans(plans),
    choices,
    // Only after a form without scripts was submitted are missing values errors.
    isSent: searchParams.has("insured") || searchParams.has("end"),
    at: now.getTime(),
  };
}

/** /A/insurance/travel/trial: the choice of a trip; the price updates with every choice. */
export default function TravelTrialScreen({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData;
  return (
    <Page title={texts.title} description={texts.description} canonical={TRIAL_PATH}>
      <PageHead title={texts.title} lead={texts.lead} />
      <Trial {...loaderData} />
      <p className={styles.rule}>{texts.childRule}</p>
    </Page>
  );
}

/** The price is drawn at once; the form, the plans and the URL follow in the next frame. */
function Trial(props: Route.ComponentProps["loaderData"]) {
  const { texts, language, sentences, plans, choices: first, isSent, at } = props;
  const { choices, choose } = useTrial(first);
  const now = useBankTime(at);
  const trip = useMemo(() => tripOf(choices, now), [choices, now]);
  const suggestions = useMemo(
    () => (trip ? suggestPlans(plans, trip, choices.filter) : []),
    [plans, trip, choices],
  );
  const period = useMemo(() => coverPeriod(choices.trial), [choices]);
  const urgent = useMemo(() => ({ choices, trip, suggestions }), [choices, trip, suggestions]);
  const painted = useAfterPaint(urgent);
  useTrialUrl(painted.choices, first);
  return (
    <>
      <div className={styles.trial}>
        <TrialForm
          {...{ texts, language, choose, now, sentences }}
          choices={painted.choices}
          isChecked={isSent || painted.choices !== first}
        />
        <TrialPrice {...{ texts, choose, trip, suggestions, period }} />
      </div>
      {painted.trip && (
        <Suggestions
          {...{ texts, choose }}
          choices={painted.choices}
          suggestions={painted.suggestions}
        />
      )}
    </>
  );
}
