import { formatRate } from "#areas/rates/rules.ts";
import type { Output } from "#base/call/call.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import type { readRemuneration } from "../../contract.ts";
import { disclosureOf, OTHER_LEAST, SPONSORED_LEAST } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./funds.module.css";

type Found = Output<typeof readRemuneration>;

interface Props {
  texts: Texts["detail"];
  fund: Found["fund"];
}

/**
 * The three tables of the disclosure: paid by the investor, paid by the company, and other
 * payments.
 */
export function Shares({ texts, fund }: Props) {
  const rate = (value: number) => ({ rate: formatRate(value) });
  const sales = fill(texts.salesRate, rate(fund.salesCharge));
  const management = fill(texts.managementRate, rate(fund.managementFee));
  const { none, sponsoredBelow, otherBelow } = texts.disclosure;
  const sponsored = disclosed(fund.sponsoredAmount, SPONSORED_LEAST, sponsoredBelow);
  const other = disclosed(fund.otherAmount, OTHER_LEAST, otherBelow);
  return (
    <>
      <Section id="paid" title={texts.paid} band compact>
        <ShareTable id="paid-table" caption={texts.paidCaption} texts={texts}>
          {[
            [texts.sales, sales, fill(texts.perSale, rate(fund.salesShare))],
            [texts.switching, texts.switchingRate, texts.switchingShare],
          ]}
        </ShareTable>
      </Section>
      <Section id="from-company" title={texts.fromCompany} compact>
        <ShareTable id="from-company-table" caption={texts.fromCompanyCaption} texts={texts}>
          {[
            [texts.management, management, fill(texts.perYear, rate(fund.managementShare))],
            [texts.awards, texts.awardsRate, none],
            [texts.sponsored, texts.sponsoredRate, sponsored],
          ]}
        </ShareTable>
      </Section>
      <Section id="other" title={texts.other} band compact>
        <ShareTable id="other-table" caption={texts.otherCaption} texts={texts}>
          {[[texts.otherItem, texts.sponsoredRate, other]]}
        </ShareTable>
      </Section>
    </>
  );

  function disclosed(amount: number | null, least: typeof OTHER_LEAST, below: string): string {
    const disclosure = disclosureOf(amount, least);
    if (disclosure === "none") return none;
    return disclosure === "below" ? below : formatAmount(disclosure, "TWD");
  }
}

interface ShareTableProps {
  id: string;
  caption: string;
  texts: Texts["detail"];
  children: string[][];
}

function ShareTable({ id, caption, texts, children }: ShareTableProps) {
  const columns = [{ label: texts.item }, { label: texts.rate }, { label: texts.received }];
  const rows = children.map((cells) => ({ key: cells[0] ?? "", cells }));
  return <Table id={id} caption={caption} captionHidden columns={columns} rows={rows} stacked />;
}

/** The disclosure in dollars: what the investor pays, and the bank's share of it. */
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
