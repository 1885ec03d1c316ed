import type { ReactNode } from "react";
import type { Refused } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./RecoveryFrame.module.css";
import { FormErrors } from "./WaysOn.tsx";

/** What is recovered. */
export type Kind = "userId" | "password";

type Step = "identity" | "code" | "newPassword" | "done";

const stepNames: Readonly<Record<Kind, readonly Step[]>> = {
  userId: ["identity", "code", "done"],
  password: ["identity", "code", "newPassword", "done"],
};

interface Props {
  texts: Texts;
  kind: Kind;
  step: Step;
  title?: string | undefined;
  lead?: string | undefined;
  wrong?: Refused | undefined;
  isResent?: boolean | undefined;
  children: ReactNode;
}

/** The frame of every step: the flow, its progress, and the errors. */
export function RecoveryFrame(props: Props) {
  const { texts, kind, step, title, lead, wrong, isResent, children } = props;
  const { recovery } = texts;
  const names = stepNames[kind];
  const current = names.indexOf(step) + 1;
  const isStart = step === "identity";
  const pages = (["userId", "password"] as const).map((each) => ({
    href: each === "userId" ? "/login/forgot-idpw" : "/login/forgot-idpw?find=password",
    name: recovery[each],
    current: each === kind,
  }));
  const head = title ?? recovery.title;
  return (
    <Page
      title={`${wrong ? texts.errorMark : ""}${isStart ? recovery[kind] : head}`}
      description={recovery[`${kind}Lead`]}
      canonical="/login/forgot-idpw"
      hidden={!isStart}
    >
      <PageHead
        title={head}
        lead={lead ?? recovery[kind]}
        {...(isStart && { pages: { label: recovery.kinds, links: pages } })}
      />
      <div className={styles.frame} data-done={step === "done" || undefined}>
        <Steps
          announcement={fill(recovery.step, { current, count: names.length })}
          doneWord={recovery.stepDone}
          steps={names.map((name) => ({ name: recovery.steps[name] }))}
          current={current}
        />
        {wrong && <FormErrors texts={texts} blocked={recovery.blocked} wrong={wrong} />}
        {isResent && (
          <Notice kind="success" word={recovery.resentWord} live>
            <p>{recovery.resent}</p>
          </Notice>
        )}
        {children}
      </div>
    </Page>
  );
}
