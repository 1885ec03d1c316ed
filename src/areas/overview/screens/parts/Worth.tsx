import { formatExchangeRate } from "#areas/rates/rules.ts";
import { type Currency, currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { AmountsSwitch } from "#web/ui/forms/AmountsSwitch.tsx";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import styles from "./Worth.module.css";

interface Props {
  texts: Texts;
  worth: HomeData["worth"];
  amountsHidden: boolean;
}

/** The total worth of all deposits, and by currency at the board's rates. */
export function Worth({ texts, worth, amountsHidden }: Props) {
  const { language } = useShared().visitor;
  const words = texts.worth;
  const isForeign = worth.currencies.some(({ currency }) => currency !== "TWD");
  return (
    <section aria-labelledby="worth" className={styles.worth}>
      <div className={styles.head}>
        <div>
          <h2 id="worth">{words.title}</h2>
          <p className={styles.total}>
            <PrivateAmount money={worth.total} hiddenLabel={texts.hidden} size="large" />
          </p>
        </div>
        <AmountsSwitch hidden={amountsHidden} texts={texts.amounts} />
      </div>
      {isForeign && (
        <ul className={styles.currencies}>
          {worth.currencies.map(({ currency, balance, rate, converted }) => (
            <li key={currency}>
              <span className={styles.name}>
                {currencies[currency as Currency][language]}
                {rate !== null && (
                  <span className={styles.rate}>
                    {words.rate} {formatExchangeRate(rate)}
                  </span>
                )}
              </span>
              <span className={styles.figure}>
                <PrivateAmount money={balance} hiddenLabel={texts.hidden} />
                {currency !== "TWD" && converted && (
                  <span className={styles.rate}>
                    ≈ <PrivateAmount money={converted} hiddenLabel={texts.hidden} />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {worth.isPartial
          ? words.unknown
          : worth.boardTime
            ? fill(worth.isStale ? words.stale : words.note, { time: toMinute(worth.boardTime) })
            : words.plain}
      </p>
    </section>
  );
}
