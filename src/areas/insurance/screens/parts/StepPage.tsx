import type { ReactNode } from "react";
import { fill } from "#base/text/language.ts";
import type { SignedIn } from "#web/signed-in.ts";
import type { SessionTexts } from "#web/ui/feedback/SessionBar.tsx";
import type { StopTexts } from "#web/ui/feedback/StopBanner.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import { applicationSteps } from "../../flow/table.ts";
import type { Texts } from "../../texts/apply/zh.ts";

interface Props {
  step: "register" | "confirm" | "pay";
  texts: Texts;
  sessionTexts: SessionTexts & StopTexts;
  customer: SignedIn;
  isWrong: boolean;
  children: ReactNode;
}

/** The frame of a step of an application. */
export function StepPage({ step, texts, sessionTexts, customer, isWrong, children }: Props) {
  const { title, lead } = texts[step];
  const current = applicationSteps.indexOf(step) + 1;
  const announcement = fill(texts.stepStatus, { current, count: applicationSteps.length });
  return (
    <SignedInPage
      title={`${isWrong ? texts.errorMark : ""}${title}`}
      description={lead}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead title={title} lead={lead} />
      <Steps
        announcement={announcement}
        doneWord={texts.done}
        steps={applicationSteps.map((name) => ({ name: texts.steps[name] }))}
        current={current}
      />
      {children}
    </SignedInPage>
  );
}
