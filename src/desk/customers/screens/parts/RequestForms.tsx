import type { ReactNode } from "react";
import { REASON_LENGTH, type RequestKind } from "#desk/approvals/rules.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { FileParts } from "./file-parts.ts";

/** The form of an action that a colleague must approve; none for any other. */
export function RequestForms(parts: FileParts) {
  switch (parts.chosen) {
    case "limit":
      return <LimitForm {...parts} />;
    case "revoke":
      return <RevokeForm {...parts} />;
    case "lift-flag":
    case "undo-panic":
      return <ReasonForm {...parts} />;
    default:
      return null;
  }
}

/** Requests to lift the flag, or to undo the panic stop. */
function ReasonForm(parts: FileParts) {
  const kind = parts.chosen === "lift-flag" ? "lift-flag" : "undo-panic";
  return <RequestForm parts={parts} kind={kind} />;
}

/** Requests another limit for an account. */
function LimitForm(parts: FileParts) {
  const { texts, file, acted } = parts;
  const typedOf = useTyped("request", acted);
  const mains = file.accounts.filter(({ kind }) => kind === "main");
  return (
    <RequestForm parts={parts} kind="change-limit">
      <Select
        name="accountId"
        label={texts.account}
        choices={mains.map(({ id, currency, number }) => ({
          value: id,
          label: `${currency} ${number}`,
        }))}
        {...typedOf("accountId")}
      />
      <Field
        name="dayLimit"
        label={texts.dayLimit}
        hint={texts.dayLimitHint}
        inputMode="numeric"
        variant="figures"
        {...typedOf("dayLimit")}
      />
    </RequestForm>
  );
}

/** Requests the revocation of a certificate. */
function RevokeForm(parts: FileParts) {
  const { texts, file, acted, certificateKinds } = parts;
  const typedOf = useTyped("request", acted);
  return (
    <RequestForm parts={parts} kind="revoke-certificate">
      <Select
        name="certificateId"
        label={texts.certificate}
        choices={file.certificates
          .filter(({ isRevoked }) => !isRevoked)
          .map(({ id, serial, kind }) => ({
            value: id,
            label: `${serial} ${certificateKinds[kind]}`,
          }))}
        {...typedOf("certificateId")}
      />
    </RequestForm>
  );
}

interface Props {
  parts: FileParts;
  kind: RequestKind;
  children?: ReactNode;
}

function RequestForm({ parts, kind, children }: Props) {
  const { texts, frame, acted, kinds } = parts;
  const typedOf = useTyped("request", acted);
  const busy = useBusy();
  return (
    <DeskForm
      name="request"
      label={kinds[kind]}
      acted={acted}
      errorTitle={frame.errorTitle}
      values={{ kind }}
    >
      <p>{texts.needsFourEyes}</p>
      {children}
      <Field
        name="reason"
        label={texts.why}
        maxLength={REASON_LENGTH.most}
        {...typedOf("reason")}
      />
      <Button busy={busy}>{texts.sendRequest}</Button>
    </DeskForm>
  );
}
