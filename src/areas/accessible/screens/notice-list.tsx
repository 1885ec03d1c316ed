import { listNotices } from "#areas/board/contract.ts";
import { boardTexts } from "#areas/board/texts/words.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { listAddress, listPage, pageNumbers, pageParam, pagesOf } from "#web/list-page.ts";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { visitContext } from "#web/visit.ts";
import { pages } from "../rules/paths.ts";
import { wordsFor } from "../texts/words.ts";
import type { Route } from "./+types/notice-list.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";
import styles from "./parts/parts.module.css";

export const handle = { keepSeconds: 60, query: { page: pageNumbers } } satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const found = await ask(listNotices, { page: pageParam(new URL(request.url)) });
  return listPage(
    { texts: wordsFor(visitor), board: boardTexts[visitor.language], ...found },
    found.total,
  );
}

/** /accessible/notices: the notices, one line each. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, board, notices, page, total } = loaderData;
  return (
    <AccessiblePage
      texts={texts}
      current="notices"
      title={texts.notices.title}
      lead={texts.leads.notices}
    >
      {notices.length > 0 ? (
        <>
          <p>{fill(board.count, { count: total })}</p>
          <ol className={styles.list}>
            {notices.map(({ noticeNumber, title, category, publishedOn }) => (
              <li key={noticeNumber}>
                <p>
                  <a href={`${pages.notices}/${noticeNumber}`}>{title}</a>
                </p>
                <p>
                  {board.categories[category]}{" "}
                  <time dateTime={publishedOn.replaceAll("/", "-")}>{publishedOn}</time>
                </p>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <Empty sentence={board.beyond} way={{ href: pages.notices, label: board.firstPage }} />
      )}
      <Pagination
        page={page}
        pages={pagesOf(total)}
        address={(page) => listAddress(pages.notices, page, {})}
        texts={{ ...board, label: board.pages }}
      />
    </AccessiblePage>
  );
}

export default Screen;
