import type { listEvents, listNotices } from "#areas/board/contract.ts";
import type { NoticeCategory } from "#areas/board/rules.ts";
import type { Output } from "#base/call.ts";
import { fill } from "#base/language.ts";
import { Section } from "#web/ui/Section.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./News.module.css";

interface Props {
  texts: Texts["news"];
  categories: Readonly<Record<NoticeCategory, string>>;
  notices: Output<typeof listNotices>["ntcList"];
  events: Output<typeof listEvents>["evntList"];
}

/** The newest notices beside the events that are running. */
export function News({ texts, categories, notices, events }: Props) {
  return (
    <Section id="news" title={texts.title} lead={texts.lead}>
      <div className={styles.columns}>
        <div>
          <h3>{texts.notices}</h3>
          {notices.length === 0 && <p className={styles.none}>{texts.noNotices}</p>}
          <ul>
            {notices.map((notice) => (
              <li key={notice.ntcNbr}>
                <p className={styles.facts}>
                  <time dateTime={notice.ntcDt.replaceAll("/", "-")}>{notice.ntcDt}</time>
                  <span>{categories[notice.ntcCtgCd]}</span>
                  {notice.topFixYn === "Y" && <span className={styles.mark}>{texts.pinned}</span>}
                </p>
                <a href={notice.ntcDtlUrl}>{notice.ntcTitlCont}</a>
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
              <li key={event.evntNbr}>
                <p className={styles.facts}>
                  <time dateTime={event.evntEndDt.replaceAll("/", "-")}>
                    {fill(texts.until, { day: event.evntEndDt })}
                  </time>
                </p>
                <a href={event.evntDtlUrl}>{event.evntTitlCont}</a>
                <p>{event.evntSmryCont}</p>
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
