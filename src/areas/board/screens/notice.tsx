import { excerptOf } from "#base/text/prose.ts";
import { numberParam } from "#web/list-page.ts";
import { orNotFound } from "#web/not-found.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { ArticleHead } from "#web/ui/layout/ArticleHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { readNotice } from "../contract.ts";
import { noticePath } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/notice.ts";
import article from "./parts/article.module.css";

export const handle = { keepSeconds: 60 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const noticeNumber = numberParam(params.number);
  const notice = await orNotFound(ask(readNotice, { noticeNumber }));
  return { texts: boardTexts[visitor.language], notice };
}

/** /notice/{id}, /notice/notice/{id}: one notice. */
export function Screen({ loaderData: { texts, notice } }: Route.ComponentProps) {
  return (
    <Page
      title={notice.title}
      description={excerptOf(notice.body, 120)}
      canonical={notice.noticeUrl}
    >
      <div className={article.beside}>
        <article>
          <ArticleHead
            back={{ href: "/notice", name: texts.notices }}
            kind={texts.categories[notice.category]}
            title={notice.title}
          >
            {texts.published}{" "}
            <time dateTime={notice.publishedOn.replaceAll("/", "-")}>{notice.publishedOn}</time>
          </ArticleHead>
          <Prose text={notice.body} />
        </article>
        <nav aria-label={texts.notices} className={article.neighbours}>
          {notice.newer && (
            <p>
              {texts.newer}
              <a href={noticePath(notice.newer.number)}>{notice.newer.title}</a>
            </p>
          )}
          {notice.older && (
            <p>
              {texts.older}
              <a href={noticePath(notice.older.number)}>{notice.older.title}</a>
            </p>
          )}
          <p>
            <a href="/notice">{texts.back}</a>
          </p>
        </nav>
      </div>
    </Page>
  );
}

export default Screen;
