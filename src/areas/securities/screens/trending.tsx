import type { Output } from "#base/call/call.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { choiceParam } from "#web/list-page.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { listTrending } from "../contract/rankings.ts";
import { rankings, TRENDING_PATH } from "../rules.ts";
import { securitiesTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/trending.ts";
import { Advice, AsOf } from "./parts/AsOf.tsx";
import { securitiesPages } from "./parts/pages.ts";
import styles from "./parts/securities.module.css";

export const handle = { keepSeconds: 60, query: { by: rankings } } satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const by = choiceParam(new URL(request.url), "by", rankings) ?? "orders";
  const [shares, funds] = await Promise.all([
    ask(listTrending, { what: "shares", by }),
    ask(listTrending, { what: "funds", by }),
  ]);
  return { texts: securitiesTexts[visitor.language], by, shares, funds };
}

/** /securities/trending: what customers bought most over three months, and the method. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, by, shares, funds } = loaderData;
  const words = texts.trending;
  const window =
    shares.startDay && shares.endDay
      ? fill(words.window, { from: shares.startDay, to: shares.endDay })
      : undefined;
  return (
    <Page title={words.title} description={words.description} canonical={TRENDING_PATH}>
      <PageHead title={words.title} lead={words.lead} pages={securitiesPages(texts, "trending")} />
      <AsOf texts={texts} day={shares.day} isStale={shares.isStale} />
      <Notice kind="warning" word={words.notAdvice}>
        <p>{words.notAdviceText}</p>
      </Notice>
      <div className={styles.narrow}>
        <p>{words.by}</p>
        <Pills
          label={words.by}
          links={rankings.map((choice) => ({
            href: choice === "orders" ? TRENDING_PATH : `${TRENDING_PATH}?by=${choice}`,
            name: words.rankings[choice],
            current: choice === by,
          }))}
        />
      </div>
      <Section id="shares" title={words.shares} lead={window} compact>
        <Ranks
          id="shares-table"
          texts={texts}
          caption={`${words.shares} ${words.title}`}
          {...shares}
        />
      </Section>
      <Section id="funds" title={words.funds} lead={window} band compact>
        <Ranks
          id="funds-table"
          texts={texts}
          caption={`${words.funds} ${words.title}`}
          {...funds}
        />
      </Section>
      <Section id="method" title={words.method} compact>
        <ul className={styles.methods}>
          {words.methods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
        <Advice texts={texts} />
      </Section>
    </Page>
  );
}

export default Screen;

interface RanksProps {
  id: string;
  caption: string;
  texts: Texts;
  trending: Output<typeof listTrending>["trending"];
}

function Ranks({ id, caption, texts, trending }: RanksProps) {
  const words = texts.trending;
  if (trending.length === 0) return <p>{words.none}</p>;
  const numeric = true;
  return (
    <Table
      id={id}
      caption={caption}
      captionHidden
      columns={[
        { label: `${words.rank} / ${words.name}` },
        { label: words.kind },
        { label: words.orderCount, numeric },
        { label: words.amount, numeric },
      ]}
      rows={trending.map(({ rank, kind, code, name, url, orderCount, amount }) => ({
        key: code,
        cells: [
          <div key="name" className={styles.name}>
            <strong className={styles.rank}>{rank}</strong> <a href={url}>{name}</a>{" "}
            <span>{code}</span>
          </div>,
          texts.kinds[kind],
          orderCount,
          formatAmount(ntd(amount), "TWD"),
        ],
      }))}
      stacked="grid"
    />
  );
}
