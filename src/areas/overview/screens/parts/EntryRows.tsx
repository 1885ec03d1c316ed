import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import panel from "./Panel.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  texts: Texts;
  entries: HomeData["entries"];
  main: HomeData["accounts"][number] | undefined;
}

/** The latest entries of all accounts. */
export function EntryRows({ texts, entries, main }: Props) {
  const words = texts.entries;
  if (entries.length === 0) {
    return (
      <Panel id="entries" title={words.title}>
        <Empty
          sentence={words.none}
          way={{ href: "/support/faq/category/03", label: words.noneWay }}
        />
      </Panel>
    );
  }
  return (
    <Panel
      id="entries"
      title={words.title}
      way={main && { href: `/accounts/${main.reference}`, label: words.all }}
    >
      <ul className={panel.rows}>
        {entries.map((entry) => (
          <li key={`${entry.accountReference} ${entry.entryNumber}`}>
            <span className={panel.what}>
              {entry.note ?? entry.otherBankName ?? entry.entryKindName}
            </span>
            <span className={panel.figure}>
              <PrivateAmount money={entry.amount} hiddenLabel={texts.hidden} signed />
            </span>
            <span className={panel.below}>
              <time dateTime={entry.postedAt}>{entry.time}</time>
              {" · "}
              {entry.entryKindName}
              {" · "}
              {entry.accountName}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
