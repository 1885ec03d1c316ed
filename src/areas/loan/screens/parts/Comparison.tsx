import { formatNtd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { COMPARED_MOST, type Compared, calculatorPath } from "../../rules/comparison.ts";
import { typedOf } from "../../rules/typed-loan.ts";
import { MONTHS, rateText } from "../../rules.ts";
import type { Compare } from "../../texts/compare.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./calculator.module.css";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  texts: Texts;
  compare: Compare;
  compared: readonly Compared[];
  calculator: Calculator;
}

/** Up to three loans side by side, with the cheapest one marked. */
export function Comparison({ texts: { result }, compare, compared, calculator }: Props) {
  if (compared.length === 0) return null;
  const rows: [string, (each: Compared) => string][] = [
    [result.payment, ({ payment }) => formatNtd(payment)],
    [result.amount, ({ loan }) => formatNtd(loan.amount)],
    [result.rate, ({ loan }) => rateText(loan.rate)],
    [result.period, ({ loan }) => fill(result.periods, { months: loan.years * MONTHS })],
    [result.apr, ({ apr }) => rateText(apr)],
    [result.interest, ({ interest }) => formatNtd(interest)],
    [result.fee, ({ loan }) => formatNtd(loan.fee)],
  ];
  return (
    <Section id="compare" title={compare.title} compact>
      <p className={styles.lead}>{fill(compare.lead, { most: COMPARED_MOST })}</p>
      <Table
        id="compare-table"
        caption={compare.title}
        captionHidden
        stacked="grid"
        columns={[
          { label: compare.item },
          ...compared.map(({ isCheapest }, index) => ({
            label: [fill(compare.plan, { number: index + 1 }), isCheapest && compare.best]
              .filter(Boolean)
              .join(" "),
            numeric: true,
          })),
        ]}
        rows={rows.map(([label, cellOf]) => ({
          key: label,
          cells: [label, ...compared.map(cellOf)],
        }))}
      />
      <ul className={styles.plans}>
        {compared.map(({ text, loan }, index) => (
          <li key={text}>
            <Change
              href={calculatorPath(typedOf(loan), others(compared, text))}
              onPress={() => {
                calculator.fill(typedOf(loan));
                calculator.form.current?.querySelector("input")?.focus();
              }}
            >
              {fill(compare.edit, { number: index + 1 })}
            </Change>
            <Change
              href={calculatorPath(calculator.typed, others(compared, text))}
              onPress={() => calculator.remove(text)}
            >
              {fill(compare.remove, { number: index + 1 })}
            </Change>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Change({ href, onPress, children }: { href: string; onPress(): void; children: string }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}

function others(compared: readonly Compared[], text: string): string[] {
  return compared.map((each) => each.text).filter((each) => each !== text);
}
