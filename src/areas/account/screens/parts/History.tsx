import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { addDays, type Day, formatDay, weekdayOf } from "#base/time/day.ts";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PrintButton } from "#web/ui/forms/PrintButton.tsx";
import {
  accountPath,
  type HistoryChoice,
  historyFilePath,
  PRINTED_MOST,
  underDays,
} from "../../rules/history-page.ts";
import type { Texts } from "../../texts/page/zh.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryLine } from "./HistoryLine.tsx";
import styles from "./history.module.css";
import type { PageData } from "./page-data.ts";

interface Props {
  texts: Texts;
  account: PageData["account"];
  choice: HistoryChoice;
  history: PageData["history"];
  today: Day;
  /** The address of the same filters with some changes. */
  pathOf(change: Partial<HistoryChoice>): string;
}

const FIRST_PAGE = { before: "", shown: 0 } as const;

/** An account's lines grouped by posting day, with the filters. */
export function History({ texts, account, choice, history, today, pathOf }: Props) {
  const words = texts.history;
  const path = accountPath(account.accountReference);
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">{words.title}</h2>
      {!choice.isWhole && (
        <HistoryFilters
          texts={words}
          path={path}
          choice={choice}
          sign={currencies[account.currency].sign.trim()}
          fields={history.ok ? [] : history.fields}
        />
      )}
      {history.ok && history.lines.length === 0 && (
        <Empty sentence={words.nothing} way={{ href: path, label: words.clear }} />
      )}
      {history.ok && history.lines.length > 0 && (
        <Lines {...{ texts, account, choice, history, today, pathOf }} />
      )}
      <p className={styles.note}>{words.older30}</p>
    </section>
  );
}

type Found = Extract<PageData["history"], { ok: true }>;

function Lines({ texts, account, choice, history, today, pathOf }: Props & { history: Found }) {
  const words = texts.history;
  return (
    <>
      <p className={styles.summary}>
        <span>
          {fill(words.summary, {
            from: history.startDay,
            to: history.endDay,
            count: history.total,
          })}
        </span>{" "}
        <span>
          {words.moneyIn} <PrivateAmount money={history.moneyIn} hiddenLabel={texts.hidden} />
        </span>{" "}
        <span>
          {words.moneyOut} <PrivateAmount money={history.moneyOut} hiddenLabel={texts.hidden} />
        </span>
      </p>
      {underDays(history.lines).map(({ day, lines }) => (
        <div key={day} className={styles.day}>
          <h3>{dayName(day, today, words)}</h3>
          <ul>
            {lines.map((line) => (
              <HistoryLine
                key={line.number}
                texts={texts}
                line={line}
                reference={account.accountReference}
              />
            ))}
          </ul>
        </div>
      ))}
      <Ways {...{ texts: words, account, choice, history, pathOf }} />
    </>
  );
}

interface WaysProps extends Pick<Props, "account" | "choice" | "pathOf"> {
  texts: Texts["history"];
  history: Found;
}

function Ways({ texts, account, choice, history, pathOf }: WaysProps) {
  const { total, nextEntry, lines } = history;
  const shown = choice.shown + lines.length;
  const file = pathOf({ ...FIRST_PAGE, isWhole: false }).replace(
    accountPath(account.accountReference),
    historyFilePath(account.accountReference),
  );
  if (choice.isWhole) {
    return (
      <>
        {total > PRINTED_MOST && (
          <p className={styles.note}>{fill(texts.printLimit, { most: PRINTED_MOST })}</p>
        )}
        <div className={styles.ways}>
          <PrintButton label={texts.printNow} />
          <Button href={pathOf({ isWhole: false })} variant="quiet">
            {texts.backToPages}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className={styles.ways}>
      {nextEntry !== null && (
        <Button href={pathOf({ before: String(nextEntry), shown })}>
          {fill(texts.older, { count: Math.max(total - shown, 1) })}
        </Button>
      )}
      {choice.before !== "" && (
        <Button href={pathOf(FIRST_PAGE)} variant="quiet">
          {texts.newest}
        </Button>
      )}
      <Button href={file} variant="quiet" icon="download">
        {texts.file}
      </Button>
      <Button href={pathOf({ ...FIRST_PAGE, isWhole: true })} variant="quiet">
        {fill(texts.print, { count: Math.min(total, PRINTED_MOST) })}
      </Button>
    </div>
  );
}

/** A day in words: today, yesterday, or its date and weekday. */
function dayName(day: Day, today: Day, texts: Texts["history"]): string {
  const weekday = texts.weekdays[weekdayOf(day)] ?? "";
  const name = fill(texts.day, { day: formatDay(day), weekday });
  if (day === today) return `${texts.today} ${name}`;
  return day === addDays(today, -1) ? `${texts.yesterday} ${name}` : name;
}
