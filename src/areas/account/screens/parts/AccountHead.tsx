import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { AmountsSwitch } from "#web/ui/forms/AmountsSwitch.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { CopyButton } from "#web/ui/forms/CopyButton.tsx";
import type { Texts } from "../../texts/page/zh.ts";
import styles from "./account.module.css";
import type { PageData } from "./page-data.ts";

interface Props {
  texts: Texts;
  account: PageData["account"];
  amountsHidden: boolean;
  /** The main account of the same currency, from which a dream account is funded. */
  mainReference: string | null;
  isPrinted: boolean;
}

/** An account's name, balance, details and actions. */
export function AccountHead({ texts, account, amountsHidden, mainReference, isPrinted }: Props) {
  const { details } = texts;
  const { name, accountKindName, balance, accountReference, canSend } = account;
  const isDream = account.accountKind === "sub";
  return (
    <>
      <p className={styles.back}>
        <a href="/overview">{texts.back}</a>
      </p>
      <div className={styles.head}>
        <div>
          {name !== accountKindName && <p className={styles.kind}>{accountKindName}</p>}
          <h1>{name}</h1>
          <AccountNumber texts={details} account={account} />
          <p className={styles.balance}>
            <span className={styles.soft}>{details.balance}</span>
            <PrivateAmount money={balance} hiddenLabel={texts.hidden} size="large" />
          </p>
        </div>
        <div className={styles.ways}>
          <AmountsSwitch hidden={amountsHidden} texts={texts.amounts} />
          {canSend && !isPrinted && (
            <Button href={`/transfer?from=${accountReference}`}>{details.transfer}</Button>
          )}
          {isDream && mainReference && !isPrinted && account.accountState === "open" && (
            <Button href={`/transfer?from=${mainReference}`} variant="quiet">
              {texts.goal.add}
            </Button>
          )}
        </div>
      </div>
      {!isPrinted && <Details texts={details} account={account} />}
    </>
  );
}

interface NumberProps {
  texts: Texts["details"];
  account: PageData["account"];
}

/** The number to give to others, read out digit by digit; hidden together with the amounts. */
function AccountNumber({ texts, account: { number, ending } }: NumberProps) {
  if (number === null) {
    return <p className={styles.number}>{fill(texts.ending, { digits: ending })}</p>;
  }
  return (
    <p className={styles.number}>
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">
        {texts.number} {[...number.replaceAll("-", "")].join(" ")}
      </span>
      <CopyButton
        text={number.replaceAll("-", "")}
        texts={{ copy: texts.copy, copied: texts.copied, failed: texts.failed }}
      />
    </p>
  );
}

function Details({ texts, account }: { texts: Texts["details"]; account: PageData["account"] }) {
  const { language } = useShared().visitor;
  const switched = (isOn: boolean) => (isOn ? texts.on : texts.off);
  const facts = [
    { name: texts.currency, value: currencies[account.currency][language] },
    { name: texts.tier, value: texts.tiers[account.tier] },
    { name: texts.openedOn, value: account.openedOn },
    { name: texts.state, value: texts.states[account.accountState] },
    ...(account.accountKind === "main"
      ? [
          { name: texts.designated, value: switched(account.designatedEnabled) },
          { name: texts.other, value: switched(account.otherEnabled) },
        ]
      : []),
  ];
  return (
    <details className={styles.details}>
      <summary>{texts.title}</summary>
      <FactList facts={facts} />
      <p>
        <a href="/certification/deposit-balance">{texts.certificate}</a>
      </p>
    </details>
  );
}
