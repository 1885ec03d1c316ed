import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { listPage, pageNumbers, pageParam } from "#web/list-page.ts";
import { visitContext } from "#web/visit.ts";
import { listFundNotices } from "../contract.ts";
import { fundNoticePath } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/fund-notice-list.ts";
import { BoardList } from "./parts/BoardList.tsx";
import list from "./parts/list.module.css";

export const handle = { keepSeconds: 60, query: { page: pageNumbers } } satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const found = await ask(listFundNotices, { page: pageParam(new URL(request.url)) });
  return listPage({ texts: boardTexts[visitor.language], ...found }, found.totalCount);
}

/** /notice/fund: news of funds and fund companies. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, notices, page, totalCount } = loaderData;
  return (
    <BoardList
      texts={texts}
      current="fund"
      page={page}
      total={totalCount}
      nothing={texts.noFundNotices}
    >
      {notices.length > 0 && (
        <ul className={list.rows}>
          {notices.map((notice) => (
            <li key={notice.noticeNumber}>
              <a href={fundNoticePath(notice.noticeNumber)}>{notice.title}</a>
              <p>
                <span className={list.tag}>{notice.companyName}</span>
                <time dateTime={notice.publishedOn.replaceAll("/", "-")}>{notice.publishedOn}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </BoardList>
  );
}

export default Screen;
