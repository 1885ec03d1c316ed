import { data, redirect } from "react-router";
import { readTransferState } from "#areas/transfer/contract/reads.ts";
import { confirmTransfer } from "#areas/transfer/contract/steps.ts";
import { reviewFacts } from "#areas/transfer/rules/facts.ts";
import { withoutFigures } from "#areas/transfer/rules/private.ts";
import { formWith } from "#base/call/submitted.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { visitContext } from "#web/visit.ts";
import { transferAddress } from "../rules/paths.ts";
import type { Route } from "./+types/transfer-confirm.ts";
import { FormErrors } from "./parts/AccessiblePage.tsx";
import { FactTable } from "./parts/FactTable.tsx";
import styles from "./parts/parts.module.css";
import { atStep, giveUp, keyParam, wayAfter } from "./parts/review.ts";
import { CancelForm, StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export function loader(given: Route.LoaderArgs) {
  return atStep("confirm", given);
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const key = keyParam(request);
  const form = await request.formData();
  if (form.get("intent") === "cancel") return giveUp(visit, form, request);
  const sameAgain = form.get("sameAgain") === "yes" ? "true" : "false";
  const agreed = formWith(form, { transferKey: key, sameAgain });
  const submitted = await visit.submit(confirmTransfer, agreed);
  if (submitted.ok) return redirect(transferAddress("code", key), 303);
  // Submitted twice, or after going back: the code already sent for this transfer is still valid.
  if (submitted.code === "OTPS000004") {
    const { state } = await visit.ask(readTransferState, { transferKey: key });
    if (state === "confirmed") return redirect(transferAddress("code", key), 303);
  }
  const { language } = visit.visitor;
  const { code, message } = await withoutFigures({ ask: visit.ask, language }, submitted);
  const fields = code === "TRFR000014" ? [{ field: "sameAgain", message }] : [];
  return wayAfter(submitted, request) ?? data({ message, fields }, { status: 400 });
}

/** /accessible/transfer/confirm: step 2, a full review before anything happens. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared, language } = loaderData;
  const { texts } = frame;
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
            error={wrong?.fields.find(({ field }) => field === "sameAgain")?.message}
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
