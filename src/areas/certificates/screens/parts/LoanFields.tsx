import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { type CertificateKind, isLoanKind, loanRefusal } from "../../rules/kinds.ts";
import { DayField, type FieldProps } from "./DayField.tsx";

/** The loan a certificate is about, and the days it covers. */
export function LoanFields(
  props: FieldProps & { kind: CertificateKind; inputs: readonly string[] },
) {
  const { texts, options, typed, errorOf, kind, inputs } = props;
  const { form } = texts;
  const loans = options.loans.filter(({ state }) => isLoanKind(kind) && !loanRefusal(kind, state));
  const first = loans[0];
  return (
    <>
      <RadioGroup
        name="loanNumber"
        label={form.loan}
        typed={typed("loanNumber") ?? first?.loanNumber}
        error={errorOf("loanNumber")}
        choices={loans.map(({ loanNumber, productName, principal, openedOn }) => ({
          value: loanNumber,
          label: formatAccountNumber(loanNumber as AccountNumber),
          about: fill(form.loanAbout, {
            ...{ productName, openedOn, amount: formatAmount(ntd(principal), "TWD") },
          }),
        }))}
      />
      {inputs.includes("baseDay") && (
        <DayField
          {...props}
          name="baseDay"
          label={form.baseDay}
          hint={fill(form.baseDayHint, { lastDay: options.lastDay })}
          usual={options.lastDay}
        />
      )}
      {inputs.includes("startDay") && (
        <>
          <DayField
            {...props}
            name="startDay"
            label={form.startDay}
            usual={first?.openedOn ?? ""}
          />
          <DayField {...props} name="endDay" label={form.endDay} usual={options.lastDay} />
        </>
      )}
    </>
  );
}
