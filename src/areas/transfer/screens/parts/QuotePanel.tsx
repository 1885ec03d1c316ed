import { type ReactNode, useEffect, useState } from "react";
import { parseAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { figures } from "../../rules/amounts.ts";
import { type Covered, HIDDEN } from "../../rules/covered.ts";
import { feeReason } from "../../rules/facts.ts";
import { allowanceOf, type Quote, quoteOf } from "../../rules/quote.ts";
import type { Pages } from "../../texts/pages/zh.ts";
import type { Frame } from "./customer.ts";
import styles from "./QuotePanel.module.css";
import type { Choices } from "./send.ts";

/** How long after the last keystroke the terms are announced. */
const SPOKEN_AFTER_MS = 800;

interface Props {
  frame: Frame;
  from: Choices["sources"][number];
  tariff: Choices["tariff"];
  /** Null until a payee is chosen. */
  kind: "designated" | "other" | "own" | null;
  toBank: string;
  amount: string;
  today: Day;
}

/** The fee, the arrival and the remaining sums, for what was chosen and typed so far. */
export function QuotePanel({ frame: { texts }, from, tariff, kind, toBank, amount, today }: Props) {
  const { quote: words } = texts;
  const typed = parseAmount(amount, from.currency);
  const isKnown = kind !== null && toBank !== "" && typed !== null && typed > 0;
  const quote = isKnown ? quoteOf(from, { kind, toBank, amount: typed, today }) : null;
  const shown = (minorUnits: number) => figures(minorUnits, from.currency);
  const covered = (amount: Covered) => (
    <PrivateAmount
      money={{ amount: amount === HIDDEN ? null : amount, currency: from.currency }}
      hiddenLabel={texts.hidden}
    />
  );
  const arrives = quote?.isWithin ? texts.facts.atOnce : texts.facts.soon;
  const announcement = quote
    ? fill(words.announcement, { fee: shown(quote.fee), total: shown(quote.total), arrives })
    : "";
  return (
    <aside className={styles.panel} aria-labelledby="quote">
      <h2 id="quote">{words.title}</h2>
      {quote ? (
        <FactList facts={termsOf(quote, { texts, shown, covered, arrives, toBank, from })} />
      ) : (
        <p className={styles.empty}>{words.empty}</p>
      )}
      {quote?.excess && <p className={styles.excess}>{words[quote.excess]}</p>}
      {(kind ?? "other") === "own" ? (
        <p className={styles.note}>{words.noLimit}</p>
      ) : (
        <Allowance words={words} allowance={allowanceOf(from, kind ?? "other")} shown={covered} />
      )}
      {from.currency === "TWD" && <p className={styles.note}>{tariffWords(words, tariff)}</p>}
      <Spoken sentence={quote?.excess ? words[quote.excess] : announcement} />
    </aside>
  );
}

interface TermWords {
  texts: Pages;
  shown: (minorUnits: number) => string;
  covered: (amount: Covered) => ReactNode;
  arrives: string;
  toBank: string;
  from: Props["from"];
}

function termsOf(quote: Quote, { texts, shown, covered, arrives, toBank, from }: TermWords) {
  const { quote: words, facts } = texts;
  const reason = feeReason({ toBank, fee: quote.fee, currency: from.currency }, facts);
  return [
    {
      name: words.fee,
      value: (
        <>
          <strong>{shown(quote.fee)}</strong> <span className={styles.why}>{reason}</span>
        </>
      ),
    },
    { name: words.arrives, value: arrives },
    { name: words.total, value: <strong>{shown(quote.total)}</strong> },
    { name: words.balanceAfter, value: covered(quote.balanceAfter) },
  ];
}

interface AllowanceProps {
  words: Pages["quote"];
  allowance: Quote["allowance"];
  shown: (amount: Covered) => ReactNode;
}

function Allowance({ words, allowance, shown }: AllowanceProps) {
  if (!allowance) return null;
  const { once, dayLeft, monthLeft } = allowance;
  const facts = [
    { name: words.once, value: shown(once) },
    { name: words.dayLeft, value: shown(dayLeft) },
    ...(monthLeft === null ? [] : [{ name: words.monthLeft, value: shown(monthLeft) }]),
  ];
  return <FactList facts={facts} />;
}

function tariffWords(words: Pages["quote"], { freeMost, fees }: Props["tariff"]): string {
  const shown = (minorUnits: number) => figures(minorUnits, "TWD");
  const list = fees
    .map(({ most, fee }) =>
      most === null
        ? fill(words.feeAbove, { fee: shown(fee) })
        : fill(words.feeUpTo, { most: shown(most), fee: shown(fee) }),
    )
    .join(words.comma);
  return fill(words.tariff, { free: shown(freeMost), list });
}

/**
 * Announces a sentence once it stops changing: announcing every keystroke would drown out the rest.
 */
function Spoken({ sentence }: { sentence: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
