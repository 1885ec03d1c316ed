import type { ReactNode } from "react";
import { DeskForm } from "#desk/ui/DeskForm.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import type { FileParts } from "./file-parts.ts";

/** The customer's accounts, designated accounts, cards and certificates. */
export function Holdings(parts: FileParts) {
  return (
    <>
      <Accounts {...parts} />
      <Designated {...parts} />
      <Cards {...parts} />
      <Certificates {...parts} />
    </>
  );
}

function Accounts({ texts, file }: FileParts) {
  const onOff = (isOn: boolean) => (isOn ? texts.on : texts.off);
  return (
    <Part
      id="accounts"
      title={texts.accounts}
      none={file.accounts.length === 0 ? texts.none : null}
    >
      <Table
        id="accounts-table"
        caption={texts.accounts}
        captionHidden
        stacked
        columns={[
          { label: texts.number },
          { label: texts.kind },
          { label: texts.tier },
          { label: texts.state },
          { label: texts.designatedOn },
          { label: texts.otherOn },
          { label: texts.limit },
        ]}
        rows={file.accounts.map((account) => ({
          key: account.id,
          cells: [
            `${account.currency} ${account.number}`,
            texts.kinds[account.kind],
            texts.tiers[account.tier],
            texts.states[account.state],
            onOff(account.designatedOn),
            onOff(account.otherOn),
            account.dayLimit ?? texts.none,
          ],
        }))}
      />
    </Part>
  );
}

function Designated(parts: FileParts) {
  const { texts, file, rights } = parts;
  const mayChange = rights.includes("customers.transfers");
  return (
    <Part
      id="designated"
      title={texts.designated}
      none={file.designated.length === 0 ? texts.none : null}
    >
      <Table
        id="designated-table"
        caption={texts.designated}
        captionHidden
        stacked
        columns={[
          { label: texts.number },
          { label: texts.bank },
          { label: texts.holder },
          { label: texts.effective },
          { label: texts.action },
        ]}
        rows={file.designated.map((each) => ({
          key: each.id,
          cells: [
            `${each.currency} ${each.number}`,
            each.bank,
            each.holder,
            each.isEffective ? texts.inEffect : each.effectiveOn,
            mayChange && (
              <OneButton
                key="remove"
                {...parts}
                name="remove"
                label={texts.remove}
                about={each.number}
                values={{ designationId: each.id }}
              />
            ),
          ],
        }))}
      />
    </Part>
  );
}

function Cards(parts: FileParts) {
  const { texts, file, rights } = parts;
  const mayOrder = rights.includes("customers.cards");
  const hasCard = file.cards.some(({ state }) => state === "active" || state === "inactive");
  return (
    <Part id="cards" title={texts.cards} none={file.cards.length === 0 ? texts.none : null}>
      <Table
        id="cards-table"
        caption={texts.cards}
        captionHidden
        stacked
        columns={[
          { label: texts.card },
          { label: texts.state },
          { label: texts.expires },
          { label: texts.action },
        ]}
        rows={file.cards.map((card) => ({
          key: card.id,
          cells: [
            card.number,
            texts.cardStates[card.state],
            card.expiresOn,
            mayOrder && card.state !== "replaced" && (
              <OneButton
                key="replace"
                {...parts}
                name="replace"
                label={texts.replace}
                about={card.number}
                values={{ cardId: card.id }}
              />
            ),
          ],
        }))}
      />
      {mayOrder && !hasCard && (
        <OneButton {...parts} name="order" label={texts.order} about="" values={{}} />
      )}
    </Part>
  );
}

function Certificates({ texts, file, certificateKinds }: FileParts) {
  return (
    <Part
      id="certificates"
      title={texts.certificates}
      none={file.certificates.length === 0 ? texts.none : null}
    >
      <Table
        id="certificates-table"
        caption={texts.certificates}
        captionHidden
        stacked
        columns={[
          { label: texts.serial },
          { label: texts.certificate },
          { label: texts.issued },
          { label: texts.state },
        ]}
        rows={file.certificates.map((each) => ({
          key: each.id,
          cells: [
            each.serial,
            certificateKinds[each.kind],
            each.issuedOn,
            each.isRevoked ? texts.revoked : texts.valid,
          ],
        }))}
      />
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Shown if there are no rows. */
  none: string | null;
  children: ReactNode;
}

/** A section of the file with its heading; shows a sentence if it has no rows. */
function Part({ id, title, none, children }: PartProps) {
  const [table, ...rest] = Array.isArray(children) ? children : [children];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {none === null ? table : <p>{none}</p>}
      {rest}
    </section>
  );
}

interface OneButtonProps extends FileParts {
  name: string;
  label: string;
  about: string;
  values: Readonly<Record<string, string>>;
}

/** A form with a single button, for a table row. */
function OneButton({ name, label, about, values, frame }: OneButtonProps) {
  return (
    <DeskForm
      name={name}
      label={`${label} ${about}`.trim()}
      acted={undefined}
      errorTitle={frame.errorTitle}
      values={values}
      layout="line"
    >
      <Button variant="link">{label}</Button>
    </DeskForm>
  );
}
