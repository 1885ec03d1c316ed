import { customerVisit, signedIn } from "#areas/login/flow/customer.ts";
import { listTerms, readDocument } from "#areas/resources/contract.ts";
import type { Output } from "#base/call/call.ts";
import { signInAddress } from "#base/identity/sign-in.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill, type Language } from "#base/text/language.ts";
import { flowAction, goOrStay } from "#web/flow.ts";
import { errorOf } from "#web/refused.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { agreeTerms, chooseAccounts, readUpgrade, readUpgradeOptions } from "../contract/steps.ts";
import { UPGRADE_PATH, upgradeFlow } from "../flow/table.ts";
import { decisionTexts } from "../texts/letters.ts";
import { upgradeTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/upgrade.ts";
import { AccountsStep } from "./parts/AccountsStep.tsx";
import { Needs } from "./parts/Needs.tsx";
import { TermsStep } from "./parts/TermsStep.tsx";
import { UpgradeSteps } from "./parts/UpgradeSteps.tsx";
import styles from "./parts/upgrade.module.css";

export const handle: ScreenHandle = { hydrate: true, pcOnly: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { visitor, ask } = visit;
  const { language } = visitor;
  const shared = { texts: upgradeTexts[language], language };
  if (!visitor.signedIn)
    return { ...shared, progress: null, terms: [], options: [], change: false };
  await signedIn(visit, request);
  const [progress, { options }] = await Promise.all([
    ask(readUpgrade, {}),
    ask(readUpgradeOptions, {}),
  ]);
  const change = new URL(request.url).searchParams.get("change") === "accounts";
  const terms = progress.step === "terms" && progress.isPossible ? await termsIn(visit) : [];
  return { ...shared, progress, terms, options, change: change && progress.step !== "terms" };
}

/** The terms with their full text, each in its current version. */
async function termsIn({ ask }: Visit) {
  const { terms } = await ask(listTerms, { termsOccasion: "upgrade" });
  return Promise.all(
    terms.map(async ({ contentId, agreementTitle, termsVersion }) => {
      const documentNumber = Number(contentId);
      const { documentBody } = await ask(readDocument, {
        documentNumber,
        documentVersion: termsVersion,
      });
      return { documentNumber, title: agreementTitle, version: termsVersion, body: documentBody };
    }),
  );
}

export const action = flowAction({
  open: customerVisit,
  steps: {
    submit: async ({ submit }, form) => {
      const isAccounts = form.has("scope") || form.get("form") === "accounts";
      const submitted = await submit(isAccounts ? chooseAccounts : agreeTerms, form);
      return goOrStay(submitted, ({ step }) => upgradeFlow[step].page);
    },
  },
});

/** /upgrade-account: the requirements, the terms, the choice of accounts, or the next step. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, progress } = loaderData;
  return (
    <Page
      title={`${wrong ? texts.errorMark : ""}${texts.title}`}
      description={texts.lead}
      canonical={UPGRADE_PATH}
    >
      <PageHead title={texts.title} lead={texts.lead} />
      {wrong && (
        <div className={styles.narrow}>
          <ErrorSummary
            title={texts.errorTitle}
            fields={wrong.fields.filter(({ field }) => field === "scope")}
            {...(wrong.code === "400" ? {} : { message: wrong.message })}
          />
        </div>
      )}
      {progress ? (
        <Step {...loaderData} progress={progress} scopeError={errorOf(wrong, "scope")} />
      ) : (
        <>
          <Needs texts={texts} />
          <p className={styles.lead}>{texts.intro.signInHint}</p>
          <p className={styles.ways}>
            <Button href={signInAddress(null, UPGRADE_PATH)}>{texts.intro.signIn}</Button>
          </p>
        </>
      )}
    </Page>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Progress = Output<typeof readUpgrade>;

/** The current step if it is one of the two on this page, or the link to the next. */
function Step({
  texts,
  language,
  progress,
  terms,
  options,
  change,
  scopeError,
}: Loaded & { progress: Progress; scopeError: string | undefined }) {
  const { step, isPossible, scope } = progress;
  if (step === "done" || !isPossible) return <Nothing texts={texts} />;
  if (step === "terms") {
    return (
      <>
        <Rejected texts={texts} language={language} progress={progress} />
        <UpgradeSteps texts={texts} step="terms" />
        <Needs texts={texts} />
        <TermsStep texts={texts} terms={terms} />
      </>
    );
  }
  if (step === "accounts" || change) {
    return (
      <>
        <UpgradeSteps texts={texts} step="accounts" />
        <AccountsStep texts={texts} options={options} scope={scope} error={scopeError} />
      </>
    );
  }
  const { intro, steps } = texts;
  return (
    <>
      <UpgradeSteps texts={texts} step={step} />
      <h2 className={styles.step}>{intro.resumeTitle}</h2>
      <p className={styles.lead}>
        {fill(intro.resumeText, { begunAt: progress.begunAt ?? "", step: steps[step] })}
      </p>
      <p className={styles.ways}>
        <Button href={upgradeFlow[step].page}>{fill(intro.resume, { step: steps[step] })}</Button>
        <Button href={`${UPGRADE_PATH}?change=accounts`} variant="quiet">
          {intro.changeAccounts}
        </Button>
      </p>
    </>
  );
}

/** Shown if everything is already advanced. */
function Nothing({ texts: { intro, okWord } }: { texts: Texts }) {
  return (
    <div className={styles.narrow}>
      <Notice kind="success" word={okWord}>
        <p>{intro.allDone}</p>
      </Notice>
      <p className={styles.ways}>
        <Button href="/overview">{intro.overview}</Button>
      </p>
    </div>
  );
}

interface RejectedProps {
  texts: Texts;
  language: Language;
  progress: Progress;
}

/** Why the last application was rejected, before a new one. */
function Rejected({ texts, language, progress: { decision } }: RejectedProps) {
  if (!decision || decision.isApproved) return null;
  const { reasons } = decisionTexts[language];
  const reason = reasons[decision.reason as keyof typeof reasons] ?? reasons.other;
  return (
    <div className={styles.narrow}>
      <Notice kind="warning" word={texts.noteWord}>
        <p>{fill(texts.intro.rejectedText, { decidedAt: decision.decidedAt, reason })}</p>
      </Notice>
    </div>
  );
}

export default Screen;
