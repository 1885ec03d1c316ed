import { listFundNotices } from "#areas/board/contract.ts";
import { readProductGroup } from "#areas/products/contract.ts";
import { formatRate } from "#areas/rates/rules.ts";
import type { Output } from "#base/call/call.ts";
import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { useShared } from "#web/shared.ts";
import { DayChart } from "#web/ui/charts/DayChart.tsx";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { readRemuneration } from "../contract.ts";
import { FUND_CODE, formatUnit, fundTypes, REMUNERATION_PATH } from "../rules.ts";
import { fundsTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/remuneration.ts";
import { fundPages, Statutory, ValueDay } from "./parts/Fund.tsx";
import { FundDocuments } from "./parts/FundDocuments.tsx";
import { FundNotices } from "./parts/FundNotices.tsx";
import styles from "./parts/funds.module.css";
import { Shares, WorkedExample } from "./parts/Shares.tsx";

/** How many notices are searched for those of one company. */
const NOTICES_READ = 50;
const NOTICES_SHOWN = 5;

export const handle = { keepSeconds: 60, enhance: ["chart"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const type = fundTypes.find((known) => known === params.type);
  if (!type || !new RegExp(FUND_CODE).test(params.fundId)) throw notFound();
  const found = await orNotFound(ask(readRemuneration, { type, code: params.fundId }));
  const [{ notices }, group] = await Promise.all([
    ask(listFundNotices, { pageSize: NOTICES_READ }),
    ask(readProductGroup, { groupCode: "investment" }),
  ]);
  const own = notices.filter(({ companyName }) => companyName === found.fund.companyName);
  return {
    texts: fundsTexts[visitor.language],
    ...found,
    notices: own.slice(0, NOTICES_SHOWN),
    documents: group.documents,
  };
}

/** /investment/fund/remuneration/{type}/{fundId}: the bank's remuneration for one fund. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, fund, example, values, notices, documents } = loaderData;
  const { name, warning } = fund;
  const words = texts.detail;
  return (
    <Page title={fill(words.title, { name })} description={fill(words.description, { name })}>
      <PageHead title={name} lead={fund.companyFullName} pages={fundPages(texts, null)} />
      {warning && (
        <div className={styles.beware}>
          <Notice kind="warning" word={`RR${fund.risk}`}>
            <p>{warning}</p>
          </Notice>
        </div>
      )}
      <Section id="facts" title={words.facts} compact>
        <Facts texts={texts} fund={fund} />
        <ValueDay texts={texts} funds={[fund]} />
      </Section>
      <Shares texts={words} fund={fund} />
      <Section id="example" title={words.example} compact>
        <WorkedExample texts={words} fund={fund} example={example} />
      </Section>
      {values.length > 1 && (
        <Section id="chart" title={words.chart} band compact>
          <Chart texts={words} fund={fund} values={values} />
        </Section>
      )}
      <Section id="notices" title={words.notices} compact>
        <FundNotices texts={words} notices={notices} />
      </Section>
      <Section id="documents" title={words.documents} lead={words.documentsLead} band compact>
        <FundDocuments documents={documents} />
      </Section>
      <p className={styles.note}>
        {words.buy} {fill(words.reviewed, { day: fund.reviewedOn })}
      </p>
      <p>
        <a className="lone-link" href={REMUNERATION_PATH}>
          {words.back}
        </a>
      </p>
      <Statutory texts={texts} />
    </Page>
  );
}

export default Screen;

type Found = Output<typeof readRemuneration>;

function Facts({ texts, fund }: { texts: Texts; fund: Found["fund"] }) {
  const { language } = useShared().visitor;
  const words = texts.detail;
  return (
    <FactList
      facts={[
        { name: texts.company, value: fund.companyName },
        {
          name: words.type,
          value: `${texts.types[fund.type]}・${texts.categories[fund.category]}`,
        },
        { name: texts.risk, value: `RR${fund.risk}${fund.isOpen ? "" : `・${texts.paused}`}` },
        { name: words.currency, value: `${currencies[fund.currency][language]} ${fund.currency}` },
        { name: words.distribution, value: texts.distributions[fund.distribution] },
        ...(fund.value === null ? [] : [{ name: words.value, value: formatUnit(fund.value) }]),
        {
          name: words.custody,
          value: fill(words.yearly, { rate: formatRate(fund.custodyFee) }),
        },
      ]}
    />
  );
}

interface ChartProps {
  texts: Texts["detail"];
  fund: Found["fund"];
  values: Found["values"];
}

function Chart({ texts, fund, values }: ChartProps) {
  const { name, currency } = fund;
  return (
    <DayChart
      id="value-table"
      title={texts.chartTitle}
      summary={texts.summary}
      facts={{ name, currency }}
      dayName={texts.day}
      days={values.map(({ day }) => day)}
      series={[{ name: texts.value, values: values.map(({ value }) => value) }]}
      written={formatUnit}
      tableLabel={texts.table}
      pointer={texts.pointer}
    />
  );
}
