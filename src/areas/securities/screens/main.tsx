import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { searchedText } from "#base/text/typed-text.ts";
import { choiceParam, listAddress } from "#web/list-page.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { SearchForm } from "#web/ui/forms/SearchForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import {
  listIndices,
  listStocks,
  listTopStocks,
  readSecuritiesProduct,
} from "../contract/stocks.ts";
import {
  type ListedKind,
  listedKinds,
  SEARCH_MOST,
  SECURITIES_PATH,
  SETTLEMENT_PRODUCT,
  type SortOrder,
  sortOrders,
} from "../rules.ts";
import { securitiesTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/main.ts";
import { Account } from "./parts/Account.tsx";
import { Advice, AsOf } from "./parts/AsOf.tsx";
import { Indices } from "./parts/Indices.tsx";
import { securitiesPages } from "./parts/pages.ts";
import { StockTable } from "./parts/StockTable.tsx";
import styles from "./parts/securities.module.css";

/** The number of rows in each table of movers. */
const TOP = 5;

export const handle = {
  keepSeconds: 60,
  query: { q: "free", kind: listedKinds, order: sortOrders },
  enhance: ["chart"],
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const typed = searchedText(url.searchParams.get("q"), SEARCH_MOST);
  const kind = choiceParam(url, "kind", listedKinds);
  const order = choiceParam(url, "order", sortOrders) ?? "code";
  const [indices, { top }, list, { product }] = await Promise.all([
    ask(listIndices, {}),
    ask(listTopStocks, { count: TOP }),
    ask(listStocks, { order, searchText: typed, ...(kind && { kind }) }),
    ask(readSecuritiesProduct, {
      productCode: SETTLEMENT_PRODUCT,
      isMobileWeb: visitor.device !== "pc",
    }),
  ]);
  const texts = securitiesTexts[visitor.language];
  return { texts, indices, top, stocks: list.stocks, product, typed, kind, order };
}

/** /securities/main: indices, movers, all shares, and the settlement account. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, indices, top, product } = loaderData;
  const { main } = texts;
  const tops = { risen: top.risen, fallen: top.fallen, traded: top.traded };
  return (
    <Page title={main.title} description={main.description} canonical={SECURITIES_PATH}>
      <PageHead title={main.title} lead={main.lead} pages={securitiesPages(texts, "main")} />
      <AsOf texts={texts} day={indices.day} isStale={indices.isStale} />
      <Section id="indices" title={main.indices} lead={main.indicesLead} compact>
        <Indices texts={texts} indices={indices.indices} />
      </Section>
      <Section id="top" title={main.top} lead={main.topLead} band compact>
        <div className={styles.top}>
          {(Object.keys(tops) as (keyof typeof tops)[]).map((name) => {
            const caption = fill(main[name], { count: TOP });
            return (
              <div key={name}>
                <h3>{caption}</h3>
                {tops[name].length === 0 ? (
                  <p>{main.none}</p>
                ) : (
                  <StockTable
                    id={name}
                    caption={caption}
                    texts={texts}
                    stocks={tops[name]}
                    isBrief
                  />
                )}
              </div>
            );
          })}
        </div>
      </Section>
      <Section id="list" title={main.list} lead={main.listLead} compact>
        <List {...loaderData} />
      </Section>
      <Section id="account" title={product.productName} lead={product.summary} band compact>
        <Account texts={main} product={product} />
        <Advice texts={texts} />
      </Section>
    </Page>
  );
}

export default Screen;

interface ListProps {
  texts: Texts;
  stocks: Parameters<typeof StockTable>[0]["stocks"];
  typed: string;
  kind: ListedKind | null;
  order: SortOrder;
}

/** All shares: searched, filtered and sorted by URL, so that it works without scripts. */
function List({ texts, stocks, typed, kind, order }: ListProps) {
  const { main } = texts;
  const addressOf = (change: { kind?: ListedKind | null; order?: SortOrder }) => {
    const chosen = { kind, order, ...change };
    const filter = {
      q: typed || null,
      kind: chosen.kind,
      order: chosen.order === "code" ? null : chosen.order,
    };
    return `${listAddress(SECURITIES_PATH, 1, filter)}#list`;
  };
  return (
    <>
      <SearchForm
        action={`${SECURITIES_PATH}#list`}
        texts={main.search}
        typed={typed}
        lengthMost={SEARCH_MOST}
      />
      <div className={styles.narrow}>
        <p>{main.show}</p>
        <Pills
          label={main.show}
          links={[null, ...listedKinds].map((choice) => ({
            href: addressOf({ kind: choice }),
            name: choice ? texts.kinds[choice] : main.all,
            current: choice === kind,
          }))}
        />
      </div>
      <div className={styles.narrow}>
        <p>{main.sort}</p>
        <Pills
          label={main.sort}
          links={sortOrders.map((choice) => ({
            href: addressOf({ order: choice }),
            name: main.orders[choice],
            current: choice === order,
          }))}
        />
      </div>
      {stocks.length === 0 ? (
        <Empty
          sentence={fill(main.foundNone, { typed })}
          way={{ href: `${SECURITIES_PATH}#list`, label: main.showAll }}
        />
      ) : (
        <>
          <p className={styles.found}>{fill(main.found, { count: stocks.length })}</p>
          <StockTable id="stocks" caption={main.caption} texts={texts} stocks={stocks} />
        </>
      )}
    </>
  );
}
