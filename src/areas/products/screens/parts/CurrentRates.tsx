import type { listDepositRates, listLoanRates } from "#areas/rates/contract.ts";
import { BOARD_RATE_PATH, depositName, formatRate } from "#areas/rates/rules.ts";
import { ratesTexts } from "#areas/rates/texts/words.ts";
import type { Output } from "#base/call/call.ts";
import { currencies } from "#base/money/money.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { LOAN_CODE, paysRate } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts["detail"]["rates"];
  product: { productCode: string; productName: string };
  rates: Output<typeof listDepositRates>["deposits"];
}

/** Today's deposit rates of a product; empty if it is no deposit, or there is no board. */
export function CurrentRates({ texts, product, rates }: Props) {
  const { language } = useShared().visitor;
  const { twd, notOffered } = ratesTexts[language];
  const own = rates.filter((rate) => paysRate(product.productCode, rate));
  const read = (rate: number | null) => (rate === null ? notOffered : formatRate(rate));
  // A column without any rate is omitted.
  const forms = (["fixed", "floating"] as const).filter((form) =>
    own.some((rate) => rate[form] !== null),
  );
  if (own.length === 0) return null;
  return (
    <Section id="rates" title={texts.title} lead={texts.lead} compact>
      <Table
        id="product-rates"
        caption={fill(texts.caption, { name: product.productName })}
        captionHidden
        columns={[
          { label: twd.deposit },
          ...forms.map((form) => ({ label: twd[form], numeric: true })),
          { label: twd.since, numeric: true },
        ]}
        rows={own.map((rate) => {
          const { currency, effectiveDay } = rate;
          const name =
            currency === "TWD" ? depositName(rate, twd, own) : currencies[currency][language];
          return {
            key: name,
            cells: [name, ...forms.map((form) => read(rate[form])), effectiveDay],
          };
        })}
        stacked
      />
      <a className={styles.way} href={BOARD_RATE_PATH}>
        {texts.all}
      </a>
    </Section>
  );
}

type LoanProps = Omit<Props, "rates"> & { rates: Output<typeof listLoanRates>["loanRates"] };

/** Today's loan rates and the link to the calculator; empty if the product is no loan. */
export function CurrentLoanRates({ texts, product, rates }: LoanProps) {
  const { loan } = ratesTexts[useShared().visitor.language];
  if (product.productCode !== LOAN_CODE || rates.length === 0) return null;
  return (
    <Section id="rates" title={texts.title} lead={loan.lead} compact>
      <Table
        id="product-rates"
        caption={fill(texts.caption, { name: product.productName })}
        captionHidden
        columns={[
          { label: loan.kind },
          { label: loan.rate, numeric: true },
          { label: loan.since, numeric: true },
        ]}
        rows={rates.map(({ kind, rate, effectiveDay }) => ({
          key: kind,
          cells: [loan[kind], formatRate(rate), effectiveDay],
        }))}
        stacked
      />
      <a className={styles.way} href={CALCULATOR_PATH}>
        {loan.calculate}
      </a>
    </Section>
  );
}
