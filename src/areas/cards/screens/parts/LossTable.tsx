import { Table } from "#web/ui/data/Table.tsx";
import { LOST_REPORT_PATH } from "../../rules/loss.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./emergency.module.css";
import { hasDeadline, type Loss, withoutSeconds } from "./LossFacts.tsx";

/** The reports of loss, each with a link to its details. */
export function LossTable({ texts, losses }: { texts: Texts; losses: readonly Loss[] }) {
  const { loss: words } = texts;
  return (
    <Table
      id="history-table"
      caption={texts.main.history}
      captionHidden
      stacked
      columns={[
        { label: words.reference },
        { label: words.card },
        { label: words.reportedAt },
        { label: words.cancelUntil },
        { label: words.status },
      ]}
      rows={losses.map((loss) => ({
        key: loss.reference,
        cells: [
          <a key="way" href={`${LOST_REPORT_PATH}?reference=${loss.reference}`}>
            {loss.reference}
          </a>,
          <span key="card" className={styles.number}>
            {loss.cardNumber.slice(-9)}
          </span>,
          loss.reportedAt,
          hasDeadline(loss) ? withoutSeconds(loss.cancelUntil) : "–",
          words.statuses[loss.lossStatus],
        ],
      }))}
    />
  );
}
