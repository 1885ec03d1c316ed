import type { ReactNode } from "react";
import { type NumberedPage, numberedPages } from "#areas/transfer/flow/table.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import { transferAddress } from "../../rules/paths.ts";
import { AccessiblePage, type Frame } from "./AccessiblePage.tsx";
import styles from "./parts.module.css";

interface Props extends Frame {
  step: NumberedPage;
  /** The transfer's key, used to link back to earlier steps. */
  transferKey?: string;
  title: string;
  lead: string;
  isWrong?: boolean;
  /** Whether the input survives the end of the session, so that the timeout dialog says so. */
  asksToKeep?: boolean;
  children: ReactNode;
}

/** A page of one step of a transfer. */
export function StepPage({ step, transferKey, asksToKeep, children, ...frame }: Props) {
  const { texts, session } = frame;
  const { transfer } = texts;
  const current = numberedPages.indexOf(step) + 1;
  const announcement = fill(transfer.announcement, { current, count: numberedPages.length });
  // Step 1 can be reopened until the end, step 2 only from the code; code and PIN never.
  const ways = { info: true, confirm: step === "code", code: false, pin: false, done: false };
  const steps = numberedPages.map((name) => ({
    name: transfer.steps[name],
    ...(transferKey &&
      step !== "done" &&
      ways[name] && { href: transferAddress(name, transferKey) }),
  }));
  const carried = asksToKeep &&
    session && { ...session, texts: { ...session.texts, ask: transfer.askKeeping } };
  return (
    <AccessiblePage
      {...frame}
      {...(carried && { session: carried })}
      current="transfer"
      place={`${transfer.title} ${announcement}`}
      above={
        <Steps
          announcement={announcement}
          doneWord={transfer.doneWord}
          steps={steps}
          current={current}
        />
      }
    >
      {children}
    </AccessiblePage>
  );
}

/** Cancels a transfer that was not executed. */
export function CancelForm({ label }: { label: string }) {
  return (
    <PostForm className={styles.screen}>
      <input type="hidden" name="intent" value="cancel" />
      <Button variant="link">{label}</Button>
    </PostForm>
  );
}
