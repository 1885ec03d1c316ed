import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { fill } from "#base/text/language.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FieldGroup } from "#web/ui/forms/FieldFrame.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { certificateCurrencies, purposes, scopes } from "../../rules.ts";
import styles from "./certificates.module.css";
import { DayField, type FieldProps } from "./DayField.tsx";

/** The fields of a balance certificate. */
export function DepositFields(props: FieldProps) {
  const { texts, options, typed, chosen, errorOf } = props;
  const { form } = texts;
  const scope = typed("scope") ?? "selected";
  const isFirst = chosen("scope").length === 0;
  return (
    <>
      <DayField
        {...props}
        name="baseDay"
        label={form.baseDay}
        hint={fill(form.baseDayHint, { lastDay: options.lastDay })}
        usual={options.lastDay}
      />
      <RadioGroup
        name="currency"
        label={form.currency}
        typed={typed("currency") ?? "TWD"}
        error={errorOf("currency")}
        choices={certificateCurrencies.map((value) => ({ value, label: form.currencies[value] }))}
      />
      <Select
        name="purpose"
        label={form.purpose}
        typed={typed("purpose") ?? "visa"}
        error={errorOf("purpose")}
        choices={purposes.map((value) => ({ value, label: form.purposes[value] }))}
      />
      <RadioGroup
        name="scope"
        label={form.scope}
        typed={scope}
        error={errorOf("scope")}
        choices={scopes.map((value) => ({
          ...{ value, label: form.scopes[value], about: form.scopeAbout[value] },
        }))}
      />
      <AccountChoice {...props} isFirst={isFirst} />
      <Checkbox
        name="includesDreamAccounts"
        label={form.dreamAccounts}
        value="true"
        defaultChecked={isFirst || typed("includesDreamAccounts") === "true"}
      />
      <Field
        name="customerName"
        label={form.customerName}
        typed={options.customerName}
        readOnly
        autoComplete="off"
      />
      <Field
        name="englishName"
        label={form.englishName}
        hint={form.englishNameHint}
        typed={typed("englishName") ?? options.englishName}
        error={errorOf("englishName")}
        autoComplete="off"
      />
    </>
  );
}

/** The accounts to choose from; the main one is preselected. */
function AccountChoice({
  texts,
  options,
  chosen,
  errorOf,
  isFirst,
}: FieldProps & { isFirst: boolean }) {
  const { form } = texts;
  return (
    <FieldGroup
      name="accountNumbers"
      label={form.accounts}
      hint={form.accountsHint}
      error={errorOf("accountNumbers")}
    >
      <ul className={styles.accounts}>
        {options.accounts.map((account, place) => {
          const { accountNumber } = account;
          const id = place === 0 ? "accountNumbers" : `accountNumbers-${accountNumber}`;
          return (
            <li key={accountNumber}>
              <input
                id={id}
                type="checkbox"
                name="accountNumbers"
                value={accountNumber}
                defaultChecked={
                  isFirst ? place === 0 : chosen("accountNumbers").includes(accountNumber)
                }
              />
              <label htmlFor={id}>
                {kindOf(account, texts)}{" "}
                <span>{formatAccountNumber(accountNumber as AccountNumber)}</span>{" "}
                {account.currency}
                <small>
                  {account.accountName ? `${account.accountName} · ` : ""}
                  {fill(form.opened, { openedOn: account.openedOn })}
                </small>
              </label>
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

type Account = FieldProps["options"]["accounts"][number];

function kindOf({ accountKind, currency }: Account, { form }: FieldProps["texts"]): string {
  const isForeign = accountKind === "main" && currency !== "TWD";
  return form.accountKinds[isForeign ? "foreign" : accountKind];
}
