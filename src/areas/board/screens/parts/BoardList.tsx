import type { ReactNode } from "react";
import { fill } from "#base/text/language.ts";
import { listAddress, pagesOf } from "#web/list-page.ts";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { type BoardMenuCode, boardMenu } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./BoardList.module.css";

interface Props {
  texts: Texts;
  current: BoardMenuCode;
  page: number;
  total: number;
  /** The filter of the list: its query parameter, its choices, and the current one. */
  filter?: {
    name: string;
    label: string;
    choices: readonly { value: string; label: string }[];
    chosen: string | null;
  };
  /** The message for an empty list. */
  nothing: string;
  /** The rows; empty if the page has none. */
  children: ReactNode;
}

/** The frame of the three lists: header, filter, rows or the empty message, pagination. */
export function BoardList({ texts, current, page, total, filter, nothing, children }: Props) {
  const titles = { notice: texts.notices, events: texts.events, fund: texts.fundNotices };
  const leads = {
    notice: texts.noticesLead,
    events: texts.eventsLead,
    fund: texts.fundNoticesLead,
  };
  const path = boardMenu.find(({ code }) => code === current)?.path ?? "";
  const address = (number: number) =>
    listAddress(path, number, filter ? { [filter.name]: filter.chosen } : {});
  const links = boardMenu.map(({ code, path: href }) => ({
    href,
    name: titles[code],
    current: code === current,
  }));
  return (
    <Page title={titles[current]} description={leads[current]} canonical={path}>
      <PageHead
        title={titles[current]}
        lead={leads[current]}
        pages={{ label: texts.board, links }}
      />
      {filter && (
        <Pills
          label={filter.label}
          links={[{ value: null, label: texts.all }, ...filter.choices].map((choice) => ({
            href: listAddress(path, 1, { [filter.name]: choice.value }),
            name: choice.label,
            current: choice.value === filter.chosen,
          }))}
        />
      )}
      {children ? (
        <>
          <p className={styles.count}>{fill(texts.count, { count: total })}</p>
          {children}
        </>
      ) : (
        <Empty
          sentence={total > 0 ? texts.beyond : nothing}
          way={{ href: path, label: texts.firstPage }}
        />
      )}
      <Pagination
        page={page}
        pages={pagesOf(total)}
        address={address}
        texts={{ ...texts, label: texts.pages }}
      />
    </Page>
  );
}
