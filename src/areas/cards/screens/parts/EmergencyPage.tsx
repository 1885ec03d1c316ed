import type { ReactNode } from "react";
import type { Refused } from "#base/call/submitted.ts";
import type { SignedIn } from "#web/signed-in.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import type { SessionTexts } from "#web/ui/feedback/SessionBar.tsx";
import type { StopTexts } from "#web/ui/feedback/StopBanner.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./emergency.module.css";

interface Props {
  texts: Texts;
  sessionTexts: SessionTexts & StopTexts;
  /** Null without a session. */
  customer: SignedIn | null;
  title: string;
  description: string;
  /** The errors of the submitted form. */
  wrong?: Refused | undefined;
  /** The canonical URL for search engines; without one the page is not indexed. */
  canonical?: string;
  /** The top of the page. */
  head: ReactNode;
  /** True if the head is a centred result with the rest below it. */
  isResult?: boolean;
  children: ReactNode;
}

/** The frame of every emergency page, for customers and visitors. */
export function EmergencyPage(props: Props) {
  const { texts, sessionTexts, customer, description, wrong, canonical, head, children } = props;
  const { isResult = false } = props;
  const title = `${wrong ? texts.errorMark : ""}${props.title}`;
  const body = (
    <>
      {head}
      {wrong && (
        <ErrorSummary
          title={texts.errorTitle}
          fields={wrong.fields}
          {...(wrong.fields.length === 0 && { message: wrong.message })}
        />
      )}
      <div className={isResult ? styles.result : styles.body}>{children}</div>
    </>
  );
  if (customer) {
    return (
      <SignedInPage title={title} description={description} session={customer} texts={sessionTexts}>
        {body}
      </SignedInPage>
    );
  }
  return (
    <Page
      title={title}
      description={description}
      {...(canonical ? { canonical } : { hidden: true })}
    >
      {body}
    </Page>
  );
}
