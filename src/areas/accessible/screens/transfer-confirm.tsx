import { atStep, transferAction } from "#areas/transfer/flow/pages.ts";
import { reviewFacts } from "#areas/transfer/rules/facts.ts";
import { errorOf } from "#web/refused.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { transferAddress } from "../rules/paths.ts";
import type { Route } from "./+types/transfer-confirm.ts";
import { FormErrors } from "./parts/AccessiblePage.tsx";
import { accessible } from "./parts/customer.ts";
import { FactTable } from "./parts/FactTable.tsx";
import styles from "./parts/parts.module.css";
import { CancelForm, StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export const loader = atStep(accessible, "confirm");

export const action = transferAction(accessible, "confirm");

/** /accessible/transfer/confirm: step 2, a full review before anything happens. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared } = loaderData;
  const { texts, language } = frame;
  const { transfer, leads, words } = texts;
  const isSame = prepared.wasSentBefore;
  return (
    <StepPage
      {...frame}
      step="confirm"
      transferKey={key}
      title={transfer.steps.confirm}
      lead={leads.confirm}
      isWrong={wrong !== undefined}
    >
      <FormErrors texts={texts} wrong={wrong} />
      <FactTable
        id="details"
        caption={transfer.table}
        texts={transfer}
        hiddenLabel={texts.hidden}
        facts={reviewFacts(prepared, transfer, language)}
      />
      {prepared.hasUnusualLength && (
        <Notice kind="warning" word={words.warning}>
          <p>{transfer.unusual}</p>
        </Notice>
      )}
      <Notice kind="warning" word={words.warning}>
        <p>{transfer.fraud}</p>
      </Notice>
      <PostForm noValidate className={isSame ? styles.form : styles.screen}>
        {isSame && (
          <Checkbox
            name="sameAgain"
            label={transfer.sameLabel}
            hint={transfer.sameHint}
            error={errorOf(wrong, "sameAgain")}
            value="yes"
          />
        )}
        <p className={styles.ways}>
          <Button>{transfer.agree}</Button>
          <Button href={transferAddress("info", key)} variant="quiet">
            {transfer.edit}
          </Button>
        </p>
      </PostForm>
      <CancelForm label={transfer.cancel} />
    </StepPage>
  );
}

export default Screen;
