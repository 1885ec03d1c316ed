import { fill } from "#base/language.ts";
import { Empty } from "#web/ui/Empty.tsx";
import { Page } from "#web/ui/Page.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { visitContext } from "#web/visit.ts";
import { listNotices } from "../contract.ts";
import { noticeCategories } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/notice-list.ts";
import { BoardHead } from "./parts/BoardHead.tsx";
import list from "./parts/list.module.css";
import { choiceAsked, listAddress, pageAsked, pagesOf } from "./parts/list-page.ts";

export const handle = { keepSeconds: 60, query: ["page", "category"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const category = choiceAsked(url, "category", noticeCategories);
  const found = await ask(listNotices, {
    pageNbr: pageAsked(url),
    ...(category ? { ntcCtgCd: category } : {}),
  });
  return { texts: boardTexts[visitor.language], category, ...found };
}

/** /notice, /notice/notice: the newest notices. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, category, ntcList, pageNbr, totCnt } = loaderData;
  const address = (page: number) => listAddress("/notice", page, { category });
  return (
    <Page title={texts.notices} description={texts.noticesLead} canonical="/notice">
      <BoardHead
        texts={texts}
        current="notice"
        filters={{
          label: texts.category,
          choices: [null, ...noticeCategories].map((each) => ({
            href: listAddress("/notice", 1, { category: each }),
            label: each ? texts.categories[each] : texts.all,
            chosen: each === category,
          })),
        }}
      />
      {ntcList.length === 0 ? (
        <Empty
          sentence={totCnt > 0 ? texts.beyond : texts.noNotices}
          way={{ href: "/notice", label: texts.firstPage }}
        />
      ) : (
        <>
          <p className={list.count}>{fill(texts.count, { count: totCnt })}</p>
          <ul className={list.rows}>
            {ntcList.map((notice) => (
              <li key={notice.ntcNbr}>
                <a href={notice.ntcDtlUrl}>{notice.ntcTitlCont}</a>
                <p>
                  {notice.topFixYn === "Y" && <span className={list.mark}>{texts.pinned}</span>}
                  <span className={list.tag}>{texts.categories[notice.ntcCtgCd]}</span>
                  <time dateTime={notice.ntcDt.replaceAll("/", "-")}>{notice.ntcDt}</time>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={pageNbr}
        pages={pagesOf(totCnt)}
        address={address}
        texts={{ ...texts, label: texts.pages }}
      />
    </Page>
  );
}

export default Screen;
