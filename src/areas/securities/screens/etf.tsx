import { productPath } from "#areas/products/rules.ts";
import { formatRate } from "#areas/rates/rules.ts";
import type { Output } from "#base/call/call.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { choiceParam } from "#web/list-page.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { visitContext } from "#web/visit.ts";
import { listOfferings } from "../contract/rankings.ts";
import { offeringStates } from "../rules/offering.ts";
import { calendarPath, ETF_PATH, formatDollars, SETTLEMENT_PRODUCT } from "../rules.ts";
import { securitiesTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/etf.ts";
import { Advice } from "./parts/AsOf.tsx";
import { securitiesPages } from "./parts/pages.ts";
import styles from "./parts/securities.module.css";

/** The number of units in a lot, in which ETFs are subscribed. */
const LOT = 1000;

export const handle = { keepSeconds: 60, query: { state: offeringStates } } satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const state = choiceParam(new URL(request.url), "state", offeringStates);
  const { offerings } = await ask(listOfferings, {});
  return {
    texts: securitiesTexts[visitor.language],
    state,
    offerings: offerings.filter((offering) => state === null || offering.state === state),
  };
}

/** /securities/etf: initial ETF offerings, in today's state. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, state, offerings } = loaderData;
  const words = texts.etf;
  return (
    <Page title={words.title} description={words.description} canonical={ETF_PATH}>
      <PageHead title={words.title} lead={words.lead} pages={securitiesPages(texts, "etf")} />
      <div className={styles.narrow}>
        <p>{words.filter}</p>
        <Pills
          label={words.filter}
          links={[null, ...offeringStates].map((choice) => ({
            href: choice ? `${ETF_PATH}?state=${choice}` : ETF_PATH,
            name: choice ? words.states[choice] : words.all,
            current: choice === state,
          }))}
        />
      </div>
      {offerings.length === 0 ? (
        <Empty sentence={words.none} way={{ href: ETF_PATH, label: words.all }} />
      ) : (
        <ul className={styles.offerings}>
          {offerings.map((offering) => (
            <OfferingCard key={offering.code} texts={words} offering={offering} />
          ))}
        </ul>
      )}
      <p className={styles.note}>{words.apply}</p>
      <p>
        <a className="lone-link" href={productPath(SETTLEMENT_PRODUCT)}>
          {words.account}
        </a>
      </p>
      {words.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <Advice texts={texts} />
    </Page>
  );
}

export default Screen;

type Offering = Output<typeof listOfferings>["offerings"][number];

function OfferingCard({ texts, offering }: { texts: Texts["etf"]; offering: Offering }) {
  const { code, name, summary, state, next } = offering;
  const nextText =
    next &&
    (next.days === 0
      ? texts.nextToday[next.step]
      : fill(texts.next[next.step], { day: next.day, days: next.days }));
  return (
    <li className={styles.offering}>
      <span className={styles.state} data-state={state}>
        {texts.states[state]}
      </span>
      <h2>
        {name} <small>{code}</small>
      </h2>
      <p>{summary}</p>
      {nextText && <p className={styles.next}>{nextText}</p>}
      <FactList facts={factsOf(texts, offering)} />
      <Button href={calendarPath(code)} variant="quiet" icon="download">
        {texts.calendar}
        <span className="sr-only"> {fill(texts.calendarOf, { name })}</span>
      </Button>
    </li>
  );
}

function factsOf(texts: Texts["etf"], offering: Offering) {
  const { preOrderFrom, preOrderTo, offeredFrom, offeredTo, establishedOn, listedOn } = offering;
  const range = (from: string, to: string) => `${from} – ${to}`;
  const dayOf = (day: string | null) => (day ? day : texts.notFixed);
  return [
    { name: texts.company, value: offering.companyName },
    { name: texts.index, value: offering.indexName },
    { name: texts.price, value: fill(texts.priceUnit, { price: formatDollars(offering.price) }) },
    {
      name: texts.lot,
      value: fill(texts.lotText, {
        amount: formatAmount(ntd((offering.price * LOT) / 100), "TWD"),
      }),
    },
    { name: texts.risk, value: `RR${offering.risk}` },
    {
      name: texts.fees,
      value: fill(texts.feesText, {
        management: formatRate(offering.managementFee),
        custody: formatRate(offering.custodyFee),
      }),
    },
    {
      name: texts.preOrder,
      value: preOrderFrom && preOrderTo ? range(preOrderFrom, preOrderTo) : texts.noPreOrder,
    },
    { name: texts.offered, value: range(offeredFrom, offeredTo) },
    { name: texts.established, value: dayOf(establishedOn) },
    { name: texts.listed, value: dayOf(listedOn) },
  ];
}
