import { accountTexts } from "#areas/account/texts/words.ts";
import { type AccountNumber, formatAccountNumber } from "#base/account-number.ts";
import type { FieldError } from "#base/call.ts";
import { dayOf } from "#base/day.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { fill, type Language } from "#base/language.ts";
import { Button } from "#web/ui/Button.tsx";
import { Field } from "#web/ui/Field.tsx";
import { FormToken } from "#web/ui/FormToken.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { RadioGroup } from "#web/ui/RadioGroup.tsx";
import type { Kind, Typed } from "../../rules/order.ts";
import { transferPages } from "../../rules/places.ts";
import { figures } from "../../rules/told.ts";
import type { Texts } from "../../texts/zh.ts";
import { BankField } from "./BankField.tsx";
import type { Standings } from "./info.ts";
import { limitsTold } from "./KindChoice.tsx";
import styles from "./parts.module.css";

interface Props {
  texts: Texts;
  language: Language;
  today: Date;
  kind: Kind;
  standings: Standings;
  typed: Typed;
  wrong: { fields: FieldError[] } | null;
  /** Whether the bank is chosen from a list in place of being typed. */
  fromList: boolean;
}

/** Step 1: from which account, to whom, how much; or why this kind cannot be sent at all. */
export function InfoForm(props: Props) {
  const { texts, language, today, kind, standings, typed, wrong, fromList } = props;
  const { transfer } = texts;
  const stop = stopOf(kind, standings);
  const other = kind === "designated" ? "other" : "designated";
  if (stop) {
    return (
      <>
        <Notice kind="error" word={texts.refusedTitle}>
          <p>{stop === "TRFR000008" ? transfer.noDesignated : sentenceOf(stop, {}, language)}</p>
        </Notice>
        <p>
          <Button href={`${transferPages.info}?kind=${other}`} look="quiet">
            {other === "other" ? transfer.useOther : transfer.useDesignated}
          </Button>
        </p>
      </>
    );
  }
  const named = (name: keyof Typed) => ({
    name,
    error: wrong?.fields.find(({ field }) => field === name)?.message,
    typed: typed[name],
  });
  return (
    <form
      method="post"
      action={transferPages.info}
      noValidate
      className={styles.form}
      data-keeps=""
    >
      <FormToken />
      <input type="hidden" name="trfrKey" value={typed.trfrKey} />
      <input type="hidden" name="kind" value={kind} />
      {/* What Enter presses, before any other button of this form. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {transfer.next}
      </button>
      <FromAccounts {...props} words={named("fromAcctNbr")} />
      {kind === "designated" ? (
        <DesignatedAccounts {...props} words={named("dsgnAcctId")} />
      ) : (
        <>
          <BankField
            texts={transfer}
            language={language}
            today={dayOf(today)}
            fromList={fromList}
            typed={typed}
            error={named(fromList ? "toBnkCd" : "bank").error}
          />
          <Field
            {...named("toAcctNbr")}
            label={transfer.account}
            hint={transfer.accountHint}
            look="figures"
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <Field
        {...named("amount")}
        label={transfer.amount}
        hint={transfer.amountHint}
        look="figures"
        inputMode="decimal"
        autoComplete="off"
      />
      <Field {...named("note")} label={transfer.note} hint={transfer.noteHint} autoComplete="off" />
      {kind === "other" && <p className={styles.words}>{feesTold(transfer, standings)}</p>}
      <div className={styles.ways}>
        <Button>{transfer.next}</Button>
        <Button look="link" name="intent" value="extend">
          {texts.stayKeeping}
        </Button>
      </div>
    </form>
  );
}

/** What stands against every transfer of a kind, before anything is typed. */
function stopOf(kind: Kind, { acctList, dsgnAcctList, othrAlwYn }: Standings): ErrorCode | null {
  const main = acctList.filter(({ acctKind }) => acctKind === "main");
  if (kind === "designated") {
    if (main.every(({ dsgnOnYn }) => dsgnOnYn === "N")) return "TRFR000006";
    return dsgnAcctList.length === 0 ? "TRFR000008" : null;
  }
  if (main.every(({ othrOnYn }) => othrOnYn === "N")) return "TRFR000007";
  return othrAlwYn === "N" ? "TRFR000020" : null;
}

type Words = Pick<Parameters<typeof RadioGroup>[0], "name" | "error" | "typed">;

function FromAccounts({ texts, language, kind, standings, words }: Props & { words: Words }) {
  const { transfer } = texts;
  const choices = standings.acctList.map((account) => {
    const { acctNbr, acctNm, acctKind, ccyCd } = account;
    const balance = figures(account.balance, ccyCd);
    const limits = limitsTold(kind === "designated" ? account.dsgnLmt : account.othrLmt, {
      transfer,
      currency: ccyCd,
    });
    const about = limits
      ? fill(transfer.fromAbout, { balance, limits })
      : fill(transfer.fromPlain, { balance });
    const { accountKinds, foreignAccount } = accountTexts[language];
    const isForeign = acctKind === "main" && ccyCd !== "TWD";
    const kindName = isForeign ? foreignAccount : accountKinds[acctKind];
    const number = formatAccountNumber(acctNbr as AccountNumber);
    return { value: acctNbr, label: [kindName, acctNm, number].filter(Boolean).join(" "), about };
  });
  const [first] = choices;
  return (
    <RadioGroup
      {...words}
      label={transfer.from}
      choices={choices}
      typed={words.typed ?? first?.value}
    />
  );
}

function DesignatedAccounts({ texts, standings, words }: Props & { words: Words }) {
  const { transfer } = texts;
  // Those in effect first: the first one is where an error leads.
  const sorted = [...standings.dsgnAcctList].sort(
    (one, other) => Number(other.efctYn === "Y") - Number(one.efctYn === "Y"),
  );
  const choices = sorted.map((each) => {
    const { dsgnAcctId, bnkCd, bnkNm, acctNbr, hldrNm, nickNm, efctYn, efctDt, ccyCd } = each;
    const currency = ccyCd === "TWD" ? "" : ccyCd;
    const isOpen = efctYn === "Y";
    return {
      value: dsgnAcctId,
      label: [nickNm, bnkCd, bnkNm, formatAccountNumber(acctNbr as AccountNumber), currency]
        .filter(Boolean)
        .join(" "),
      about: isOpen
        ? fill(transfer.holder, { name: hldrNm })
        : fill(transfer.notYet, { day: efctDt }),
      disabled: !isOpen,
    };
  });
  return <RadioGroup {...words} label={transfer.toDesignated} choices={choices} />;
}

function feesTold(transfer: Texts["transfer"], { tariff }: Standings): string {
  const told = (amount: number) => figures(amount, tariff.ccyCd);
  const list = tariff.feeList.map(({ most, fee }) =>
    most === null
      ? fill(transfer.feeAbove, { fee: told(fee) })
      : fill(transfer.feeUpTo, { most: told(most), fee: told(fee) }),
  );
  return fill(transfer.fees, { free: told(tariff.freeMost), list: list.join(transfer.comma) });
}
