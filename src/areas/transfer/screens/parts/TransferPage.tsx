import type { ReactNode } from "react";
import type { FieldError } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { AmountsSwitch } from "#web/ui/forms/AmountsSwitch.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import { type NumberedPage, numberedPages, transferAddress } from "../../flow/table.ts";
import type { Frame } from "./customer.ts";
import styles from "./transfer.module.css";
import { useDraftDropped } from "./use-draft.ts";

/** A refusal and the fields it is shown beside. */
export interface Wrong {
  message: string;
  fields: readonly FieldError[];
}

interface Props {
  frame: Frame;
  /** The numbered step; null on the page that polls the outcome. */
  step: NumberedPage | null;
  title: string;
  /** Null if the page has its own header. */
  lead: string | null;
  /** The transfer's key, used to link back to earlier steps. */
  transferKey?: string;
  wrong?: Wrong | null | undefined;
  /**
   * Whether amounts are hidden, on pages that show remaining sums; the page has a switch to show
   * them.
   */
  amountsHidden?: boolean;
  children: ReactNode;
}

/** A page of a transfer: the progress, the refusal if any, and the step itself. */
export function TransferPage(props: Props) {
  const { frame, step, title, lead, transferKey, wrong, amountsHidden, children } = props;
  const { texts, customer, sessionTexts } = frame;
  // On a later step, or when refused, the form itself has what was typed.
  useDraftDropped(step === "info" ? (wrong ?? null) : title);
  const current = step === null ? 0 : numberedPages.indexOf(step) + 1;
  const announcement = fill(texts.progress, { current, count: numberedPages.length });
  const place = step === null ? "" : ` - ${texts.title} ${announcement}`;
  return (
    <SignedInPage
      title={`${wrong ? texts.errorMark : ""}${title}${place}`}
      description={lead ?? title}
      session={customer}
      texts={sessionTexts}
    >
      {step !== null && (
        <div className={styles.steps}>
          <Steps
            announcement={announcement}
            doneWord={texts.doneWord}
            steps={numberedPages.map((name) => stepOf(name, { step, transferKey, texts }))}
            current={current}
          />
        </div>
      )}
      {lead !== null && (
        <div className={styles.head}>
          <PageHead title={title} lead={lead} />
          {amountsHidden !== undefined && (
            <AmountsSwitch hidden={amountsHidden} texts={texts.amounts} />
          )}
        </div>
      )}
      {wrong && (
        <ErrorSummary
          title={wrong.fields.length > 0 ? texts.errorTitle : texts.refusedTitle}
          fields={wrong.fields}
          {...(wrong.fields.length === 0 && { message: wrong.message })}
        />
      )}
      {children}
    </SignedInPage>
  );
}

/** Step 1 can be reopened until the end, step 2 only from the code; code and PIN never. */
function stepOf(
  name: NumberedPage,
  {
    step,
    transferKey,
    texts,
  }: { step: NumberedPage; transferKey: string | undefined; texts: Frame["texts"] },
) {
  const canReturn = name === "info" || (name === "confirm" && step === "code");
  const isOpen = transferKey !== undefined && step !== "done" && canReturn;
  return { name: texts.steps[name], ...(isOpen && { href: transferAddress(name, transferKey) }) };
}
