import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { Field } from "#web/ui/forms/Field.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { COPIES_MOST, deliveries } from "../../rules.ts";
import styles from "./certificates.module.css";
import type { FieldProps } from "./DayField.tsx";

/** How and where the document is delivered. */
export function DeliveryFields({ texts, options, typed, errorOf }: FieldProps) {
  const { form } = texts;
  const delivery = typed("delivery") ?? "download";
  const payers = options.accounts.filter(({ paysFees }) => paysFees);
  const isWrong = ["email", "postalAddress", "copies", "feeAccount"].some((name) => errorOf(name));
  return (
    <>
      <RadioGroup
        name="delivery"
        label={form.delivery}
        typed={delivery}
        error={errorOf("delivery")}
        choices={deliveries
          .filter((value) => value !== "post" || payers.length > 0)
          .map((value) => ({
            ...{ value, label: form.deliveries[value], about: form.deliveryAbout[value] },
          }))}
      />
      <details className={styles.more} open={delivery !== "download" || isWrong}>
        <summary>{form.deliveryMore}</summary>
        <Field
          name="email"
          label={form.email}
          hint={form.emailHint}
          type="email"
          autoComplete="email"
          typed={typed("email") ?? options.email ?? ""}
          error={errorOf("email")}
        />
        {payers.length > 0 && (
          <>
            <Field
              name="postalAddress"
              label={form.postalAddress}
              hint={form.postalAddressHint}
              autoComplete="street-address"
              typed={typed("postalAddress")}
              error={errorOf("postalAddress")}
            />
            <Select
              name="copies"
              label={form.copies}
              typed={typed("copies") ?? "1"}
              error={errorOf("copies")}
              choices={Array.from({ length: COPIES_MOST }, (_, place) => String(place + 1)).map(
                (value) => ({ value, label: value }),
              )}
            />
            <Select
              name="feeAccount"
              label={form.feeAccount}
              typed={typed("feeAccount") ?? payers[0]?.accountNumber}
              error={errorOf("feeAccount")}
              choices={payers.map(({ accountNumber }) => ({
                value: accountNumber,
                label: formatAccountNumber(accountNumber as AccountNumber),
              }))}
            />
          </>
        )}
      </details>
    </>
  );
}
