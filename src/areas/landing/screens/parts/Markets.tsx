import { FUNDS_PATH } from "#areas/funds/rules.ts";
import type { listIndices } from "#areas/securities/contract/stocks.ts";
import {
  ETF_PATH,
  formatPrice,
  SECURITIES_PATH,
  SPARKLINE_DAYS,
  TRENDING_PATH,
} from "#areas/securities/rules.ts";
import type { Texts } from "#areas/securities/texts/zh.ts";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { Move } from "#web/ui/layout/Move.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import styles from "./Markets.module.css";

interface Props {
  texts: Texts["home"];
  markets: Output<typeof listIndices>;
}

/** The number of indices that fit side by side. */
const SHOWN = 3;

/** The market at a glance, with its day, and links to all investment pages. */
export function Markets({ texts, markets }: Props) {
  const { indices, day, isStale } = markets;
  if (day === null) return null;
  const announcement = fill(isStale ? texts.stale : texts.asOf, { day });
  const links = [
    { href: SECURITIES_PATH, label: texts.securities },
    { href: TRENDING_PATH, label: texts.trending },
    { href: ETF_PATH, label: texts.etf },
    { href: FUNDS_PATH, label: texts.funds },
  ];
  return (
    <Section id="markets" title={texts.title} lead={texts.lead}>
      <ul className={styles.indices}>
        {indices.slice(0, SHOWN).map(({ code, name, close, move, closes }) => (
          <li key={code}>
            <span>{name}</span>
            <strong>{formatPrice(close)}</strong>
            <Move move={move} />
            <Sparkline values={closes.slice(-SPARKLINE_DAYS)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{announcement}</p>
      <ul className={styles.ways}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
