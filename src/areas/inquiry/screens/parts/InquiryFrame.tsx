import type { ReactNode } from "react";
import { CONTACT_PATH, FAQ_PATH } from "#areas/support/rules.ts";
import { callCentre } from "#base/site/brand.ts";
import { REPLY_BUSINESS_DAYS } from "#base/site/service.ts";
import { fill } from "#base/text/language.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import { steps, type Walk } from "../../flow/draft.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./InquiryFrame.module.css";

interface Props {
  texts: Texts;
  walk: Walk;
  children: ReactNode;
}

/** The frame of each step: the progress, the errors, and links to faster help. */
export function InquiryFrame({ texts, walk, children }: Props) {
  const { step, fields, message } = walk;
  return (
    <>
      <PageHead title={texts.title} lead={fill(texts.lead, { days: REPLY_BUSINESS_DAYS })} />
      <div className={styles.frame}>
        <div>
          <Steps
            announcement={stepStatus(texts, step)}
            doneWord={texts.stepDone}
            steps={steps.map((each) => ({ name: texts.steps[each] }))}
            current={steps.indexOf(step) + 1}
          />
          {(fields.length > 0 || message) && (
            <ErrorSummary
              title={fields.length > 0 ? texts.errorTitle : texts.notSent}
              fields={fields}
              {...(message ? { message } : {})}
            />
          )}
          <h2 className={styles.title}>{texts.headings[step]}</h2>
          {children}
        </div>
        <aside aria-labelledby="help" className={styles.help}>
          <h2 id="help">{texts.help.title}</h2>
          <p>{texts.help.urgent}</p>
          <p className={styles.number}>
            <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </p>
          <p>{texts.help.faqLead}</p>
          <ul>
            <li>
              <a href={FAQ_PATH}>{texts.help.faq}</a>
            </li>
            <li>
              <a href={CONTACT_PATH}>{texts.help.contact}</a>
            </li>
          </ul>
        </aside>
      </div>
    </>
  );
}

/** The progress: step 2 of 3. */
export function stepStatus(texts: Texts, step: Walk["step"]): string {
  return fill(texts.step, { current: steps.indexOf(step) + 1, count: steps.length });
}
