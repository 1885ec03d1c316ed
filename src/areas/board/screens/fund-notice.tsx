import { excerptOf } from "#base/text/prose.ts";
import { numberParam } from "#web/list-page.ts";
import { orNotFound } from "#web/not-found.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { ArticleHead } from "#web/ui/layout/ArticleHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { readFundNotice } from "../contract.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/fund-notice.ts";
import article from "./parts/article.module.css";

export const handle = { keepSeconds: 60 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const noticeNumber = numberParam(params.number);
  const notice = await orNotFound(ask(readFundNotice, { noticeNumber }));
  return { texts: boardTexts[visitor.language], notice };
}

/** /notice/fund/{id}: one fund notice. */
export function Screen({ loaderData: { texts, notice } }: Route.ComponentProps) {
  return (
    <Page title={notice.title} description={excerptOf(notice.body, 120)}>
      <div className={article.beside}>
        <article>
          <ArticleHead
            back={{ href: "/notice/fund", name: texts.fundNotices }}
            kind={notice.companyName}
            title={notice.title}
          >
            {texts.published}{" "}
            <time dateTime={notice.publishedOn.replaceAll("/", "-")}>{notice.publishedOn}</time>
          </ArticleHead>
          <Prose text={notice.body} />
        </article>
        <nav aria-label={texts.fundNotices} className={article.neighbours}>
          <p>
            <a href="/notice/fund">{texts.back}</a>
          </p>
        </nav>
      </div>
    </Page>
  );
}

export default Screen;
