import { Link } from "react-router";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import styles from "./ActionPanel.module.css";
import type { FileParts } from "./file-parts.ts";
import { HelpForms } from "./HelpForms.tsx";
import { RequestForms } from "./RequestForms.tsx";

type Choice = keyof FileParts["texts"]["choose"];

/** The actions for the customer: a list, and the form of the chosen one. */
export function ActionPanel(parts: FileParts) {
  const { texts, acted, chosen } = parts;
  const choices = choicesFor(parts);
  // A refusal of a form that is not shown, such as a button in a table, is displayed here.
  const isShown = choices.some((choice) => choice === chosen);
  const wrong = acted && !acted.ok && !isShown ? acted : null;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">{texts.actions}</h2>
      {wrong && <ErrorSummary title={parts.frame.errorTitle} message={wrong.message} fields={[]} />}
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              to={`?do=${choice}`}
              aria-current={choice === chosen ? "true" : undefined}
              preventScrollReset
            >
              {texts.choose[choice]}
            </Link>
          </li>
        ))}
      </ul>
      {isShown && (
        <>
          <HelpForms {...parts} />
          <RequestForms {...parts} />
        </>
      )}
    </section>
  );
}

/** The actions that the member of staff may take, given the customer's state. */
function choicesFor({ file, rights }: FileParts): Choice[] {
  const { customer, certificates, accounts } = file;
  const isClosed = customer.standing === "closed";
  const when = (choice: Choice, right: string, isUseful: boolean): Choice[] =>
    isUseful && rights.includes(right) ? [choice] : [];
  return [
    ...when("flag", "customers.flag", customer.flaggedAt === null),
    ...when("lift-flag", "approvals.request", customer.flaggedAt !== null),
    ...when("undo-panic", "approvals.request", customer.panic !== null),
    ...when(
      "switches",
      "customers.transfers",
      accounts.some(({ kind }) => kind === "main"),
    ),
    ...when("designate", "customers.transfers", !isClosed),
    ...when("open-account", "customers.accounts", !isClosed),
    ...when(
      "limit",
      "approvals.request",
      accounts.some(({ kind }) => kind === "main"),
    ),
    ...when(
      "revoke",
      "approvals.request",
      certificates.some(({ isRevoked }) => !isRevoked),
    ),
  ];
}
