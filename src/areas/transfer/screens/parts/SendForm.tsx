import { type FormEvent, useEffect, useRef, useState } from "react";
import { bankMeant } from "#base/banks/bank-choice.ts";
import type { Day } from "#base/time/day.ts";
import { errorOf } from "#web/refused.ts";
import { AmountInput } from "#web/ui/forms/AmountInput.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { RouterForm, SendButton } from "#web/ui/forms/RouterForm.tsx";
import { chosenPayee, NEW_PAYEE } from "../../rules/payees.ts";
import type { Frame } from "./customer.ts";
import { FromChoice } from "./FromChoice.tsx";
import { PayeeChoice } from "./PayeeChoice.tsx";
import { QuotePanel } from "./QuotePanel.tsx";
import styles from "./SendForm.module.css";
import type { Choices, SendTyped } from "./send.ts";
import type { Wrong } from "./TransferPage.tsx";
import { useDraftSaved } from "./use-draft.ts";

interface Props {
  frame: Frame;
  choices: Choices;
  typed: SendTyped;
  wrong: Wrong | null;
  /** Whether the bank is chosen from a list instead of typed. */
  fromList: boolean;
  today: Day;
}

/** Step 1 as a form; with scripts, the payee list follows the account and the terms update live. */
export function SendForm({ frame, choices, typed, wrong, fromList, today }: Props) {
  const { texts, language } = frame;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<SendTyped>(typed);
  // Picks up what was chosen and typed before hydration.
  useEffect(() => {
    if (form.current) setValues(valuesIn(form.current));
  }, []);
  useDraftSaved(form, choices);
  const follow = (event: FormEvent<HTMLFormElement>) => setValues(valuesIn(event.currentTarget));
  const { sources } = choices;
  const from =
    sources.find(({ accountNumber }) => accountNumber === values.fromAccount) ?? sources[0];
  return (
    <RouterForm ref={form} className={styles.form} onInput={follow}>
      <div className={styles.fields}>
        <input type="hidden" name="transferKey" value={typed.transferKey} />
        <FromChoice
          texts={texts}
          sources={sources}
          chosen={typed.fromAccount ?? ""}
          error={errorOf(wrong, "fromAccount")}
        />
        <PayeeChoice
          {...{ frame, choices, from, typed, wrong, fromList, today }}
          chosen={values.payee}
        />
        <AmountInput
          name="amount"
          label={texts.amount}
          hint={texts.amountHint}
          error={errorOf(wrong, "amount")}
          typed={typed.amount}
          currency={from?.currency ?? "TWD"}
          language={language}
        />
        <Field
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          error={errorOf(wrong, "note")}
          typed={typed.note}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      {from && (
        <QuotePanel
          {...{ frame, from, today }}
          tariff={choices.tariff}
          kind={kindOf(values, choices)}
          toBank={toBankOf(values, choices, today)}
          amount={values.amount ?? ""}
        />
      )}
      <p className={styles.send}>
        <SendButton busyLabel={texts.busy}>{texts.next}</SendButton>
      </p>
    </RouterForm>
  );
}

const followed = ["fromAccount", "payee", "bank", "toBank", "toAccount", "amount"] as const;

function valuesIn(form: HTMLFormElement): SendTyped {
  const entries = new FormData(form);
  return Object.fromEntries(followed.map((name) => [name, String(entries.get(name) ?? "")]));
}

function kindOf({ payee }: SendTyped, { payees }: Choices): "designated" | "other" | "own" | null {
  if (payee === NEW_PAYEE) return "other";
  const found = payees.find(({ value }) => value === payee);
  if (!found) return null;
  return found.receivingKind === "recent" ? "other" : found.receivingKind;
}

/** The code of the payee's bank; empty while it is unknown. */
function toBankOf({ payee, bank, toBank }: SendTyped, { payees }: Choices, today: Day): string {
  const found = payees.find(({ value }) => value === payee);
  if (found) return found.bankCode;
  const chosen = chosenPayee(payee);
  if (chosen?.kind === "other") return chosen.toBank;
  if (payee !== NEW_PAYEE) return "";
  const meant = bankMeant(toBank || bank || "", today);
  return "code" in meant ? meant.code : "";
}
