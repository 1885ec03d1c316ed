import { languageTags } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { notFound } from "#web/not-found.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listMisses } from "../contract/misses.ts";
import { FAQ_PATH, searchPath } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Route } from "./+types/search-misses.ts";
import parts from "./parts/parts.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor, demonstration } = context.get(visitContext);
  // In production neither this page nor its call exists.
  if (!demonstration) throw notFound();
  const { misses: texts, search } = supportTexts[visitor.language];
  return { texts, browse: search.browse, ...(await ask(listMisses, {})) };
}

/** /dev/search-misses: searches without results. */
export function Screen({ loaderData: { texts, browse, misses } }: Route.ComponentProps) {
  return (
    <Page title={texts.title} description={texts.lead} hidden>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={parts.note}>
        <Notice kind="warning" word={texts.only}>
          <p>{texts.onlyLead}</p>
        </Notice>
      </div>
      <div className={parts.section}>
        {misses.length > 0 ? (
          <Table
            id="misses"
            caption={texts.title}
            captionHidden
            columns={[
              { label: texts.typed },
              { label: texts.language },
              { label: texts.times, numeric: true },
              { label: texts.lastAt, numeric: true },
            ]}
            rows={misses.map(({ typed, language, times, lastAt }) => ({
              key: typed,
              cells: [
                <a key="typed" href={searchPath(typed, null)}>
                  {typed}
                </a>,
                languageTags[language],
                times,
                toMinute(lastAt),
              ],
            }))}
            stacked
          />
        ) : (
          <Empty sentence={texts.nothing} way={{ href: FAQ_PATH, label: browse }} />
        )}
      </div>
    </Page>
  );
}

export default Screen;
