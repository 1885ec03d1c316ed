import { fill } from "#base/text/language.ts";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { receiptPath } from "../../rules/history-page.ts";
import type { Texts } from "../../texts/page/zh.ts";
import styles from "./history.module.css";
import type { PageData } from "./page-data.ts";

interface Props {
  texts: Texts;
  line: Extract<PageData["history"], { ok: true }>["lines"][number];
  reference: string;
}

/** Categories with a single kind of entry: naming the kind too would repeat it. */
const SAYS_ENOUGH: ReadonlySet<string> = new Set(["card", "cash", "bill"]);

/** One line: the description on the left, the amount and the balance on the right. */
export function HistoryLine({ texts, line, reference }: Props) {
  const { kindName, category, otherBankName, otherEnding, note, transferKey } = line;
  const words = texts.history;
  const ending = otherEnding && fill(words.ending, { digits: otherEnding });
  const other = otherBankName && [otherBankName, ending].filter(Boolean).join(" ");
  const title = note ?? other ?? kindName;
  const facts = [
    words.categories[category],
    !SAYS_ENOUGH.has(category) && kindName !== title && kindName,
    note && other,
  ].filter(Boolean);
  return (
    <li>
      <span className={styles.what}>
        <span className={styles.name}>{title}</span>
        <span className={styles.soft}>
          <time dateTime={line.postedAt}>{line.time}</time>
          {facts.map((fact) => ` · ${fact}`).join("")}
        </span>
        {transferKey && (
          <a className={styles.receipt} href={receiptPath(reference, transferKey)}>
            {words.receipt}
            <span className="sr-only"> {fill("{time} {title}", { time: line.time, title })}</span>
          </a>
        )}
      </span>
      <span className={styles.figure}>
        <PrivateAmount money={line.amount} hiddenLabel={texts.hidden} signed />
        <span className={styles.soft}>
          {words.balance} <PrivateAmount money={line.balance} hiddenLabel={texts.hidden} />
        </span>
      </span>
    </li>
  );
}
