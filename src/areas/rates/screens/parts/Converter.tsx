import type { Output } from "#base/call/call.ts";
import { amountOf, type Currency, currencies, formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { listExchangeRates } from "../../contract.ts";
import { conversionOf, isConversion, type TypedConversion } from "../../rules/conversion.ts";
import { BOARD_RATE_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./rates.module.css";

interface Props {
  texts: Texts["converter"];
  /** What was typed; null initially. */
  typed: TypedConversion | null;
  board: Output<typeof listExchangeRates>["exchangeRates"];
  /** When the newest of the board was set. */
  newest: string;
}

const AMOUNT_LENGTH = 20;

/** The currency converter at the newest board rates; a form that works without scripts. */
export function Converter({ texts, typed, board, newest }: Props) {
  const { language } = useShared().visitor;
  const found = typed && conversionOf(typed, board);
  const used = board.filter(({ currency }) => currency === typed?.from || currency === typed?.to);
  // A result is as old as the older of its two rates.
  const time = toMinute(used.map((each) => each.boardTime).sort()[0] ?? newest);
  const isStale = used.some((each) => each.isStale);
  const error = found && !isConversion(found) ? found : null;
  const errorOf = (field: string) =>
    error?.field === field ? { error: texts.errors[error.what] } : {};
  const choices = (Object.keys(currencies) as Currency[]).map((code) => ({
    value: code,
    label: `${currencies[code][language]} ${code}`,
  }));
  const written = (amount: number, currency: Currency) =>
    formatAmount<Currency>(amountOf(amount), currency);
  return (
    <>
      <form method="get" action={`${BOARD_RATE_PATH}#converter`} className={styles.choice}>
        <Field
          name="amount"
          label={texts.amount}
          typed={typed?.amount ?? "1,000"}
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
          {...errorOf("amount")}
        />
        <Select
          name="from"
          label={texts.from}
          choices={choices}
          typed={typed?.from ?? "USD"}
          {...errorOf("from")}
        />
        <Select
          name="to"
          label={texts.to}
          choices={choices}
          typed={typed?.to ?? "TWD"}
          {...errorOf("to")}
        />
        <Button>{texts.button}</Button>
      </form>
      {found && isConversion(found) && (
        <p className={styles.converted} role="status">
          {written(found.given, found.from)} = <strong>{written(found.received, found.to)}</strong>
        </p>
      )}
      {found && isConversion(found) && isStale && (
        <p className={styles.stale}>{fill(texts.stale, { time })}</p>
      )}
      <p className={styles.note}>{fill(texts.note, { time })}</p>
    </>
  );
}
