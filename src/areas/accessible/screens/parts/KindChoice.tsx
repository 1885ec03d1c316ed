import { figures } from "#areas/transfer/rules/amounts.ts";
import { HIDDEN } from "#areas/transfer/rules/covered.ts";
import { kinds } from "#areas/transfer/rules/typed-order.ts";
import { fill } from "#base/text/language.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { transferPaths } from "../../rules/paths.ts";
import type { Texts } from "../../texts/zh.ts";
import type { Standings } from "./info.ts";
import styles from "./parts.module.css";

interface Props {
  texts: Texts;
  standings: Standings;
}

/** The first question: a designated account, or any other. */
export function KindChoice({ texts, standings }: Props) {
  const { transfer, leads } = texts;
  return (
    <ul className={styles.cards}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Card title={transfer.kinds[kind]} href={`${transferPaths.info}?kind=${kind}`}>
            <p>{leads[kind]}</p>
            {standings.accounts
              .filter(({ accountKind }) => accountKind === "main")
              .map((account) => (
                <p key={account.accountNumber} className={styles.words}>
                  {statedLimits(
                    kind === "designated" ? account.designatedLimit : account.otherLimit,
                    {
                      transfer,
                      currency: account.currency,
                    },
                  )}
                </p>
              ))}
          </Card>
        </li>
      ))}
    </ul>
  );
}

type Account = Standings["accounts"][number];

/** What is left of an account's limits, in a sentence; empty if it cannot send this kind, or if hidden. */
export function statedLimits(
  limits: Account["otherLimit"],
  { transfer, currency }: { transfer: Texts["transfer"]; currency: Account["currency"] },
): string {
  if (!limits) return "";
  const announcement = (amount: number) => figures(amount, currency);
  const { once, dayLeft, monthLeft } = limits;
  if (dayLeft === HIDDEN || monthLeft === HIDDEN) return "";
  const facts = { once: announcement(once), day: announcement(dayLeft) };
  if (monthLeft === null) return fill(transfer.limits, facts);
  return fill(transfer.limitsMonth, { ...facts, month: announcement(monthLeft) });
}
