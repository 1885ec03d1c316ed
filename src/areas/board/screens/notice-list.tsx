import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { choiceParam, listPage, pageNumbers, pageParam } from "#web/list-page.ts";
import { visitContext } from "#web/visit.ts";
import { listNotices } from "../contract.ts";
import { noticeCategories } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/notice-list.ts";
import { BoardList } from "./parts/BoardList.tsx";
import list from "./parts/list.module.css";

export const handle = {
  keepSeconds: 60,
  query: { page: pageNumbers, category: noticeCategories },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const category = choiceParam(url, "category", noticeCategories);
  const found = await ask(listNotices, {
    page: pageParam(url),
    ...(category ? { category } : {}),
  });
  return listPage({ texts: boardTexts[visitor.language], category, ...found }, found.total);
}

/** /notice, /notice/notice: the newest notices. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, category, notices, page, total } = loaderData;
  return (
    <BoardList
      texts={texts}
      current="notice"
      page={page}
      total={total}
      nothing={texts.noNotices}
      filter={{
        name: "category",
        label: texts.category,
        choices: noticeCategories.map((value) => ({ value, label: texts.categories[value] })),
        chosen: category,
      }}
    >
      {notices.length > 0 && (
        <ul className={list.rows}>
          {notices.map((notice) => (
            <li key={notice.noticeNumber}>
              <a href={notice.noticeUrl}>{notice.title}</a>
              <p>
                {notice.isPinned && <span className={list.mark}>{texts.pinned}</span>}
                <span className={list.tag}>{texts.categories[notice.category]}</span>
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
