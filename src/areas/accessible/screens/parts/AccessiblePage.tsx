import type { ReactNode } from "react";
import type { FieldError } from "#base/call/call.ts";
import { bankName } from "#base/site/brand.ts";
import type { Language } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import type { SignedIn } from "#web/signed-in.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { SessionBar, type SessionTexts } from "#web/ui/feedback/SessionBar.tsx";
import { StopBanner, type StopTexts } from "#web/ui/feedback/StopBanner.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import type { AccessiblePage as PageName } from "../../rules/paths.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./AccessiblePage.module.css";
import { ReadingBar } from "./ReadingBar.tsx";
import { SideMenu } from "./SideMenu.tsx";

/**
 * The data every page of the accessible site is rendered with; a customer's page also has the
 * session.
 */
export interface Frame {
  texts: Texts;
  language?: Language;
  session?: { signedIn: SignedIn; texts: SessionTexts & StopTexts };
}

interface Props extends Frame {
  current: PageName | null;
  title: string;
  /** An addition to the window's title: the progress of a flow. */
  place?: string | undefined;
  lead: string;
  /** Whether the input was refused: the title then starts with that. */
  isWrong?: boolean;
  /** Rendered above the title: the steps of a flow. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page of the accessible site: reading settings, content, and then the menu beside it. */
export function AccessiblePage({ texts, session, current, title, place, lead, ...rest }: Props) {
  const { isWrong = false, above, children } = rest;
  const { visitor } = useShared();
  const names = [title, place, title === texts.name ? undefined : texts.name].filter(Boolean);
  const windowTitle = `${isWrong ? texts.errorMark : ""}${names.join(" - ")}`;
  const isPublic = session === undefined && !isWrong;
  return (
    <Page title={windowTitle} description={lead} hidden={!isPublic}>
      {session && <SessionBar session={session.signedIn} texts={session.texts} />}
      <ReadingBar texts={texts} />
      <div className={styles.frame}>
        <div className={styles.content}>
          <a href="#accessible-menu" className={styles.toMenu}>
            {texts.toMenu}
          </a>
          <p className={styles.onPaper}>{bankName[visitor.language]}</p>
          {above && <div className={styles.above}>{above}</div>}
          <PageHead title={title} lead={lead} />
          {session && <StopBanner stop={session.signedIn.stop} texts={session.texts} />}
          {children}
        </div>
        <SideMenu texts={texts} current={current} />
      </div>
    </Page>
  );
}

interface FormErrorsProps {
  texts: Texts;
  wrong?: { message: string; fields: readonly FieldError[] } | null | undefined;
}

/** All errors of a form, at its top; each links to its field. */
export function FormErrors({ texts, wrong }: FormErrorsProps) {
  if (!wrong) return null;
  const { message, fields } = wrong;
  if (fields.length > 0) return <ErrorSummary title={texts.errorTitle} fields={fields} />;
  return <ErrorSummary title={texts.refusedTitle} message={message} fields={[]} />;
}
