import type { listFundNotices } from "#areas/board/contract.ts";
import { fundNoticePath } from "#areas/board/rules.ts";
import type { Output } from "#base/call/call.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./funds.module.css";

interface Props {
  texts: Texts["detail"];
  notices: Output<typeof listFundNotices>["notices"];
}

/** The board's notices about the fund's company, newest first. */
export function FundNotices({ texts, notices }: Props) {
  return (
    <>
      {notices.length === 0 ? (
        <p>{texts.noticesNone}</p>
      ) : (
        <ul className={styles.notices}>
          {notices.map(({ noticeNumber, title, publishedOn }) => (
            <li key={noticeNumber}>
              <a href={fundNoticePath(noticeNumber)}>{title}</a>
              <time dateTime={publishedOn.replaceAll("/", "-")}>{publishedOn}</time>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="lone-link" href="/notice/fund">
          {texts.noticesAll}
        </a>
      </p>
    </>
  );
}
