import type { Refused } from "#base/call/submitted.ts";
import { ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { DISPUTE_NOTE_LENGTH, disputeReasons } from "../../rules/dispute.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./emergency.module.css";
import type { Payment } from "./PaymentTable.tsx";

type Words = Texts["suspicious"];

interface FormProps {
  texts: Words;
  payment: Payment;
  back: string;
  wrong?: Refused | undefined;
}

/** One payment, and the reason for the dispute. */
export function DisputeForm({ texts, payment, back, wrong }: FormProps) {
  const typed = wrong?.typed ?? {};
  return (
    <section aria-labelledby="dispute" className={styles.narrow}>
      <h2 id="dispute" className={styles.heading}>
        {texts.formTitle}
      </h2>
      <p>{texts.formLead}</p>
      <FactList
        facts={[
          { name: texts.merchant, value: payment.merchant },
          { name: texts.amount, value: <Amount amount={ntd(payment.amount)} currency="TWD" /> },
          { name: texts.time, value: payment.paidAt },
          { name: texts.card, value: payment.cardNumber },
        ]}
      />
      <PostForm noValidate className={styles.form}>
        <input type="hidden" name="act" value="dispute" />
        <input type="hidden" name="paymentId" value={payment.paymentId} />
        <RadioGroup
          name="reason"
          label={texts.reason}
          error={errorOf(wrong, "reason")}
          typed={typed.reason}
          choices={disputeReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        />
        <Textarea
          name="note"
          label={texts.note}
          hint={fill(texts.noteHint, { most: DISPUTE_NOTE_LENGTH })}
          error={errorOf(wrong, "note")}
          typed={typed.note}
          maxLength={DISPUTE_NOTE_LENGTH}
        />
        <Checkbox
          name="reportCard"
          label={texts.also}
          hint={texts.alsoHint}
          value="true"
          defaultChecked={typed.reportCard === "true"}
        />
        <div className={styles.buttons}>
          <Button>{texts.submit}</Button>
          <Button href={back} variant="quiet">
            {texts.back}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
