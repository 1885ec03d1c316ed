import { formatRate } from "#areas/rates/rules.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { choiceParam } from "#web/list-page.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { listFunds } from "../contract.ts";
import { COMPANY_CODE, REMUNERATION_PATH, remunerationPath } from "../rules.ts";
import { fundsTexts } from "../texts/words.ts";
import type { Route } from "./+types/remuneration-list.ts";
import { FundName, fundPages, Statutory } from "./parts/Fund.tsx";
import styles from "./parts/funds.module.css";

export const handle = {
  keepSeconds: 60,
  query: { company: new RegExp(`^$|${COMPANY_CODE}`) },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { companies, funds } = await ask(listFunds, {});
  const company = choiceParam(
    new URL(request.url),
    "company",
    companies.map(({ companyCode }) => companyCode),
  );
  const chosen = companies.filter(({ companyCode }) => company === null || companyCode === company);
  return { texts: fundsTexts[visitor.language], companies, company, chosen, funds };
}

/** /investment/fund/remuneration: the bank's remuneration, by company and fund. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, companies, company, chosen, funds } = loaderData;
  const words = texts.remuneration;
  const numeric = true;
  return (
    <Page title={words.title} description={words.description} canonical={REMUNERATION_PATH}>
      <PageHead title={words.title} lead={words.lead} pages={fundPages(texts, "remuneration")} />
      <form method="get" action={REMUNERATION_PATH} className={styles.choice}>
        <Select
          name="company"
          label={words.choose}
          hint={words.chooseHint}
          choices={[
            { value: "", label: words.all },
            ...companies.map(({ companyCode, companyName }) => ({
              value: companyCode,
              label: companyName,
            })),
          ]}
          typed={company ?? ""}
        />
        <Button variant="quiet">{words.show}</Button>
      </form>
      {chosen.map(({ companyCode, fullName }, place) => (
        <Section
          key={companyCode}
          id={`company-${companyCode}`}
          title={fullName}
          band={place % 2 === 1}
          compact
        >
          <Table
            id={`funds-${companyCode}`}
            caption={`${words.caption} ${fullName}`}
            captionHidden
            columns={[
              { label: words.name },
              { label: words.salesShare, numeric },
              { label: words.managementShare, numeric },
              { label: words.detail },
            ]}
            rows={funds
              .filter((fund) => fund.companyCode === companyCode)
              .map((fund) => ({
                key: fund.code,
                cells: [
                  <FundName key="name" texts={texts} fund={fund} />,
                  fill(words.atMost, { rate: formatRate(fund.salesShare) }),
                  fill(words.atMost, { rate: formatRate(fund.managementShare) }),
                  <a key="detail" href={remunerationPath(fund.type, fund.code)}>
                    {words.detail}
                    <span className="sr-only"> {fund.name}</span>
                  </a>,
                ],
              }))}
            stacked
          />
        </Section>
      ))}
      <Section id="what" title={words.what} compact>
        <ul className={styles.lines}>
          {words.whatLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Statutory texts={texts} />
      </Section>
    </Page>
  );
}

export default Screen;
