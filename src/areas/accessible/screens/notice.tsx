import { readNotice } from "#areas/board/contract.ts";
import { boardTexts } from "#areas/board/texts/words.ts";
import { numberParam } from "#web/list-page.ts";
import { orNotFound } from "#web/not-found.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { visitContext } from "#web/visit.ts";
import { pages } from "../rules/paths.ts";
import { wordsFor } from "../texts/words.ts";
import type { Route } from "./+types/notice.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";

export const handle = { keepSeconds: 60 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const notice = await orNotFound(ask(readNotice, { noticeNumber: numberParam(params.number) }));
  return { texts: wordsFor(visitor), board: boardTexts[visitor.language], notice };
}

/** /accessible/notices/{id}: one notice. */
export function Screen({ loaderData: { texts, board, notice } }: Route.ComponentProps) {
  const facts = `${board.categories[notice.category]} ${board.published} ${notice.publishedOn}`;
  return (
    <AccessiblePage texts={texts} current="notices" title={notice.title} lead={facts}>
      <Prose text={notice.body} />
      <p>
        <a href={pages.notices}>{texts.notices.back}</a>
      </p>
    </AccessiblePage>
  );
}

export default Screen;
