import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import type { listFunds } from "../../contract.ts";
import { FUNDS_PATH, REMUNERATION_PATH, remunerationPath } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./funds.module.css";

/** A fund in a list. */
export type Fund = Output<typeof listFunds>["funds"][number];

const paths = {
  list: FUNDS_PATH,
  remuneration: REMUNERATION_PATH,
  notices: "/notice/fund",
} as const;

/** The navigation between the pages about funds. */
export function fundPages(texts: Texts, current: keyof typeof paths | null) {
  const names = Object.keys(paths) as (keyof typeof paths)[];
  return {
    label: texts.pages,
    links: names.map((name) => ({
      href: paths[name],
      name: texts.names[name],
      current: name === current,
    })),
  };
}

/** A fund's name with what must accompany it: risk, kind, and the statutory warning. */
export function FundName({ texts, fund }: { texts: Texts; fund: Fund }) {
  const { type, code, name, risk, category, warning, isOpen } = fund;
  return (
    <div className={styles.fund}>
      <a href={remunerationPath(type, code)}>{name}</a>
      <p>
        {[`RR${risk}`, texts.categories[category], ...(isOpen ? [] : [texts.paused])].join(" · ")}
      </p>
      {warning && <p className={styles.warning}>{warning}</p>}
    </div>
  );
}

/** The day of the values, and whether a newer one is missing. */
export function ValueDay({ texts, funds }: { texts: Texts; funds: readonly Fund[] }) {
  const newest = funds.reduce((last, { valueDay }) => {
    return valueDay !== null && valueDay > last ? valueDay : last;
  }, "");
  const facts = { day: newest };
  if (newest === "") return null;
  if (!funds.some(({ isStale }) => isStale)) {
    return <p className={styles.note}>{fill(texts.valueDay, facts)}</p>;
  }
  return (
    <Notice kind="warning" word={texts.staleWord}>
      <p>{fill(texts.stale, facts)}</p>
    </Notice>
  );
}

/** The statutory notices to read before buying a fund. */
export function Statutory({ texts }: { texts: Texts }) {
  return (
    <section className={styles.statutory} aria-labelledby="statutory">
      <h2 id="statutory">{texts.statutory.title}</h2>
      {texts.statutory.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{texts.demonstration}</p>
    </section>
  );
}
