import { fill } from "#base/text/language.ts";
import { PrivateAmount, type PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import styles from "./LimitRows.module.css";
import panel from "./Panel.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  texts: Texts;
  limits: HomeData["limits"];
  isBasic: boolean;
}

/** What the customer can still send to others today and this month, or why nothing. */
export function LimitRows({ texts, limits, isBasic }: Props) {
  const words = texts.limits;
  if (limits.length === 0) return null;
  return (
    <Panel
      id="limits"
      title={words.title}
      way={isBasic ? { href: "/upgrade-account", label: words.upgrade } : undefined}
    >
      <dl className={styles.limits}>
        {limits.map(({ kind, stoppedBy, today, month }) => (
          <div key={kind}>
            <dt>{words[kind]}</dt>
            {stoppedBy ? (
              <dd>
                <span>
                  <span className={panel.badge} data-kind="watch">
                    {words.stopped[stoppedBy].word}
                  </span>
                </span>
                <span className={styles.of}>{words.stopped[stoppedBy].sentence}</span>
              </dd>
            ) : (
              <>
                <Left texts={texts} name={words.today} {...today} />
                {month && <Left texts={texts} name={words.month} {...month} />}
              </>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface LeftProps {
  texts: Texts;
  name: string;
  left: PrivateMoney;
  limit: PrivateMoney;
}

function Left({ texts, name, left, limit }: LeftProps) {
  const [before = "", after = ""] = fill(texts.limits.of, {}).split("{amount}");
  return (
    <dd>
      <span>
        {name}{" "}
        <strong>
          <PrivateAmount money={left} hiddenLabel={texts.hidden} />
        </strong>
      </span>
      <span className={styles.of}>
        {before}
        <PrivateAmount money={limit} hiddenLabel={texts.hidden} />
        {after}
      </span>
      {left.amount !== null && limit.amount !== null ? (
        <progress value={left.amount} max={limit.amount} aria-label={name} />
      ) : (
        <progress value={0} max={1} aria-label={texts.hidden} />
      )}
    </dd>
  );
}
