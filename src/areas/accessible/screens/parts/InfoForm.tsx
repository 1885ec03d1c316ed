import { accountTexts } from "#areas/account/texts/words.ts";
import { VERIFY_PATH } from "#areas/transfer/flow/table.ts";
import { figures } from "#areas/transfer/rules/amounts.ts";
import { HIDDEN } from "#areas/transfer/rules/covered.ts";
import type { Kind, Typed } from "#areas/transfer/rules/typed-order.ts";
import { transferPageTexts } from "#areas/transfer/texts/words.ts";
import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import type { FieldError } from "#base/call/call.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { withWayBack } from "#base/site/own-path.ts";
import { fill, type Language } from "#base/text/language.ts";
import { dayOf } from "#base/time/day.ts";
import { errorOf } from "#web/refused.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { BankField } from "#web/ui/forms/BankField.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { transferPaths } from "../../rules/paths.ts";
import type { Texts } from "../../texts/zh.ts";
import type { Standings } from "./info.ts";
import { statedLimits } from "./KindChoice.tsx";
import styles from "./parts.module.css";

interface Props {
  texts: Texts;
  language: Language;
  today: Date;
  kind: Kind;
  standings: Standings;
  typed: Typed;
  wrong: { fields: FieldError[] } | null;
  /** Whether the bank is chosen from a list instead of typed. */
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
        {stop === "TRFR000020" && (
          <p>
            <Button href={withWayBack(VERIFY_PATH, `${transferPaths.info}?kind=${kind}`)}>
              {transferPageTexts[language].stops.verify}
            </Button>
          </p>
        )}
        <p>
          <Button href={`${transferPaths.info}?kind=${other}`} variant="quiet">
            {other === "other" ? transfer.useOther : transfer.useDesignated}
          </Button>
        </p>
      </>
    );
  }
  const named = (name: keyof Typed) => ({
    name,
    error: errorOf(wrong, name),
    typed: typed[name],
  });
  return (
    <form
      method="post"
      action={transferPaths.info}
      noValidate
      className={styles.form}
      data-keeps=""
    >
      <FormToken />
      <input type="hidden" name="transferKey" value={typed.transferKey} />
      <input type="hidden" name="kind" value={kind} />
      {/* The form's default button, which Enter triggers, must be its first one. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {transfer.next}
      </button>
      <FromAccounts {...props} words={named("fromAccount")} />
      {kind === "designated" ? (
        <DesignatedAccounts {...props} words={named("designatedAccountId")} />
      ) : (
        <>
          <BankField
            texts={transfer}
            language={language}
            today={dayOf(today)}
            fromList={fromList}
            typed={typed}
            error={named(fromList ? "toBank" : "bank").error}
            below={
              <Button variant="link" name="intent" value="list">
                {transfer.bankList}
              </Button>
            }
          />
          <Field
            {...named("toAccount")}
            label={transfer.account}
            hint={transfer.accountHint}
            variant="figures"
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <Field
        {...named("amount")}
        label={transfer.amount}
        hint={transfer.amountHint}
        variant="figures"
        inputMode="decimal"
        autoComplete="off"
      />
      <Field {...named("note")} label={transfer.note} hint={transfer.noteHint} autoComplete="off" />
      {kind === "other" && <p className={styles.words}>{feeNotes(transfer, standings)}</p>}
      <div className={styles.ways}>
        <Button>{transfer.next}</Button>
        <Button variant="link" name="intent" value="extend">
          {texts.stayKeeping}
        </Button>
      </div>
    </form>
  );
}

/** What prevents every transfer of a kind, before anything is typed. */
function stopOf(
  kind: Kind,
  { accounts, designatedAccounts, otherAllowed }: Standings,
): ErrorCode | null {
  const main = accounts.filter(({ accountKind }) => accountKind === "main");
  if (kind === "designated") {
    if (main.every(({ designatedEnabled }) => !designatedEnabled)) return "TRFR000006";
    return designatedAccounts.length === 0 ? "TRFR000008" : null;
  }
  if (main.every(({ otherEnabled }) => !otherEnabled)) return "TRFR000007";
  return !otherAllowed ? "TRFR000020" : null;
}

type Words = Pick<Parameters<typeof RadioGroup>[0], "name" | "error" | "typed">;

function FromAccounts({ texts, language, kind, standings, words }: Props & { words: Words }) {
  const { transfer } = texts;
  const choices = standings.accounts.map((account) => {
    const { accountNumber, accountName, accountKind, currency } = account;
    const limits = statedLimits(
      kind === "designated" ? account.designatedLimit : account.otherLimit,
      {
        transfer,
        currency,
      },
    );
    const about = aboutOf(account, limits, transfer);
    const { accountKinds, foreignAccount } = accountTexts[language];
    const isForeign = accountKind === "main" && currency !== "TWD";
    const kindName = isForeign ? foreignAccount : accountKinds[accountKind];
    const number = formatAccountNumber(accountNumber as AccountNumber);
    return {
      value: accountNumber,
      label: [kindName, accountName, number].filter(Boolean).join(" "),
      about,
    };
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

/** What an account holds and may still send, or that it is hidden. */
function aboutOf(
  { balance, currency }: Standings["accounts"][number],
  limits: string,
  transfer: Texts["transfer"],
): string {
  if (balance === HIDDEN) return transfer.fromHidden;
  const facts = { balance: figures(balance, currency), limits };
  return fill(limits ? transfer.fromAbout : transfer.fromPlain, facts);
}

function DesignatedAccounts({ texts, standings, words }: Props & { words: Words }) {
  const { transfer } = texts;
  // Those in effect come first: an error links to the first one.
  const sorted = [...standings.designatedAccounts].sort(
    (one, other) => Number(other.inEffect) - Number(one.inEffect),
  );
  const choices = sorted.map((each) => {
    const {
      designatedAccountId,
      bankCode,
      bankName,
      accountNumber,
      holderName,
      nickname,
      inEffect,
      effectiveOn,
      currency,
    } = each;
    const foreignCurrency = currency === "TWD" ? "" : currency;
    const isOpen = inEffect;
    return {
      value: designatedAccountId,
      label: [
        nickname,
        bankCode,
        bankName,
        formatAccountNumber(accountNumber as AccountNumber),
        foreignCurrency,
      ]
        .filter(Boolean)
        .join(" "),
      about: isOpen
        ? fill(transfer.holder, { name: holderName })
        : fill(transfer.notYet, { day: effectiveOn }),
      disabled: !isOpen,
    };
  });
  return <RadioGroup {...words} label={transfer.toDesignated} choices={choices} />;
}

function feeNotes(transfer: Texts["transfer"], { tariff }: Standings): string {
  const announcement = (amount: number) => figures(amount, tariff.currency);
  const list = tariff.fees.map(({ most, fee }) =>
    most === null
      ? fill(transfer.feeAbove, { fee: announcement(fee) })
      : fill(transfer.feeUpTo, { most: announcement(most), fee: announcement(fee) }),
  );
  return fill(transfer.fees, {
    free: announcement(tariff.freeMost),
    list: list.join(transfer.comma),
  });
}
