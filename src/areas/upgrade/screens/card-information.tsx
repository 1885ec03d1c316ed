import { redirect } from "react-router";
import { signedIn } from "#areas/login/flow/customer.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { callCodes } from "#web/ask.ts";
import { adapterCodes } from "#web/signing-adapter.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { readUpgrade } from "../contract/steps.ts";
import { COMPLETE_PATH, upgradeFlow } from "../flow/table.ts";
import { upgradeTexts } from "../texts/words.ts";
import type { Route } from "./+types/card-information.ts";
import { CardStep } from "./parts/CardStep.tsx";
import { NeedsScripts } from "./parts/Needs.tsx";
import { UpgradeSteps } from "./parts/UpgradeSteps.tsx";

export const handle: ScreenHandle = {
  hydrate: true,
  pcOnly: true,
  policy: { connect: ["loopback-adapter"] },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  const { language } = visit.visitor;
  const { step, decision, scope, certificate } = await visit.ask(readUpgrade, {});
  const isHere = step === "certificate" || step === "video";
  if (!isHere || !scope)
    throw redirect(decision?.isApproved ? COMPLETE_PATH : upgradeFlow[step].page);
  return {
    ...{ texts: upgradeTexts[language], language, scope },
    verified: step === "video" ? certificate : null,
    // The page fills in the attempts.
    adapterSentences: sentencesOf(adapterCodes, { left: "{left}" }, language),
    sentences: sentencesOf(callCodes, {}, language),
  };
}

/** /upgrade-account/card-information: the card signs, and the bank checks the certificate. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData;
  return (
    <Page title={texts.card.title} description={texts.card.lead} hidden>
      <PageHead title={texts.card.title} lead={texts.card.lead} />
      <UpgradeSteps texts={texts} step="certificate" />
      <NeedsScripts texts={texts} />
      <CardStep {...loaderData} />
    </Page>
  );
}

export default Screen;
