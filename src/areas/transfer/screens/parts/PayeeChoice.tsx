import { type KeyboardEvent, useState } from "react";
import { fill } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import { errorOf } from "#web/refused.ts";
import { BankField } from "#web/ui/forms/BankField.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FieldGroup } from "#web/ui/forms/FieldFrame.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import { canReceive, matchesPayee, NEW_PAYEE } from "../../rules/payees.ts";
import type { Pages } from "../../texts/pages/zh.ts";
import { AccountNumber } from "./AccountNumber.tsx";
import { Choice } from "./Choice.tsx";
import type { Frame } from "./customer.ts";
import styles from "./SendForm.module.css";
import type { Choices, SendTyped } from "./send.ts";
import type { Wrong } from "./TransferPage.tsx";

interface Props {
  frame: Frame;
  choices: Choices;
  from: Choices["sources"][number] | undefined;
  typed: SendTyped;
  /** The current choice. */
  chosen: string | undefined;
  wrong: Wrong | null;
  fromList: boolean;
  today: Day;
}

/** A shorter list needs no search field. */
const SEARCHED_FROM = 6;
const groups = ["designated", "recent", "own"] as const;
const name = "payee";

type Payee = Choices["payees"][number];

/** The payee: designated, recent and own accounts, or one that is typed in. */
export function PayeeChoice(props: Props) {
  const { frame, choices, from, typed, chosen, wrong } = props;
  const { texts } = frame;
  const hydrated = useHydrated();
  const [query, setQuery] = useState("");
  const { payees, sources } = choices;
  // Without scripts the sending account may still change, so the server rejects what does not fit.
  const fits = (payee: Payee) => !hydrated || !from || canReceive(payee, from, sources);
  const isFound = (payee: Payee) => matchesPayee(shownOf(payee), query);
  const found = payees.filter((payee) => fits(payee) && isFound(payee));
  const isSub = hydrated && from?.accountKind === "sub";
  const [first] = payees.filter(fits);
  const idOf = ({ value }: Payee) => (value === first?.value ? name : `${name}-${value}`);
  return (
    <FieldGroup
      name={name}
      label={texts.to}
      hint={isSub ? texts.ownOnly : undefined}
      error={errorOf(wrong, name)}
    >
      {hydrated && payees.length >= SEARCHED_FROM && !isSub && (
        <Search texts={texts} query={query} onQuery={setQuery} count={found.length} />
      )}
      {groups.map((group) => (
        <PayeeGroup
          key={group}
          label={texts.groups[group]}
          isHidden={!found.some(({ receivingKind }) => receivingKind === group)}
        >
          {payees
            .filter(({ receivingKind }) => receivingKind === group)
            .map((payee) => (
              <PayeeRow
                key={payee.value}
                id={idOf(payee)}
                texts={texts}
                payee={payee}
                isChosen={payee.value === typed.payee}
                isHidden={!fits(payee) || (!isFound(payee) && payee.value !== chosen)}
              />
            ))}
        </PayeeGroup>
      ))}
      <Choice
        id={first ? `${name}-${NEW_PAYEE}` : name}
        name={name}
        value={NEW_PAYEE}
        title={texts.fresh}
        about={texts.freshAbout}
        isChosen={typed.payee === NEW_PAYEE}
        isHidden={isSub}
      />
      <NewPayee {...props} isHidden={hydrated && (chosen !== NEW_PAYEE || isSub)} />
    </FieldGroup>
  );
}

function NewPayee(props: Props & { isHidden: boolean }) {
  const { frame, typed, wrong, fromList, today, isHidden } = props;
  const { texts, language } = frame;
  return (
    <div className={styles.fresh} hidden={isHidden}>
      <BankField
        texts={texts}
        language={language}
        today={today}
        fromList={fromList}
        typed={typed}
        error={errorOf(wrong, fromList ? "toBank" : "bank")}
      />
      <Field
        name="toAccount"
        label={texts.account}
        hint={texts.accountHint}
        error={errorOf(wrong, "toAccount")}
        typed={typed.toAccount}
        variant="figures"
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

function shownOf({ accountName, holderName, bankName, bankCode, accountNumber }: Payee) {
  return [accountName, holderName, bankName, bankCode, accountNumber];
}

interface GroupProps {
  label: string;
  isHidden: boolean;
  children: React.ReactNode;
}

function PayeeGroup({ label, isHidden, children }: GroupProps) {
  return (
    <fieldset className={styles.group} hidden={isHidden}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

interface RowProps {
  id: string;
  texts: Pages;
  payee: Payee;
  isChosen: boolean;
  isHidden: boolean;
}

function PayeeRow({ id, texts, payee, isChosen, isHidden }: RowProps) {
  const { receivingKind, accountName, holderName, bankCode, bankName, accountNumber } = payee;
  const names = receivingKind === "own" ? [payee.kindName, accountName] : [accountName, holderName];
  const isWaiting = receivingKind === "designated" && !payee.inEffect;
  const notYet = fill(texts.notYet, { day: payee.effectiveOn ?? "" });
  const designated = payee.isDesignated && payee.inEffect ? texts.designatedWord : undefined;
  return (
    <Choice
      id={id}
      name={name}
      value={payee.value}
      title={names.filter(Boolean).join(" ") || bankName}
      mark={isWaiting ? notYet : designated}
      about={
        <>
          {bankCode} {bankName} <AccountNumber number={accountNumber} />
        </>
      }
      isChosen={isChosen}
      isDisabled={isWaiting}
      isHidden={isHidden}
    />
  );
}

interface SearchProps {
  texts: Pages;
  query: string;
  onQuery: (query: string) => void;
  count: number;
}

/** Filters the list as the customer types; it is not submitted with the form. */
function Search({ texts, query, onQuery, count }: SearchProps) {
  const found = count === 0 ? texts.foundNone : fill(texts.found, { count });
  // Enter searches here and must not submit the form.
  const stay = (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault();
  return (
    <div className={styles.search}>
      <Field
        name="payeeSearch"
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={stay}
      />
      <p role="status" className={query === "" || count > 0 ? "sr-only" : undefined}>
        {query !== "" && found}
      </p>
    </div>
  );
}
