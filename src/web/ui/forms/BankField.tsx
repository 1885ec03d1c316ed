import type { ReactNode } from "react";
import { bankGroups, bankMeant } from "#base/banks/bank-choice.ts";
import type { Bank } from "#base/banks/bank-codes.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import { Field } from "./Field.tsx";
import { Select } from "./Select.tsx";

/** The texts of a bank field. */
export interface BankTexts {
  bank: string;
  bankHint: string;
  bankChoose: string;
  /** "You typed {typed}". */
  bankTyped: string;
  bankNone: string;
  bankMatches: string;
  bankUsual: string;
  /** "Codes beginning with {digit}". */
  bankByDigit: string;
}

interface Props {
  texts: BankTexts;
  language: Language;
  today: Day;
  /** Whether it is chosen from a list instead of typed. */
  fromList: boolean;
  typed: { bank?: string | undefined; toBank?: string | undefined };
  error: string | undefined;
  /** Content under the field: the link to the list. */
  below?: ReactNode;
}

/** The payee's bank: typed by code or name with the browser's own suggestions, or chosen. */
export function BankField({ texts, language, today, fromList, typed, error, below }: Props) {
  const optionOf = ({ code, names }: Bank) => ({
    value: code,
    label: `${code} ${names[language]}`,
  });
  const groups = bankGroups(today);
  if (!fromList) {
    return (
      <div>
        <Field
          name="bank"
          label={texts.bank}
          hint={texts.bankHint}
          error={error}
          typed={typed.bank}
          list="banks"
          autoComplete="off"
        />
        <datalist id="banks">
          {groups.flatMap(({ banks }) =>
            banks.map((bank) => <option key={bank.code} value={optionOf(bank).label} />),
          )}
        </datalist>
        {below}
      </div>
    );
  }
  const meant = bankMeant(typed.bank ?? "", today);
  const matches = "matches" in meant ? meant.matches : [];
  const chosen = typed.toBank ?? ("code" in meant ? meant.code : "");
  const isUnclear = typed.bank && matches.length !== 1 && !("code" in meant);
  return (
    <>
      {typed.bank && <input type="hidden" name="bank" value={typed.bank} />}
      <Select
        name="toBank"
        label={texts.bankChoose}
        hint={isUnclear ? fill(texts.bankTyped, { typed: typed.bank ?? "" }) : undefined}
        error={error}
        typed={chosen}
        choices={[
          { value: "", label: texts.bankNone },
          ...(matches.length > 0
            ? [{ heading: texts.bankMatches, choices: matches.map(optionOf) }]
            : []),
          ...groups.map(({ digit, banks }) => ({
            heading: digit === null ? texts.bankUsual : fill(texts.bankByDigit, { digit }),
            choices: banks.filter((bank) => !matches.includes(bank)).map(optionOf),
          })),
        ].filter((choice) => !("choices" in choice) || choice.choices.length > 0)}
      />
    </>
  );
}
