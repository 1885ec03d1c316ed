import { Link } from "react-router";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { readContent, readContentVersion } from "../../contract.ts";
import { CONTENT_PATH, type ContentKindName } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "../content.module.css";
import { PreviewForm } from "./PreviewForm.tsx";
import { VersionActs } from "./VersionActs.tsx";

interface Props {
  texts: Texts;
  kind: ContentKindName;
  item: number;
  versions: Output<typeof readContent>["versions"];
  /** The selected version. */
  shown: ({ version: number } & Output<typeof readContentVersion>) | null;
  canWrite: boolean;
}

/** Every version, what the selected one changed, and the actions on it. */
export function Versions({ texts, kind, item, versions, shown, canWrite }: Props) {
  const chosen = shown?.version ?? versions[0]?.version ?? 1;
  return (
    <>
      <h2 id="versions">{texts.versions}</h2>
      <Table
        id="version-list"
        caption={texts.versions}
        captionHidden
        stacked
        columns={[
          { label: texts.version },
          { label: texts.state },
          { label: texts.madeAt },
          { label: texts.madeBy },
          { label: texts.period },
        ]}
        rows={versions.map((each) => ({
          key: String(each.version),
          cells: [
            <Link key="show" to={`${CONTENT_PATH}/${kind}/${item}?version=${each.version}`}>
              {each.version} {texts.show}
            </Link>,
            texts.states[each.state],
            each.madeAt,
            each.madeBy || texts.original,
            [each.publishFrom, each.publishUntil].filter(Boolean).join(" – ") || "–",
          ],
        }))}
      />
      {shown && (
        <>
          <h2>{fill(texts.difference, { version: shown.version })}</h2>
          <Difference texts={texts} lines={shown.difference} />
        </>
      )}
      <PreviewForm
        texts={texts}
        path={`${CONTENT_PATH}/${kind}/${item}/preview`}
        version={chosen}
      />
      {canWrite && <VersionActs texts={texts} version={chosen} shown={shown} />}
    </>
  );
}

function Difference({
  texts,
  lines,
}: {
  texts: Texts;
  lines: Output<typeof readContentVersion>["difference"];
}) {
  if (lines.every(({ kind }) => kind === "same")) return <p>{texts.noDifference}</p>;
  return (
    <ul className={styles.difference}>
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one comparison never move
        <li key={index} data-kind={kind}>
          {kind !== "same" && (
            <span className="sr-only">{kind === "added" ? texts.added : texts.removed} </span>
          )}
          {kind === "added" ? <ins>{text}</ins> : kind === "removed" ? <del>{text}</del> : text}
        </li>
      ))}
    </ul>
  );
}
