import { Form } from "react-router";
import type { FieldError } from "#base/call/call.ts";
import type { Language } from "#base/text/language.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { AmountInput } from "#web/ui/forms/AmountInput.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DateInput } from "#web/ui/forms/DateInput.tsx";
import { NationalIdInput } from "#web/ui/forms/NationalIdInput.tsx";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import type { Texts } from "../../texts/words.ts";
import styles from "./InputsForm.module.css";

interface Props {
  texts: Texts;
  language: Language;
  codeSeconds: number;
  /** The server's validation of the last attempt. */
  checked: { fields: FieldError[]; typed: Record<string, string> } | undefined;
  /** True while the server validates it. */
  busy: boolean;
}

/** The bank's own inputs in one form with real validation. */
export function InputsForm({ texts, language, codeSeconds, checked, busy }: Props) {
  const { forms } = texts;
  const errorOf = (name: string) => checked?.fields.find(({ field }) => field === name)?.message;
  const named = (name: "amount" | "nationalId" | "birthday" | "code") => ({
    name,
    label: forms[name],
    hint: forms[`${name}Hint`],
    error: errorOf(name),
  });
  const countdown = {
    until: forms.codeUntil,
    left: forms.codeLeft,
    announcement: forms.codeStatus,
    over: forms.codeOver,
  };
  return (
    <div>
      {checked && checked.fields.length > 0 && (
        <ErrorSummary title={texts.errorTitle} fields={checked.fields} />
      )}
      {checked && checked.fields.length === 0 && (
        <Notice kind="success" word={texts.feedback.success} live>
          <p>{forms.allRight}</p>
        </Notice>
      )}
      <Form method="post" noValidate>
        <AmountInput
          {...named("amount")}
          typed={checked?.typed.amount}
          currency="TWD"
          language={language}
        />
        <NationalIdInput {...named("nationalId")} typed={checked?.typed.nationalId} />
        <DateInput
          {...named("birthday")}
          typed={checked?.typed.birthday}
          texts={forms.dayParts}
          birthday
        />
        <OtpInput {...named("code")} countdown={{ seconds: codeSeconds, texts: countdown }} />
        <p className={styles.send}>
          <Button busy={busy} busyLabel={forms.sending}>
            {forms.check}
          </Button>
        </p>
      </Form>
    </div>
  );
}
