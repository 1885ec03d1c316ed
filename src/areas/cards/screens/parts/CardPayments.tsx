import { fill } from "#base/text/language.ts";
import { PrivateAmount, type PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import { SUSPICIOUS_PATH } from "../../rules/loss.ts";
import type { CardPageTexts } from "../../texts/page.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./card.module.css";
import type { Payment } from "./PaymentTable.tsx";

/** A payment whose amount may be hidden. */
export type PrivatePayment = Omit<Payment, "amount"> & { amount: PrivateMoney };

interface Props {
  texts: Texts["suspicious"];
  page: CardPageTexts;
  payments: readonly PrivatePayment[];
}

/** A card's recent payments, each with a link to dispute it. */
export function CardPayments({ texts, page, payments }: Props) {
  return (
    <ul className={styles.payments}>
      {payments.map((payment) => (
        <li key={payment.paymentId}>
          <span className={styles.what}>
            <span className={styles.merchant}>{payment.merchant}</span>
            <span className={styles.soft}>
              {payment.paidAt.slice(0, -3)} · {texts.entryModes[payment.entryMode]}
              {payment.country !== "TW" && ` · ${payment.country}`}
            </span>
            {payment.refusal && (
              <span className={styles.refused}>
                {fill(page.refused, { reason: texts.refusals[payment.refusal] })}
              </span>
            )}
            {payment.disputeState && (
              <span className={styles.soft}>{texts.states[payment.disputeState]}</span>
            )}
            {payment.isDisputable && (
              <a href={`${SUSPICIOUS_PATH}?payment=${payment.paymentId}`}>
                {page.question}
                <span className="sr-only"> {payment.merchant}</span>
              </a>
            )}
          </span>
          <span className={styles.figure} data-refused={payment.refusal ? "" : undefined}>
            <PrivateAmount money={payment.amount} hiddenLabel={page.hidden} />
          </span>
        </li>
      ))}
    </ul>
  );
}
