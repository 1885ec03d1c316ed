import { fill } from "#base/text/language.ts";
import { PrivateAmount, type PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/own.ts";
import { Filled } from "./Filled.tsx";
import type { LoanView } from "./loan-view.ts";
import styles from "./own-loan.module.css";

interface Props {
  texts: Texts;
  loan: LoanView;
}

/** Every installment: its due day, its parts, and whether it was paid. */
export function InstallmentTable({ texts, loan }: Props) {
  const { schedule } = texts;
  const { columns } = schedule;
  const money = (amount: PrivateMoney) => (
    <PrivateAmount money={amount} hiddenLabel={texts.hidden} />
  );
  return (
    <section aria-labelledby="schedule" className={styles.schedule}>
      <h2 id="schedule">{schedule.title}</h2>
      <Table
        id="installments"
        caption={fill(schedule.show, { count: loan.payments.length })}
        stacked="grid"
        columns={[
          { label: columns.number },
          { label: columns.due },
          { label: columns.principal, numeric: true },
          { label: columns.interest, numeric: true },
          { label: columns.total, numeric: true },
          { label: columns.status },
        ]}
        rows={loan.payments.map((payment) => ({
          key: String(payment.number),
          cells: [
            fill(schedule.number, { number: payment.number }),
            payment.dueOn,
            money(payment.principal),
            money(payment.interest),
            money(payment.total),
            <Status key="status" texts={texts} payment={payment} />,
          ],
        }))}
      />
    </section>
  );
}

function Status({ texts, payment }: { texts: Texts; payment: LoanView["payments"][number] }) {
  const { schedule } = texts;
  const { status, paidOn, penalty } = payment;
  if (status === "paid" && penalty) {
    return (
      <Filled
        text={fill(schedule.late, { day: paidOn ?? "" })}
        money={penalty}
        hiddenLabel={texts.hidden}
      />
    );
  }
  if (status === "paid") return fill(schedule.paidOn, { day: paidOn ?? "" });
  return (
    <span className={styles.status} data-status={status}>
      {schedule[status]}
    </span>
  );
}
