import type { Language } from "#base/text/language.ts";
import { AmountInput } from "#web/ui/forms/AmountInput.tsx";
import { DateInput } from "#web/ui/forms/DateInput.tsx";
import { NationalIdInput } from "#web/ui/forms/NationalIdInput.tsx";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import type { Texts } from "../../texts/words.ts";
import { Part } from "./Part.tsx";

/** The bank's own inputs, filled in, invalid and disabled. */
export function InputStates({ texts, language }: { texts: Texts; language: Language }) {
  const { forms, specimens } = texts;
  return (
    <>
      <Part id="filled" title={specimens.filled}>
        <AmountInput
          name="filled-amount"
          label={forms.amount}
          typed="1,234,567"
          currency="TWD"
          language={language}
        />
        <AmountInput
          name="filled-usd"
          label={forms.usd}
          typed="1,500.50"
          currency="USD"
          language={language}
        />
        <NationalIdInput name="filled-id" label={forms.nationalId} typed="A123456789" />
        <DateInput
          name="filled-day"
          label={forms.birthday}
          typed="1990-05-17"
          texts={forms.dayParts}
        />
      </Part>
      <Part id="wrong" title={specimens.error}>
        <AmountInput
          name="wrong-amount"
          label={forms.amount}
          error={forms.amountError}
          typed="2,000,001"
          currency="TWD"
          language={language}
        />
        <NationalIdInput
          name="wrong-id"
          label={forms.nationalId}
          error={forms.nationalIdError}
          typed="A123456780"
        />
        <DateInput
          name="wrong-day"
          label={forms.birthday}
          error={forms.birthdayError}
          typed="1990-02-30"
          texts={forms.dayParts}
        />
        <OtpInput name="wrong-code" label={forms.code} error={forms.codeError} />
      </Part>
      <Part id="disabled" title={specimens.disabled}>
        <AmountInput
          name="fixed-amount"
          label={forms.amount}
          typed="12,000"
          currency="TWD"
          language={language}
          disabled
        />
        <DateInput
          name="fixed-day"
          label={forms.birthday}
          typed="1990-05-17"
          texts={forms.dayParts}
          disabled
        />
      </Part>
    </>
  );
}
