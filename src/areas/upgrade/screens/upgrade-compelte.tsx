import { redirect } from "react-router";
import { signedIn } from "#areas/login/flow/customer.ts";
import { type Currency, formatAmount } from "#base/money/money.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { limitsOf } from "#base/transfer/limits.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { readUpgrade } from "../contract/steps.ts";
import { UPGRADE_PATH, upgradeFlow } from "../flow/table.ts";
import { raises } from "../rules.ts";
import { decisionTexts } from "../texts/letters.ts";
import { upgradeTexts } from "../texts/words.ts";
import type { Route } from "./+types/upgrade-compelte.ts";
import { UpgradeSteps } from "./parts/UpgradeSteps.tsx";
import styles from "./parts/upgrade.module.css";

export const handle: ScreenHandle = { hydrate: true, pcOnly: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  const { language } = visit.visitor;
  const { step, scope, decision, isPossible } = await visit.ask(readUpgrade, {});
  if (!decision?.isApproved || !scope) throw redirect(upgradeFlow[step].page);
  return {
    ...{ texts: upgradeTexts[language], scope, isPossible, decidedAt: decision.decidedAt },
    accounts: decisionTexts[language].accounts[scope],
  };
}

/** /upgrade-account/upgrade-compelte: what was upgraded, and the new limits. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, scope, isPossible, decidedAt, accounts } = loaderData;
  const { complete } = texts;
  const { twd, foreign } = raises(scope);
  const raised = [...(twd ? (["TWD"] as const) : []), ...(foreign ? (["USD"] as const) : [])];
  const limits = raised.map(transferLimitOf).join(" · ");
  const lead = fill(complete.lead, { accounts });
  return (
    <Page title={complete.title} description={lead} hidden>
      <div className={styles.stepsAlone}>
        <UpgradeSteps texts={texts} step="done" />
      </div>
      <DoneHead title={complete.title} lead={lead}>
        <FactList
          facts={[
            { name: complete.facts.accounts, value: texts.accounts.choices[scope] },
            { name: complete.facts.at, value: decidedAt },
            { name: complete.facts.limits, value: limits },
            { name: complete.facts.mail, value: complete.mail },
          ]}
        />
      </DoneHead>
      <p className={`${styles.ways} ${styles.centred}`}>
        <Button href="/overview">{complete.overview}</Button>
        {isPossible && (
          <Button href={UPGRADE_PATH} variant="quiet">
            {complete.more}
          </Button>
        )}
      </p>
    </Page>
  );
}

/** The limit for a single transfer of an advanced account. */
function transferLimitOf(currency: "TWD" | "USD"): string {
  const limit = limitsOf("advanced", currency, "other")?.once;
  return limit === undefined ? "" : formatAmount<Currency>(limit, currency);
}

export default Screen;
