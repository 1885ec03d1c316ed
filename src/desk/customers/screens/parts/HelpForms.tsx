import { currencies } from "#base/money/money.ts";
import { REASON_LENGTH } from "#desk/approvals/rules.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { FileParts } from "./file-parts.ts";

const currencyChoices = Object.keys(currencies).map((value) => ({ value, label: value }));

/** The form of an action that takes effect immediately; none for actions that need four eyes. */
export function HelpForms(parts: FileParts) {
  switch (parts.chosen) {
    case "flag":
      return <FlagForm {...parts} />;
    case "switches":
      return <SwitchForm {...parts} />;
    case "designate":
      return <DesignateForm {...parts} />;
    case "open-account":
      return <OpenAccountForm {...parts} />;
    default:
      return null;
  }
}

/** Flags the customer. */
function FlagForm({ texts, frame, acted }: FileParts) {
  const typedOf = useTyped("flag", acted);
  const busy = useBusy();
  return (
    <DeskForm name="flag" label={texts.choose.flag} acted={acted} errorTitle={frame.errorTitle}>
      <p>{texts.flagWarning}</p>
      <Field
        name="reason"
        label={texts.why}
        maxLength={REASON_LENGTH.most}
        {...typedOf("reason")}
      />
      <Button variant="danger" busy={busy}>
        {texts.choose.flag}
      </Button>
    </DeskForm>
  );
}

/** Switches the transfers of an account. */
function SwitchForm({ texts, frame, acted, file }: FileParts) {
  const busy = useBusy();
  const mains = file.accounts.filter(({ kind, state }) => kind === "main" && state !== "closed");
  return (
    <>
      {mains.map(({ id, currency, number, designatedOn, otherOn }) => (
        <DeskForm
          key={id}
          name="switches"
          label={`${texts.choose.switches} ${currency}`}
          acted={acted}
          errorTitle={frame.errorTitle}
          values={{ accountId: id }}
        >
          <p>{`${currency} ${number}`}</p>
          <Switch id={id} name="designatedOn" label={texts.designatedOn} isOn={designatedOn} />
          <Switch id={id} name="otherOn" label={texts.otherOn} isOn={otherOn} />
          <Button busy={busy}>{texts.send}</Button>
        </DeskForm>
      ))}
    </>
  );
}

/** A checkbox of a form that the page has several times: its id includes the account's. */
function Switch(props: { id: string; name: string; label: string; isOn: boolean }) {
  const { id, name, label, isOn } = props;
  return (
    <p>
      <input id={`${name}-${id}`} name={name} type="checkbox" value="true" defaultChecked={isOn} />{" "}
      <label htmlFor={`${name}-${id}`}>{label}</label>
    </p>
  );
}

/** Designates an account. */
function DesignateForm({ texts, frame, acted }: FileParts) {
  const typedOf = useTyped("designate", acted);
  const busy = useBusy();
  return (
    <DeskForm
      name="designate"
      label={texts.choose.designate}
      acted={acted}
      errorTitle={frame.errorTitle}
    >
      <Select
        name="currency"
        label={texts.currency}
        choices={currencyChoices}
        {...typedOf("currency")}
      />
      <Field
        name="bankCode"
        label={texts.bankCode}
        hint={texts.bankCodeHint}
        inputMode="numeric"
        variant="short"
        {...typedOf("bankCode")}
      />
      <Field
        name="accountNumber"
        label={texts.accountNumber}
        inputMode="numeric"
        variant="figures"
        autoComplete="off"
        {...typedOf("accountNumber")}
      />
      <Field name="holderName" label={texts.holder} autoComplete="off" {...typedOf("holderName")} />
      <Checkbox name="isOwn" value="true" label={texts.isOwn} />
      <Button busy={busy}>{texts.send}</Button>
    </DeskForm>
  );
}

/** Opens an account. */
function OpenAccountForm({ texts, frame, acted }: FileParts) {
  const typedOf = useTyped("open-account", acted);
  const busy = useBusy();
  return (
    <DeskForm
      name="open-account"
      label={texts.choose["open-account"]}
      acted={acted}
      errorTitle={frame.errorTitle}
    >
      <Select
        name="kind"
        label={texts.kind}
        choices={[
          { value: "main", label: texts.kinds.main },
          { value: "sub", label: texts.kinds.sub },
        ]}
        {...typedOf("kind")}
      />
      <Select
        name="currency"
        label={texts.currency}
        choices={currencyChoices}
        {...typedOf("currency")}
      />
      <Field
        name="name"
        label={texts.subName}
        hint={texts.subNameHint}
        maxLength={20}
        {...typedOf("name")}
      />
      <Button busy={busy}>{texts.choose["open-account"]}</Button>
    </DeskForm>
  );
}
