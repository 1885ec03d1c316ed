import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import panel from "./Panel.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  texts: Texts;
  accounts: HomeData["accounts"];
}

/** Every account with its balance; each row links to its page. */
export function AccountRows({ texts, accounts }: Props) {
  const { language } = useShared().visitor;
  const words = texts.accounts;
  if (accounts.length === 0) {
    return (
      <Panel id="accounts" title={words.title}>
        <Empty sentence={words.none} way={{ href: "/products", label: words.noneWay }} />
      </Panel>
    );
  }
  return (
    <Panel id="accounts" title={words.title}>
      <ul className={panel.rows}>
        {accounts.map((account) => (
          <li key={account.reference} className={panel.lead}>
            <span className={panel.what}>
              <a href={`/accounts/${account.reference}`}>{account.name}</a>
              <span className={panel.soft}>
                {account.name === account.kindName
                  ? currencies[account.currency][language]
                  : account.kindName}
                {" · "}
                {fill(words.ending, { digits: account.ending })}
              </span>
              <States texts={words} account={account} />
            </span>
            <span className={panel.figure}>
              <PrivateAmount money={account.balance} hiddenLabel={texts.hidden} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Labels for an account's unusual states. */
function States({
  texts,
  account,
}: {
  texts: Texts["accounts"];
  account: HomeData["accounts"][number];
}) {
  const { isFrozen, isAllOff, isOtherOff } = account;
  if (isFrozen) {
    return (
      <span className={panel.badge} data-kind="bad">
        {texts.frozen}
      </span>
    );
  }
  if (!isAllOff && !isOtherOff) return null;
  return (
    <span className={panel.badge} data-kind="watch">
      {isAllOff ? texts.allOff : texts.otherOff}
    </span>
  );
}
