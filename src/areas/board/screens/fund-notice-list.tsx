import { fill } from "#base/language.ts";
import { Empty } from "#web/ui/Empty.tsx";
import { Page } from "#web/ui/Page.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { visitContext } from "#web/visit.ts";
import { listFundNotices } from "../contract.ts";
import { fundNoticePath } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/fund-notice-list.ts";
import { BoardHead } from "./parts/BoardHead.tsx";
import list from "./parts/list.module.css";
import { listAddress, pageAsked, pagesOf } from "./parts/list-page.ts";

export const handle = { keepSeconds: 60, query: ["page"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const found = await ask(listFundNotices, { pageNbr: pageAsked(new URL(request.url)) });
  return { texts: boardTexts[visitor.language], ...found };
}

/** /notice/fund: news of funds and fund companies. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, noticeList, pageNbr, totalCount } = loaderData;
  return (
    <Page title={texts.fundNotices} description={texts.fundNoticesLead}>
      <BoardHead texts={texts} current="fund" />
      {noticeList.length === 0 ? (
        <Empty
          sentence={totalCount > 0 ? texts.beyond : texts.noFundNotices}
          way={{ href: "/notice/fund", label: texts.firstPage }}
        />
      ) : (
        <>
          <p className={list.count}>{fill(texts.count, { count: totalCount })}</p>
          <ul className={list.rows}>
            {noticeList.map((notice) => (
              <li key={notice.noticeNbr}>
                <a href={fundNoticePath(notice.noticeNbr)}>{notice.noticeTitle}</a>
                <p>
                  <span className={list.tag}>{notice.companyNm}</span>
                  <time dateTime={notice.noticeDt.replaceAll("/", "-")}>{notice.noticeDt}</time>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={pageNbr}
        pages={pagesOf(totalCount)}
        address={(page) => listAddress("/notice/fund", page, {})}
        texts={{ ...texts, label: texts.pages }}
      />
    </Page>
  );
}

export default Screen;
