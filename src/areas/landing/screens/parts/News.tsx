import type { listEvents, listNotices } from "#areas/board/contract.ts";
import type { NoticeCategory } from "#areas/board/rules.ts";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Section } from "#web/ui/layout/Section.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./News.module.css";

interface Props {
  texts: Texts["news"];
  categories: Readonly<Record<NoticeCategory, string>>;
  notices: Output<typeof listNotices>["notices"];
  events: Output<typeof listEvents>["events"];
}

/** The latest notices beside the current events. */
export function News({ texts, categories, notices, events }: Props) {
  return (
    <Section id="news" title={texts.title} lead={texts.lead}>
      <div className={styles.columns}>
        <div>
          <h3>{texts.notices}</h3>
          {notices.length === 0 && <p className={styles.none}>{texts.noNotices}</p>}
          <ul>
            {notices.map((notice) => (
              <li key={notice.noticeNumber}>
                <p className={styles.facts}>
                  <time dateTime={notice.publishedOn.replaceAll("/", "-")}>
                    {notice.publishedOn}
                  </time>
                  <span>{categories[notice.category]}</span>
                  {notice.isPinned && <span className={styles.mark}>{texts.pinned}</span>}
                </p>
                <a href={notice.noticeUrl}>{notice.title}</a>
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <a href="/notice">{texts.allNotices}</a>
          </p>
        </div>
        <div>
          <h3>{texts.events}</h3>
          {events.length === 0 && <p className={styles.none}>{texts.noEvents}</p>}
          <ul>
            {events.map((event) => (
              <li key={event.eventNumber}>
                <p className={styles.facts}>
                  <time dateTime={event.endDay.replaceAll("/", "-")}>
                    {fill(texts.until, { day: event.endDay })}
                  </time>
                </p>
                <a href={event.eventUrl}>{event.title}</a>
                <p>{event.summary}</p>
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <a href="/events">{texts.allEvents}</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
