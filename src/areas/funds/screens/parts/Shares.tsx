import { formatRate } from "#areas/rates/rules.ts";
import type { Output } from "#base/call.ts";
import { fill } from "#base/language.ts";
import { formatAmount, ntd } from "#base/money.ts";
import { Section } from "#web/ui/Section.tsx";
import { Table } from "#web/ui/Table.tsx";
import type { readRemuneration } from "../../contract.ts";
import { disclosureOf, OTHER_LEAST, SPONSORED_LEAST } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./funds.module.css";

type Found = Output<typeof readRemuneration>;

interface Props {
  texts: Texts["detail"];
  fund: Found["fund"];
}

/** The three tables of the disclosure: paid by the investor, by the company, and what else there is. */
export function Shares({ texts, fund }: Props) {
  const columns = [{ label: texts.item }, { label: texts.rate }, { label: texts.received }];
  const rate = (value: number) => ({ rate: formatRate(value) });
  return (
    <>
      <Section id="paid" title={texts.paid} band compact>
        <Table
          id="paid-table"
          caption={texts.paidCaption}
          captionHidden
          columns={columns}
          rows={[
            {
              key: "sales",
              cells: [
                texts.sales,
                fill(texts.salesRate, rate(fund.salesCharge)),
                fill(texts.perSale, rate(fund.salesShare)),
              ],
            },
            {
              key: "switching",
              cells: [texts.switching, texts.switchingRate, texts.switchingShare],
            },
          ]}
          stacked
        />
      </Section>
      <Section id="from-company" title={texts.fromCompany} compact>
        <Table
          id="from-company-table"
          caption={texts.fromCompanyCaption}
          captionHidden
          columns={columns}
          rows={[
            {
              key: "management",
              cells: [
                texts.management,
                fill(texts.managementRate, rate(fund.managementFee)),
                fill(texts.perYear, rate(fund.managementShare)),
              ],
            },
            { key: "awards", cells: [texts.awards, texts.awardsRate, texts.disclosure.none] },
            {
              key: "sponsored",
              cells: [
                texts.sponsored,
                texts.sponsoredRate,
                announcement(
                  fund.sponsoredAmount,
                  SPONSORED_LEAST,
                  texts.disclosure.sponsoredBelow,
                ),
              ],
            },
          ]}
          stacked
        />
      </Section>
      <Section id="other" title={texts.other} band compact>
        <Table
          id="other-table"
          caption={texts.otherCaption}
          captionHidden
          columns={columns}
          rows={[
            {
              key: "other",
              cells: [
                texts.otherItem,
                texts.sponsoredRate,
                announcement(fund.otherAmount, OTHER_LEAST, texts.disclosure.otherBelow),
              ],
            },
          ]}
          stacked
        />
      </Section>
    </>
  );

  function announcement(amount: number | null, least: typeof OTHER_LEAST, below: string): string {
    const disclosure = disclosureOf(amount, least);
    if (disclosure === "none") return texts.disclosure.none;
    return disclosure === "below" ? below : formatAmount(disclosure, "TWD");
  }
}

/** The disclosure in dollars: what one pays, and what of it the bank receives. */
export function WorkedExample({ texts, fund, example }: Props & { example: Found["example"] }) {
  const written = (amount: number) => formatAmount(ntd(amount), "TWD");
  const { invested, charge, chargeShare, managementShare } = example;
  const facts = {
    name: fund.name,
    company: fund.companyName,
    invested: written(invested),
    charge: written(charge),
    chargeShare: written(chargeShare),
    managementShare: written(managementShare),
    total: written(chargeShare + managementShare),
    salesCharge: formatRate(fund.salesCharge),
    managementShareRate: formatRate(fund.managementShare),
  };
  const [paid = "", ...rest] = texts.exampleLines;
  const lines = [charge === 0 ? texts.exampleFree : paid, ...rest];
  return (
    <div className={styles.example}>
      <p>{fill(texts.exampleLead, facts)}</p>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{fill(line, facts)}</li>
        ))}
      </ol>
    </div>
  );
}
