import { customerVisit, signedIn } from "#areas/login/flow/customer.ts";
import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import type { Refused } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { flowAction } from "#web/flow.ts";
import { errorOf, secondsToWait, waitWords } from "#web/refused.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import { HiddenFields, PostForm } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listLosses } from "../contract/cards.ts";
import { lossCancellationSteps, type Proving } from "../flow/cancel-loss.ts";
import { inOneLine } from "../rules/card-number.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/lost-cancel.ts";
import { EmergencyPage } from "./parts/EmergencyPage.tsx";
import styles from "./parts/emergency.module.css";
import { FinalNotice, type Loss, withoutSeconds } from "./parts/LossFacts.tsx";
import { wordsOf } from "./parts/visits.ts";

export const handle = { enhance: ["session"] };

const CARD_NUMBER_TYPED_MOST = 40;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request);
  const { losses } = await visit.ask(listLosses, {});
  return { ...wordsOf(visit), customer, losses };
}

export const action = flowAction({
  open: customerVisit,
  steps: lossCancellationSteps,
  button: "step",
});

/** /support/emergencies/lost-cancel: cancels a report by a mailed code and the full card number. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, losses } = loaderData;
  const { cancel } = texts;
  const open = losses.filter(({ lossStatus }) => lossStatus === "open");
  return (
    <EmergencyPage
      {...{ texts, sessionTexts, customer }}
      wrong={actionData?.wrong}
      title={cancel.title}
      description={cancel.lead}
      head={<PageHead title={cancel.title} lead={cancel.lead} />}
    >
      {actionData?.at === "prove" ? (
        <ProveStep texts={cancel} proving={actionData} />
      ) : (
        <CardStep texts={texts} open={open} wrong={actionData?.wrong} />
      )}
      <Final texts={texts} losses={losses} />
    </EmergencyPage>
  );
}

/** Selects the report, with a warning first. */
function CardStep({
  texts,
  open,
  wrong,
}: {
  texts: Texts;
  open: readonly Loss[];
  wrong?: Refused | undefined;
}) {
  const { cancel } = texts;
  if (open.length === 0) {
    const way = { href: EMERGENCIES_PATH, label: cancel.nothingWay };
    return <Empty sentence={cancel.nothing} way={way} />;
  }
  const [first] = open;
  const seconds = secondsToWait(wrong);
  return (
    <PostForm noValidate className={styles.narrow}>
      <RadioGroup
        name="cardId"
        label={cancel.choose}
        error={errorOf(wrong, "cardId")}
        typed={open.length === 1 ? first?.cardId : undefined}
        choices={open.map(({ cardId, cardName, cardNumber, cancelUntil, reference }) => ({
          value: cardId,
          label: `${cardName} ${inOneLine(cardNumber)}`,
          about: `${reference} · ${fill(cancel.until, { moment: withoutSeconds(cancelUntil) })}`,
        }))}
      />
      <Notice kind="info" word={cancel.careWord}>
        <p>{cancel.care}</p>
      </Notice>
      {seconds !== null && <p>{waitWords(cancel.wait, seconds)}</p>}
      <Button>{cancel.send}</Button>
    </PostForm>
  );
}

/** The code and the number, on one page. */
function ProveStep({ texts, proving }: { texts: Texts["cancel"]; proving: Proving }) {
  const { cardId, codeId, sentTo, until, numberProof, wrong } = proving;
  const seconds = secondsToWait(wrong);
  const carried = Object.entries({ cardId, codeId, sentTo, until, numberProof });
  return (
    <div className={styles.narrow}>
      <p role="status">{fill(texts.sentTo, { address: sentTo, time: until })}</p>
      <PostForm noValidate autoComplete="off" className={styles.form}>
        <input type="hidden" name="step" value="prove" />
        <HiddenFields fields={carried} />
        <OtpInput
          name="oneTimeCode"
          label={texts.code}
          hint={texts.codeHint}
          error={errorOf(wrong, "oneTimeCode")}
        />
        {numberProof === "" ? (
          <Field
            name="cardNumber"
            label={texts.number}
            hint={texts.numberHint}
            error={errorOf(wrong, "cardNumber")}
            variant="figures"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={CARD_NUMBER_TYPED_MOST}
          />
        ) : (
          <p>{texts.proved}</p>
        )}
        <Button>{texts.confirm}</Button>
      </PostForm>
      {seconds !== null && <p>{waitWords(texts.wait, seconds)}</p>}
      <PostForm>
        <HiddenFields fields={carried} />
        <Button variant="link">{texts.resend}</Button>
      </PostForm>
    </div>
  );
}

/** The latest report that can no longer be cancelled, unless its card was replaced since. */
function Final({ texts, losses }: { texts: Texts; losses: readonly Loss[] }) {
  const loss = losses.find(({ finalReason }) => finalReason !== null && finalReason !== "replaced");
  return loss ? <FinalNotice texts={texts} loss={loss} /> : null;
}

export default Screen;
