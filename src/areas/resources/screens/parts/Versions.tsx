import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Shown } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./document.module.css";
import type { ShownDocument } from "./requested-document.ts";

interface Props {
  texts: Texts;
  document: ShownDocument;
  at(shown: Shown): string;
}

/** Every version: its effective day, whether it is current, and what it changed. */
export function Versions({ texts, document: { documentVersion: shown, versions }, at }: Props) {
  const words = texts.versions;
  const rows = versions.map(
    ({ documentVersion: version, documentEffectiveOn, documentState: state }, place) => {
      const before = versions[place + 1]?.documentVersion;
      const links = (
        <div key="links" className={styles.links}>
          {version === shown ? (
            <span>{words.shown}</span>
          ) : (
            <a href={at({ version })}>{fill(words.read, { version })}</a>
          )}
          {before && (
            <a href={at({ version, compare: before })}>
              {fill(words.compare, { version: before })}
            </a>
          )}
        </div>
      );
      const standing = (
        <span key="state" className={styles.state} data-state={state}>
          {texts.states[state]}
        </span>
      );
      return { key: version, cells: [version, documentEffectiveOn, standing, links] };
    },
  );
  return (
    <div id="versions" className={styles.versions}>
      <h2>{words.title}</h2>
      <Table
        id="versions-table"
        caption={words.title}
        captionHidden
        stacked
        columns={[words.version, words.effective, words.state, words.actions].map((label) => ({
          label,
        }))}
        rows={rows}
      />
    </div>
  );
}
