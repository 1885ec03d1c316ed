import { type BoardMenuCode, boardMenu } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./BoardHead.module.css";

interface Props {
  texts: Texts;
  current: BoardMenuCode;
  /** Other ways to narrow the list, each with its own address. */
  filters?: { label: string; choices: { href: string; label: string; chosen: boolean }[] };
}

/** The top of the three lists: what they are, the way between them, and what narrows them. */
export function BoardHead({ texts, current, filters }: Props) {
  const titles = { notice: texts.notices, events: texts.events, fund: texts.fundNotices };
  const leads = {
    notice: texts.noticesLead,
    events: texts.eventsLead,
    fund: texts.fundNoticesLead,
  };
  return (
    <div className={styles.head}>
      <h1>{titles[current]}</h1>
      <p>{leads[current]}</p>
      <nav aria-label={texts.board} className={styles.tabs}>
        <ul>
          {boardMenu.map(({ code, path }) => (
            <li key={code}>
              <a href={path} aria-current={code === current ? "page" : undefined}>
                {titles[code]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {filters && (
        <nav aria-label={filters.label} className={styles.filters}>
          <ul>
            {filters.choices.map(({ href, label, chosen }) => (
              <li key={href}>
                <a href={href} aria-current={chosen ? "true" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
