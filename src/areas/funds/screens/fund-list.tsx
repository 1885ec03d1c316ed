import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { choiceParam } from "#web/list-page.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Move } from "#web/ui/layout/Move.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listFunds } from "../contract.ts";
import { COMPANY_CODE, FUNDS_PATH, formatUnit, fundOrders, orderedFunds } from "../rules.ts";
import { fundsTexts } from "../texts/words.ts";
import type { Route } from "./+types/fund-list.ts";
import { FundName, fundPages, Statutory, ValueDay } from "./parts/Fund.tsx";
import styles from "./parts/funds.module.css";

export const handle = {
  keepSeconds: 60,
  query: { company: new RegExp(`^$|${COMPANY_CODE}`), order: fundOrders },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const { companies, funds } = await ask(listFunds, {});
  const company = choiceParam(
    url,
    "company",
    companies.map(({ companyCode }) => companyCode),
  );
  const order = choiceParam(url, "order", fundOrders) ?? "company";
  const chosen = funds.filter(({ companyCode }) => company === null || companyCode === company);
  const texts = fundsTexts[visitor.language];
  return { texts, companies, company, order, funds: orderedFunds(chosen, order) };
}

/** /investment/fund: every fund with its risk, value and performance. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, companies, company, order, funds } = loaderData;
  const { list } = texts;
  const numeric = true;
  const unknown = list.unknown;
  return (
    <Page title={list.title} description={list.description} canonical={FUNDS_PATH}>
      <PageHead title={list.title} lead={list.lead} pages={fundPages(texts, "list")} />
      <form method="get" action={FUNDS_PATH} className={styles.choice}>
        <Select
          name="company"
          label={list.company}
          choices={[
            { value: "", label: list.all },
            ...companies.map(({ companyCode, companyName }) => ({
              value: companyCode,
              label: companyName,
            })),
          ]}
          typed={company ?? ""}
        />
        <Select
          name="order"
          label={list.sort}
          choices={fundOrders.map((value) => ({ value, label: list.orders[value] }))}
          typed={order}
        />
        <Button variant="quiet">{list.show}</Button>
      </form>
      <ValueDay texts={texts} funds={funds} />
      <Table
        id="funds"
        caption={list.caption}
        captionHidden
        columns={[
          { label: list.name },
          { label: list.value, numeric },
          { label: list.month, numeric },
          { label: list.quarter, numeric },
          { label: list.halfYear, numeric },
          { label: list.year, numeric },
        ]}
        rows={funds.map((fund) => ({
          key: fund.code,
          cells: [
            <FundName key="name" texts={texts} fund={fund} />,
            fund.value === null ? unknown : `${fund.currency} ${formatUnit(fund.value)}`,
            <Move key="month" move={fund.monthMove} unknown={unknown} />,
            <Move key="quarter" move={fund.quarterMove} unknown={unknown} />,
            <Move key="halfYear" move={fund.halfYearMove} unknown={unknown} />,
            <Move key="year" move={fund.yearMove} unknown={unknown} />,
          ],
        }))}
        stacked="grid"
      />
      <p className={styles.note}>{list.note}</p>
      <Statutory texts={texts} />
    </Page>
  );
}

export default Screen;
