import type { listAccounts } from "#areas/account/contract.ts";
import {
  type AccountNumber,
  formatAccountNumber,
  maskAccountNumber,
} from "#base/banks/account-number.ts";
import type { Output } from "#base/call/call.ts";
import { amountOf, type Currency, currencies, formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import { useShared } from "#web/shared.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { MaskedText } from "#web/ui/data/MaskedText.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./AccountCard.module.css";

type Account = Output<typeof listAccounts>["accounts"][number];

interface Props {
  texts: Texts;
  account: Account;
  amountsShown: boolean;
}

/** One account: what it is called, its number and its balance, both covered, and what can be done. */
export function AccountCard({ texts, account, amountsShown }: Props) {
  const { language } = useShared().visitor;
  const { accountKindName, accountName, accountState, otherEnabled } = account;
  const currency = account.currency as Currency;
  const number = account.accountNumber as AccountNumber;
  const balance = amountOf<Currency>(account.balance);
  const tier = account.tier === tierCodes.advanced ? "advanced" : "basic";
  const isMain = account.accountKind === "main";
  const cover = { show: texts.show, hide: texts.hide };
  return (
    <Card
      level={3}
      kind={fill(texts.kind, {
        kind: isMain ? texts.tiers[tier] : accountKindName,
        currency: currencies[currency][language],
      })}
      title={accountName ?? accountKindName}
      actions={
        <>
          <Button href={`/accessible/history?account=${account.accountReference}`} look="quiet">
            {texts.history}
          </Button>
          {isMain && currency === "TWD" && accountState === "open" && (
            <Button href="/accessible/transfer" look="quiet">
              {texts.transfer}
            </Button>
          )}
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{texts.balance}</dt>
        <dd>
          {amountsShown ? (
            <Amount amount={balance} currency={currency} spokenIn={language} large />
          ) : (
            <MaskedText
              masked={texts.hidden}
              full={formatAmount<Currency>(balance, currency)}
              texts={cover}
            />
          )}
        </dd>
        <dt>{texts.number}</dt>
        <dd>
          <MaskedText
            masked={maskAccountNumber(number)}
            full={formatAccountNumber(number)}
            texts={cover}
          />
        </dd>
      </dl>
      {accountState === "frozen" && <p>{texts.frozen}</p>}
      {isMain && !otherEnabled && <p>{texts.otherOff}</p>}
    </Card>
  );
}
