import type { ReactNode } from "react";
import type { Output } from "#base/call/call.ts";
import type { Submitted } from "#base/call/submitted.ts";
import { currencies } from "#base/money/money.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { HiddenFields, PostForm } from "#web/ui/forms/PostForm.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { readApp } from "../../contract.ts";
import type { Texts } from "../../texts.ts";
import styles from "../app.module.css";

interface Props {
  app: Output<typeof readApp>;
  texts: Texts;
  /** The result of a refused form. */
  wrong: ({ form: string } & Extract<Submitted<unknown>, { ok: false }>) | undefined;
}

const currencyChoices = Object.keys(currencies).map((value) => ({ value, label: value }));

/** Everything that a customer can do in the app. */
export function AppParts(props: Props) {
  const { app, texts } = props;
  const isClosed = app.standing === "closed";
  return (
    <>
      <h2>{app.name}</h2>
      <FactList
        facts={[
          { name: texts.standing, value: texts.standings[app.standing] },
          { name: texts.flag, value: app.isFlagged ? texts.flagged : texts.none },
          { name: texts.panic, value: app.panic ?? texts.none },
        ]}
      />
      {app.panic && <OneButton {...props} name="panic" label={texts.undoPanic} values={{}} />}
      {app.locks.map((what) => (
        <OneButton
          key={what}
          {...props}
          name="unlock"
          label={texts.unlock[what]}
          values={{ what }}
        />
      ))}
      <h2>{texts.switches}</h2>
      {app.accounts
        .filter(({ kind }) => kind === "main")
        .map((account) => (
          <Switches key={account.id} {...props} account={account} />
        ))}
      <Designated {...props} />
      {!isClosed && <OpenAccount {...props} />}
      {app.cards.some(({ state }) => state === "inactive") && <h2>{texts.cards}</h2>}
      {app.cards
        .filter(({ state }) => state === "inactive")
        .map(({ id, number }) => (
          <OneButton
            key={id}
            {...props}
            name="card"
            label={`${texts.activate} ${number}`}
            values={{ cardId: id }}
          />
        ))}
    </>
  );
}

interface FormProps extends Props {
  name: string;
  label: string;
  values: Readonly<Record<string, string>>;
  children?: ReactNode;
}

function AppForm({ app, name, label, values, children }: FormProps) {
  return (
    <PostForm className={styles.form} aria-label={label} noValidate>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="userId" value={app.userId} />
      <HiddenFields fields={Object.entries(values)} />
      {children}
    </PostForm>
  );
}

function OneButton(props: FormProps) {
  return (
    <AppForm {...props}>
      <Button>{props.label}</Button>
    </AppForm>
  );
}

function Switches({ account, ...props }: Props & { account: Props["app"]["accounts"][number] }) {
  const { texts } = props;
  const { id, currency, number } = account;
  const box = (name: "designatedOn" | "otherOn") => (
    <p>
      <input
        id={`${name}-${id}`}
        name={name}
        type="checkbox"
        value="true"
        defaultChecked={account[name]}
      />{" "}
      <label htmlFor={`${name}-${id}`}>{texts[name]}</label>
    </p>
  );
  return (
    <AppForm
      {...props}
      name="switches"
      label={`${texts.switches} ${number}`}
      values={{ accountId: id }}
    >
      <p>{`${currency} ${number}`}</p>
      {box("designatedOn")}
      {box("otherOn")}
      <Button>{texts.save}</Button>
    </AppForm>
  );
}

function Designated(props: Props) {
  const { app, texts, wrong } = props;
  const of = (field: string) => typedOf(wrong, "designate", field);
  return (
    <>
      <h2>{texts.designated}</h2>
      {app.designated.length > 0 && (
        <Table
          id="designated"
          caption={texts.designated}
          captionHidden
          stacked
          columns={[
            { label: texts.accountNumber },
            { label: texts.holder },
            { label: texts.effective },
          ]}
          rows={app.designated.map(({ id, bank, number, holder, effectiveOn }) => ({
            key: id,
            cells: [`${bank} ${number}`, holder, effectiveOn],
          }))}
        />
      )}
      <AppForm {...props} name="designate" label={texts.designate} values={{ currency: "TWD" }}>
        <Field name="bankCode" label={texts.bankCode} inputMode="numeric" {...of("bankCode")} />
        <Field
          name="accountNumber"
          label={texts.accountNumber}
          inputMode="numeric"
          {...of("accountNumber")}
        />
        <Field name="holderName" label={texts.holder} {...of("holderName")} />
        <Checkbox name="isOwn" value="true" label={texts.isOwn} />
        <Button>{texts.designate}</Button>
      </AppForm>
    </>
  );
}

function OpenAccount(props: Props) {
  const { texts, wrong } = props;
  const of = (field: string) => typedOf(wrong, "account", field);
  return (
    <>
      <h2>{texts.openAccount}</h2>
      <AppForm {...props} name="account" label={texts.openAccount} values={{}}>
        <Select
          name="kind"
          label={texts.kind}
          choices={[
            { value: "main", label: texts.kinds.main },
            { value: "sub", label: texts.kinds.sub },
          ]}
          {...of("kind")}
        />
        <Select
          name="currency"
          label={texts.currency}
          choices={currencyChoices}
          {...of("currency")}
        />
        <Field name="name" label={texts.subName} maxLength={20} {...of("name")} />
        <Button>{texts.openAccount}</Button>
      </AppForm>
    </>
  );
}

function typedOf(wrong: Props["wrong"], form: string, field: string) {
  if (wrong?.form !== form) return { typed: undefined, error: undefined };
  return {
    typed: wrong.typed[field],
    error: wrong.fields.find((each) => each.field === field)?.message,
  };
}
